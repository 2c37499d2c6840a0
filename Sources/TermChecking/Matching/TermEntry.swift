import LanguageAssets

/// A term of a glossary as a matcher knows it; two are equal when they stand in the same place.
struct TermEntry: Hashable, Sendable {
  /// The index of the concept in the glossary.
  let concept: Int
  /// The index of the term in the concept.
  let index: Int
  /// The status of the term, which every rule asks for.
  let status: TermStatus
  /// Whether the concept has several approved terms in the language.
  let hasSynonyms: Bool
  /// The term; behind a reference, since every use of it in a text holds the entry.
  var term: Term { storage.term }

  private final class Storage: Sendable {
    let term: Term
    init(_ term: Term) { self.term = term }
  }

  private let storage: Storage

  init(concept: Int, index: Int, term: Term, hasSynonyms: Bool = true) {
    self.concept = concept
    self.index = index
    status = term.status
    self.hasSynonyms = hasSynonyms
    storage = Storage(term)
  }

  static func == (left: TermEntry, right: TermEntry) -> Bool {
    left.concept == right.concept && left.index == right.index
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(concept)
    hasher.combine(index)
  }
}
