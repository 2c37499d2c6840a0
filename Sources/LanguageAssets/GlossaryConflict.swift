package import LanguageText

/// Where glossaries that are merged contradict each other.
package struct GlossaryConflict: Hashable, Sendable {
  /// What they contradict each other in.
  package enum Subject: Hashable, Sendable {
    /// A field of the concept, such as `definition`.
    case field(String)
    /// The status of a term.
    case status(LanguageTag, term: String)
    /// A field of a term, such as `note`.
    case termField(LanguageTag, term: String, String)
    /// Two terms of one language are preferred; the second is now admitted.
    case preferred(LanguageTag)
    /// A term or the whole concept was changed on one side and removed on the other.
    case removed
    /// Another concept has some of the same terms, and some that differ.
    case sharedTerms(otherConcept: String)
  }

  /// The identifier of the concept.
  package var concept: String
  /// What the contradiction is about.
  package var subject: Subject
  /// What was kept.
  package var kept: String
  /// What was not taken over.
  package var other: String

  /// Makes a conflict.
  package init(concept: String, _ subject: Subject, kept: String, other: String) {
    self.concept = concept
    self.subject = subject
    self.kept = kept
    self.other = other
  }
}
