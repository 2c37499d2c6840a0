import IsoglossProject
import TermChecking

/// One JSON object a finding, then a summary object.
struct JSONLinesReporter: FindingReporter {
  func report(_ draft: CheckRun.Draft, to text: inout String) {
    var lines: [UInt8] = []
    report(draft, to: &lines) { _ in }
    text += String(decoding: lines, as: UTF8.self)
  }

  func report(
    _ draft: CheckRun.Draft, to bytes: inout [UInt8],
    handingOn handOn: (inout [UInt8]) throws -> Void
  ) rethrows {
    for finding in draft.result.findings {
      FindingJSON.write(finding, draft, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
      try handOn(&bytes)
    }
  }

  func finish(_ summary: CheckSummary, to text: inout String) {
    text += JSONValue.object([.init("summary", FindingJSON.object(summary))]).text + "\n"
  }
}
