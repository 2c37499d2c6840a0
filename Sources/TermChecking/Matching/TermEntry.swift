import LanguageAssets

/// A term of a glossary as a matcher knows it.
struct TermEntry: Hashable, Sendable {
  /// The index of the concept in the glossary.
  let concept: Int
  /// The index of the term in the concept.
  let index: Int
  /// The term.
  let term: Term
}
