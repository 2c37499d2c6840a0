import LanguageText

/// The words of ``InterfaceMeanings`` as they are found in text, made once.
enum InterfaceLookups {
  /// The languages of the columns.
  static let languages = InterfaceMeanings.languages.compactMap { LanguageTag($0) }

  /// For each column, its words under the numbers of their lines.
  static let columns = languages.map { lookup(InterfaceMeanings.concepts, from: 0, in: $0) }

  /// For each column, the parts of names: the words of ``InterfaceMeanings`` under the numbers of
  /// their lines, and those of ``InterfaceWords`` behind them.
  static let partColumns = languages.map {
    lookup(InterfaceMeanings.concepts + InterfaceWords.concepts, from: 0, in: $0)
  }

  /// The number of the first line of ``InterfaceSynonyms``.
  static let firstSynonym = InterfaceMeanings.concepts.count + InterfaceWords.concepts.count

  private static func lookup(
    _ concepts: [KnownConcept], from first: Int, in language: LanguageTag
  ) -> TermLookup {
    let terms = concepts.enumerated().flatMap { number, concept in
      concept.terms.filter { $0.language == language }.map {
        (text: $0.text, number: first + number)
      }
    }
    return TermLookup(terms, language: language)
  }

  /// The columns that a language's words are looked up in: its own, then those of its other
  /// scripts, which are a second guess.
  static func columns(for language: LanguageTag) -> [TermLookup] {
    order(for: language).map { columns[$0] }
  }

  /// The columns of parts in the same order.
  static func partColumns(for language: LanguageTag) -> [TermLookup] {
    order(for: language).map { partColumns[$0] }
  }

  private static func order(for language: LanguageTag) -> [Int] {
    let same = languages.indices.filter { languages[$0].language == language.language }
    let own = same.filter { languages[$0].matches(language) }
    return own + same.filter { !own.contains($0) }
  }
}
