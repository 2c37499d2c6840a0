import LanguageText

/// The words of ``InterfaceMeanings`` as they are found in text, made once.
enum InterfaceLookups {
  /// The languages of the columns.
  static let languages = InterfaceMeanings.languages.compactMap { LanguageTag($0) }

  /// For each column, its words under the numbers of their lines.
  static let columns = languages.map { language in
    let terms = InterfaceMeanings.concepts.enumerated().flatMap { number, concept in
      concept.terms.filter { $0.language == language }.map { (text: $0.text, number: number) }
    }
    return TermLookup(terms, language: language)
  }

  /// For the lines whose English name is made of names of other lines, those, ascending.
  static let partsOfLine: [Int: [Int]] = {
    var parts: [Int: [Int]] = [:]
    for (line, concept) in InterfaceMeanings.concepts.enumerated() {
      let words = concept.terms.first?.text.split(separator: " ").map(String.init) ?? []
      let numbers = words.map { columns[0].numbers(of: [$0]) }
      if words.count > 1, numbers.allSatisfy({ $0.count == 1 }) {
        parts[line] = numbers.flatMap { $0 }.sorted()
      }
    }
    return parts
  }()

  /// The columns that a language's words are looked up in: its own, then those of its other
  /// scripts, which are a second guess.
  static func columns(for language: LanguageTag) -> [TermLookup] {
    let same = languages.indices.filter { languages[$0].language == language.language }
    let own = same.filter { languages[$0].matches(language) }
    return (own + same.filter { !own.contains($0) }).map { columns[$0] }
  }
}
