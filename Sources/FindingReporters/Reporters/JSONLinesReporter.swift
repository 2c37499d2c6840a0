import IsoglossProject
import TermChecking

/// One JSON object a finding, then a summary object.
struct JSONLinesReporter: FindingReporter {
  /// How long most lines are at the most, in bytes.
  private static let usualLength = 512

  func report(_ draft: CheckRun.Draft, to text: inout String) {
    guard !draft.result.findings.isEmpty else { return }
    var lines: [UInt8] = []
    lines.reserveCapacity(draft.result.findings.count * Self.usualLength)
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
