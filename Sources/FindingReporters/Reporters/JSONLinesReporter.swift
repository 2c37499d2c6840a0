import IsoglossProject
import TermChecking

/// One JSON object a finding, then a summary object.
struct JSONLinesReporter: FindingReporter {
  func report(_ draft: CheckRun.Draft, to text: inout String) {
    for finding in draft.result.findings {
      FindingJSON.object(finding, draft).write(to: &text)
      text += "\n"
    }
  }

  func finish(_ summary: CheckSummary, to text: inout String) {
    JSONValue.object([.init("summary", FindingJSON.object(summary))]).write(to: &text)
    text += "\n"
  }
}
