import LanguageText

/// The capitals of names in languages whose citation forms are put together from small letters: what sentences
/// write with a capital is a name, Інтернет.
struct NameCapitals {
  /// For each language, the words that have a capital inside sentences, in all forms that one stem has.
  private let names: [Set<String>]

  /// Looks at the words inside the sentences of a corpus.
  init(_ corpus: Corpus) {
    names = corpus.languages.indices.map { index in
      Self.languages.contains(corpus.languages[index].language)
        ? Self.names(in: index, of: corpus) : []
    }
  }

  /// A citation form with the capitals of each word that is a name and stands with them in the form of the text.
  func restored(_ citation: String, of form: String, language: Int) -> String {
    guard !names[language].isEmpty else { return citation }
    let words = form.split(separator: " ")
    let cited = citation.split(separator: " ")
    guard words.count == cited.count else { return citation }
    return zip(cited, words).map { restored($0, of: $1, names[language]) }.joined(separator: " ")
  }

  /// A word, or each part of a compound, with the capitals of the text: Інтернет, ЄЕП, Android-устройство.
  private func restored(_ cited: Substring, of word: Substring, _ names: Set<String>) -> String {
    let parts = cited.split(separator: "-", omittingEmptySubsequences: false)
    let own = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == own.count else { return String(cited) }
    let isName = names.contains(TermForms.fold(String(word)))
    return parts.indices.map { index in
      let (part, own) = (parts[index], own[index])
      guard own.first?.isUppercase == true,
        index == 0 && isName || names.contains(TermForms.fold(String(own)))
      else { return String(part) }
      let isAcronym = own.dropFirst().contains(where: \.isUppercase)
      return isAcronym && TermForms.fold(String(own)) == TermForms.fold(String(part))
        ? String(own) : part.prefix(1).uppercased() + part.dropFirst()
    }.joined(separator: "-")
  }

  private static func names(in language: Int, of corpus: Corpus) -> Set<String> {
    var (capital, small): ([Int32: Int], [Int32: Int]) = ([:], [:])
    for segment in corpus.segments where segment.language == language && !segment.isLabel {
      let hasSmall = segment.tokens.contains { token in
        !corpus.tokens[token].isCapitalized
          && corpus.tokens[token].end - corpus.tokens[token].start > shortest
          && [.cyrillic, .latin].contains(corpus.tokens[token].script)
      }
      for token in segment.tokens where [.cyrillic, .latin].contains(corpus.tokens[token].script) {
        guard corpus.tokens[token].isCapitalized else {
          small[corpus.tokens[token].word, default: 0] += 1
          continue
        }
        let isInside =
          token > segment.tokens.lowerBound && corpus.tokens[token - 1].script.isWord
          && !corpus.tokens[token - 1].isCapitalized
        if isInside, hasSmall { capital[corpus.tokens[token].word, default: 0] += 1 }
      }
    }
    return Set(
      capital.filter { word, count in
        count >= fewest && smallWeight * (small[word] ?? 0) < count
      }.map { corpus.vocabulary[$0.key] })
  }

  /// Those whose citation forms are written small but for what is told here.
  private static let languages: Set<String> = ["pl", "ro", "ru", "uk"]
  /// How often a name has a capital where no other word asks for one, at least.
  private static let fewest = 2
  /// How many capitals one small letter outweighs.
  private static let smallWeight = 9
  /// In bytes; shorter words are small in headings, too.
  private static let shortest = 6
}
