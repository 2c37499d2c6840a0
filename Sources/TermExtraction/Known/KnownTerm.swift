package import LanguageText

/// A term that a glossary or memory has already.
package struct KnownTerm: Hashable, Sendable {
  /// The language.
  package var language: LanguageTag
  /// The citation form.
  package var text: String

  /// Makes a term.
  package init(language: LanguageTag, text: String) {
    self.language = language
    self.text = text
  }
}

/// What a glossary or memory already calls one thing.
package struct KnownConcept: Hashable, Sendable {
  /// The identifier in the glossary; nil for a concept that comes from elsewhere.
  package var id: String?
  /// The terms; of each language the preferred one first.
  package var terms: [KnownTerm]

  /// Makes a concept.
  package init(id: String? = nil, terms: [KnownTerm]) {
    self.id = id
    self.terms = terms
  }

  /// What the glossary prefers in a language.
  func preferred(in language: LanguageTag) -> String? {
    terms.first { $0.language.matches(language) }?.text
  }
}
