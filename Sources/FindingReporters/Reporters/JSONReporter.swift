import IsoglossProject
import TermChecking

/// One JSON document: an array of the findings and the summary, as `jsonl` has them line by line.
struct JSONReporter: FindingReporter {
  /// The findings with commas between them.
  private var findings: [UInt8] = []

  init() {}

  mutating func report(_ draft: CheckRun.Draft, to text: inout String) {
    for finding in draft.result.findings {
      if !findings.isEmpty { findings.append(UInt8(ascii: ",")) }
      FindingJSON.write(finding, draft, to: &findings)
    }
  }

  mutating func finish(_ summary: CheckSummary, to text: inout String) {
    text += #"{"schema":1,"findings":["# + String(decoding: findings, as: UTF8.self)
    text += #"],"summary":"# + FindingJSON.object(summary).text + "}\n"
    findings = []
  }
}
