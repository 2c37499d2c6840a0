import LanguageText

/// What the rules report while they check one draft.
package struct FindingList {
  /// The findings in the order in which they were reported.
  private(set) var findings: [Finding] = []

  private let language: LanguageTag
  private let severities: [String: Severity]

  init(language: LanguageTag, severities: [String: Severity]) {
    self.language = language
    self.severities = severities
  }

  /// Reports something, at byte offsets into the file of the draft.
  mutating func report(
    _ rule: any Rule.Type, at range: Range<Int>, match: String, concept: String? = nil,
    confidence: Double, message: String, suggestions: [Suggestion] = [],
    source: SourceReference? = nil
  ) {
    let id = rule.about.id
    guard let severity = severities[id] else { return }
    findings.append(
      Finding(
        rule: id, severity: severity, confidence: confidence, concept: concept, language: language,
        range: range, match: match, message: message, suggestions: suggestions, source: source))
  }
}
