/// The formats that findings can be written in; the raw value is the name on the command line.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For people: the line with the passage marked, the source and the suggestions.
  case full
  /// One line a finding.
  case concise
  /// One JSON object a finding, then a summary.
  case jsonl
  /// SARIF 2.1.0.
  case sarif
  /// Workflow commands of GitHub Actions.
  case github

  /// Makes the reporter of the format; the style colours what is for people.
  package func reporter(style: TerminalStyle) -> any FindingReporter {
    switch self {
    case .full: FullReporter(style: style)
    case .concise: ConciseReporter(style: style)
    case .jsonl: JSONLinesReporter()
    case .sarif: SARIFReporter()
    case .github: GitHubReporter()
    }
  }
}
