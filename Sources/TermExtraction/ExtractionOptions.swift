package import LanguageText

/// How much extraction proposes.
package struct ExtractionOptions: Hashable, Sendable {
  /// Concepts less confident than this are left out, 0…1; nil lets the extractor choose by what it
  /// was given (one language, or several).
  package var minConfidence: Double?
  /// How many concepts are proposed at most, the best ones; nil sets no limit.
  package var maxTerms: Int?
  /// How many places are kept as evidence for each term.
  package var evidencePerTerm: Int
  /// Whether concepts say why their terms were linked.
  package var explains: Bool
  /// The language that all documents are translated from: a concept that it has no name for is none;
  /// nil when there is no such language.
  package var sourceLanguage: LanguageTag?
  /// How many pairs of languages are compared at a time; the result is the same for any number.
  package var jobs: Int

  /// Makes options; the defaults are what `isogloss extract` uses.
  package init(
    minConfidence: Double? = nil, maxTerms: Int? = nil, evidencePerTerm: Int = 3,
    explains: Bool = false, sourceLanguage: LanguageTag? = nil, jobs: Int = 1
  ) {
    self.explains = explains
    self.sourceLanguage = sourceLanguage
    self.minConfidence = minConfidence
    self.maxTerms = maxTerms
    self.evidencePerTerm = evidencePerTerm
    self.jobs = jobs
  }
}
