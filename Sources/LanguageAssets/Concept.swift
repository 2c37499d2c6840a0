package import LanguageText

/// One thing that a termbase names, with what every language calls it.
package struct Concept: Hashable, Sendable {
  /// The identifier, unique in its glossary and stable over time, such as `toggle-button`.
  package var id: String
  /// The subject field; nil when not recorded.
  package var subject: String?
  /// The definition that holds for all languages; nil when there is none.
  package var definition: String?
  /// Definitions that belong to one language, by that language.
  package var definitions: [LanguageTag: String]
  /// A remark on the concept.
  package var note: String?
  /// The terms, in the order in which the glossary lists them.
  package var terms: [Term]
  /// What the file says about the concept beyond these fields: transactions, sources, references.
  package var carried: [CarriedElement] = []
  /// What the file says about one language's part of the entry beyond the definition, by language.
  package var carriedByLanguage: [LanguageTag: [CarriedElement]] = [:]
  /// Whether the file has no identifier and its reader made one up.
  @Uncompared package var isIdentifierImplied = false

  /// Makes a concept.
  package init(
    id: String, subject: String? = nil, definition: String? = nil,
    definitions: [LanguageTag: String] = [:], note: String? = nil, terms: [Term] = []
  ) {
    self.id = id
    self.subject = subject
    self.definition = definition
    self.definitions = definitions
    self.note = note
    self.terms = terms
  }

  /// The terms whose language matches the given one (zh-TW matches zh-Hant), in order.
  package func terms(in language: LanguageTag) -> [Term] {
    terms.filter { $0.language.matches(language) }
  }

  /// The term to use in a language: the first preferred one, else the first do-not-translate,
  /// admitted or proposed one; nil when the language has no approved term.
  package func preferredTerm(in language: LanguageTag) -> Term? {
    var best: (index: Int, rank: Int)?
    for index in terms.indices {
      guard let rank = terms[index].status.preference, rank < best?.rank ?? .max,
        terms[index].language.matches(language)
      else { continue }
      best = (index, rank)
    }
    return best.map { terms[$0.index] }
  }
}

extension TermStatus {
  /// The rank of the status among those of a term to use, 0 for the first; nil for none.
  fileprivate var preference: Int? {
    switch self {
    case .preferred: 0
    case .doNotTranslate: 1
    case .admitted: 2
    case .proposed: 3
    case .forbidden, .deprecated: nil
    }
  }
}
