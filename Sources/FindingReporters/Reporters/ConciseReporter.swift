import IsoglossProject
import LanguageText
import TermChecking

/// One line a finding, for editors and grep: `path:line:column: error rule: message`.
struct ConciseReporter: FindingReporter {
  let style: TerminalStyle

  func report(_ draft: CheckRun.Draft, to text: inout String) {
    for finding in draft.visibleFindings {
      let start = FindingPlace(finding, in: draft).start
      let place = "\(draft.document.path):\(start.line):\(start.column):"
      let severity = style.coloured(finding.severity.rawValue, by: finding.severity)
      text += "\(style.bold(place)) \(severity) \(finding.rule): \(finding.message)\n"
    }
  }

  func finish(_ summary: CheckSummary, to text: inout String) {}
}
