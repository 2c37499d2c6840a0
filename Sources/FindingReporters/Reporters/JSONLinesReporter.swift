import IsoglossProject
import TermChecking

/// One JSON object a finding, then a summary object.
struct JSONLinesReporter: FindingReporter {
  /// How many bytes are gathered before they become text.
  private static let longest = 1 << 18

  func report(_ draft: CheckRun.Draft, to text: inout String) {
    guard !draft.result.findings.isEmpty else { return }
    var lines: [UInt8] = []
    for finding in draft.result.findings {
      FindingJSON.object(finding, draft).write(to: &lines)
      lines.append(UInt8(ascii: "\n"))
      guard lines.count >= Self.longest else { continue }
      text += String(decoding: lines, as: UTF8.self)
      lines.removeAll(keepingCapacity: true)
    }
    text += String(decoding: lines, as: UTF8.self)
  }

  func finish(_ summary: CheckSummary, to text: inout String) {
    text += JSONValue.object([.init("summary", FindingJSON.object(summary))]).text + "\n"
  }
}
