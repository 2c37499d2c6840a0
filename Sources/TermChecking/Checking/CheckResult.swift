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
  /// What the draft contributes to what ``DocumentSet`` judges.
  package var mentions: [TermMention]
  /// How the draft renders what its sources name, for ``DocumentSet`` to judge.
  package var renderings: [TermRendering]
  /// The sentences of the sources with what the draft makes of them, for ``DocumentSet`` to judge.
  package var sentences: [TranslatedSentence]
  /// What the draft makes of the headings and cells of its sources, for ``DocumentSet`` to judge.
  package var labels: [LabelRendering]
  /// How the draft translates the labels of its sources, for ``DocumentSet`` to judge.
  package var labelTranslations: [LabelTranslation]
  /// Where the draft has names that are only proposed, for ``DocumentSet`` to judge.
  package var evidence: [NameEvidence]

  /// Makes a result.
  package init(
    findings: [Finding] = [], pairsAligned: Int = 0, termsLoaded: Int = 0,
    omittedPassages: [SourceReference] = [], mentions: [TermMention] = [],
    renderings: [TermRendering] = [], sentences: [TranslatedSentence] = [],
    labels: [LabelRendering] = [], labelTranslations: [LabelTranslation] = [],
    evidence: [NameEvidence] = []
  ) {
    self.findings = findings
    self.pairsAligned = pairsAligned
    self.termsLoaded = termsLoaded
    self.omittedPassages = omittedPassages
    self.mentions = mentions
    self.renderings = renderings
    self.sentences = sentences
    self.labels = labels
    self.labelTranslations = labelTranslations
    self.evidence = evidence
  }

  /// Adds a finding in its place.
  ///
  /// - Complexity: O(n) in the number of findings.
  mutating func insert(_ finding: Finding) {
    var (low, high) = (0, findings.count)
    while low < high {
      let middle = (low + high) / 2
      if finding.isBefore(findings[middle]) { high = middle } else { low = middle + 1 }
    }
    findings.insert(finding, at: low)
  }

  /// Adds findings in their places, behind those that are equal in rank.
  ///
  /// - Complexity: O(n log n) in the number of all findings.
  mutating func insert(_ others: [Finding]) {
    findings += others
    findings.order()
  }
}
