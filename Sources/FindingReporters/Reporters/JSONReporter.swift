import IsoglossProject
import TermChecking

/// One JSON document: an array of the findings and the summary, as `jsonl` has them line by line.
struct JSONReporter: FindingReporter {
  private var findings: [JSONValue] = []

  init() {}

  mutating func report(_ draft: CheckRun.Draft, to text: inout String) {
    findings += draft.result.findings.map { FindingJSON.object($0, draft) }
  }

  mutating func finish(_ summary: CheckSummary, to text: inout String) {
    let document: JSONValue = [
      "schema": 1, "findings": .array(findings), "summary": FindingJSON.object(summary),
    ]
    text += document.text + "\n"
    findings = []
  }
}
