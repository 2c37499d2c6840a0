import IsoglossProject
import TermChecking

/// One JSON object a finding, then a summary object.
struct JSONLinesReporter: FindingReporter {
  func report(_ draft: CheckRun.Draft, to text: inout String) {
    guard !draft.result.findings.isEmpty else { return }
    var lines: [UInt8] = []
    for finding in draft.result.findings {
      FindingJSON.object(finding, draft).write(to: &lines)
      lines.append(UInt8(ascii: "\n"))
    }
    text += String(decoding: lines, as: UTF8.self)
  }

  func finish(_ summary: CheckSummary, to text: inout String) {
    text += JSONValue.object([.init("summary", FindingJSON.object(summary))]).text + "\n"
  }
}
