/// What one document contributes to what is judged over all documents of a run.
package struct TermMention: Hashable, Sendable {
  /// What is named: the identifier of a concept, or a word that no glossary has, folded.
  package var subject: String
  /// How it is named: the term, or the word as written first.
  package var name: String
  /// Whether the glossary prefers this name.
  package var isPreferred: Bool
  /// Whether the glossary allows this name beside others.
  package var isAdmitted: Bool
  /// How many times the document has the name.
  package var count: Int
  /// Whether the document by itself gave reason to report something about the subject.
  package var isReported: Bool
  /// Whether nobody has decided on the name and the document has it once: that is a note, unless the
  /// other documents have it again.
  package var isGuess: Bool
  /// What to report at the first place when the other documents give reason to; its message is
  /// still to be completed.
  package var finding: Finding

  /// Makes a mention.
  package init(
    subject: String, name: String, isPreferred: Bool = false, isAdmitted: Bool = false, count: Int,
    isReported: Bool = false, isGuess: Bool = false, finding: Finding
  ) {
    self.subject = subject
    self.name = name
    self.isPreferred = isPreferred
    self.isAdmitted = isAdmitted
    self.count = count
    self.isReported = isReported
    self.isGuess = isGuess
    self.finding = finding
  }
}
