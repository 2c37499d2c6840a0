/// A kind of thing that a glossary says.
package enum GlossaryDetail: Hashable, Sendable, CaseIterable {
  /// A designation of a concept.
  case term
  /// The subject field of a concept.
  case subject
  /// A definition of a concept.
  case definition
  /// A remark on a concept or a term.
  case note
  /// A sentence that shows a term in use.
  case context
  /// The part of speech of a term.
  case partOfSpeech
  /// The gender of a term.
  case gender
  /// Where a term appears in a user interface.
  case location
  /// The forms of a term that are added or taken away.
  case forms
  /// The longer words that are not the term.
  case blockers
  /// That a term is meant exactly as it is written.
  case exactness
  /// A status that the order of the terms does not show: all but preferred and admitted.
  case status
}
