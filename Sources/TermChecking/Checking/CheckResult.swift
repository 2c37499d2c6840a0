/// What a check of one draft gives.
package struct CheckResult: Sendable {
  /// The findings in order of position, then of rule; suppressed ones are among them and marked.
  package var findings: [Finding]
  /// How many passages of the draft were aligned with a passage of a source.
  package var pairsAligned: Int
  /// How many terms of the glossary were looked for in the draft's language.
  package var termsLoaded: Int
  /// Passages of a source that the draft leaves out, in order.
  package var omittedPassages: [SourceReference]

  /// Makes a result.
  package init(
    findings: [Finding] = [], pairsAligned: Int = 0, termsLoaded: Int = 0,
    omittedPassages: [SourceReference] = []
  ) {
    self.findings = findings
    self.pairsAligned = pairsAligned
    self.termsLoaded = termsLoaded
    self.omittedPassages = omittedPassages
  }
}
