package import LanguageText

/// How a draft renders a concept that a passage of its source names.
package struct TermRendering: Hashable, Sendable {
  /// The identifier of the concept.
  package var concept: String
  /// The language of the draft.
  package var language: LanguageTag
  /// Whether the passage of the draft has a term of the concept.
  package var isNamed: Bool
  /// The sentences of the draft that translate the sentence with the term.
  package var text: String
  /// Where ``MissingTerm`` reported the concept, in bytes of the file; nil when it is named.
  package var place: Int?

  /// Makes a rendering.
  package init(
    concept: String, language: LanguageTag, isNamed: Bool, text: String, place: Int? = nil
  ) {
    self.concept = concept
    self.language = language
    self.isNamed = isNamed
    self.text = text
    self.place = place
  }
}
