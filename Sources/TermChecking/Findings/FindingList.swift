import LanguageText

/// What the rules report while they check one draft.
package struct FindingList {
  /// The findings in the order in which they were reported.
  private(set) var findings: [Finding] = []

  private let language: LanguageTag
  private let severities: [String: Severity]

  /// What the comments of the draft hide.
  private(set) var suppressions: SuppressionTable

  init(draft: CheckedDocument, severities: [String: Severity]) {
    language = draft.language
    self.severities = severities
    suppressions = SuppressionTable(draft)
  }

  /// Whether a rule runs.
  func runs(_ rule: String) -> Bool { severities[rule] != nil }

  /// Reports something, at byte offsets into the file of the draft.
  mutating func report(
    _ rule: any Rule.Type, at range: Range<Int>, match: String, concept: String? = nil,
    confidence: Double, message: String, suggestions: [Suggestion] = [],
    source: SourceReference? = nil
  ) {
    let id = rule.about.id
    guard let severity = severities[id] else { return }
    var finding = Finding(
      rule: id, severity: severity, confidence: confidence, concept: concept, language: language,
      range: range, match: match, message: message, suggestions: suggestions, source: source)
    finding.isSuppressed = suppressions.hides(finding)
    findings.append(finding)
  }
}
