package import TermChecking

/// The formats that findings can be written in; the raw value is the name on the command line.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For people: the line with the passage marked, the source and the suggestions.
  case full
  /// One line a finding.
  case concise
  /// One JSON document.
  case json
  /// One JSON object a finding, then a summary.
  case jsonl
  /// SARIF 2.1.0.
  case sarif
  /// Workflow commands of GitHub Actions.
  case github
  /// GitLab Code Quality.
  case gitlab
  /// JUnit XML.
  case junit
  /// Checkstyle XML.
  case checkstyle
  /// Reviewdog diagnostics, one a line.
  case rdjsonl

  /// Whether people read the format, be it as annotations of a change, rather than programs.
  package var isForPeople: Bool { self == .full || self == .concise || self == .github }

  /// Makes the reporter of the format.
  ///
  /// The style colours what is for people; findings from the severity on fail the run, which formats that tell what
  /// failed from what passed go by.
  package func reporter(
    style: TerminalStyle, failLevel: Severity = .error
  ) -> any FindingReporter {
    switch self {
    case .full: FullReporter(style: style)
    case .concise: ConciseReporter(style: style)
    case .json: JSONReporter()
    case .jsonl: JSONLinesReporter()
    case .sarif: SARIFReporter()
    case .github: GitHubReporter()
    case .gitlab: GitLabReporter()
    case .junit: JUnitReporter(failLevel: failLevel)
    case .checkstyle: CheckstyleReporter()
    case .rdjsonl: RDJSONLinesReporter()
    }
  }
}
