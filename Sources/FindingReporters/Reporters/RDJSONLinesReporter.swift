import IsoglossProject
import LanguageText
import TermChecking

/// Reviewdog diagnostics, one a line; columns count UTF-8 bytes from 1 (reviewdog.proto).
struct RDJSONLinesReporter: FindingReporter {
  func report(_ draft: CheckRun.Draft, to text: inout String) {
    for finding in draft.visibleFindings {
      let diagnostic = diagnostic(finding, draft)
      text += diagnostic.text
      text += "\n"
    }
  }

  func finish(_ summary: CheckSummary, to text: inout String) {}

  private func diagnostic(_ finding: Finding, _ draft: CheckRun.Draft) -> JSONValue {
    let range = range(finding.range, draft)
    var members: [JSONValue.Member] = [
      .init("message", .string(finding.message)),
      .init("location", ["path": .string(draft.document.path), "range": range]),
      .init("severity", .string(severity(finding.severity))),
      .init("source", ["name": "isogloss"]), .init("code", ["value": .string(finding.rule)]),
      .init(
        "suggestions",
        .array(
          draft.fixes(of: finding).map {
            ["range": self.range($0.range, draft), "text": .string($0.text)]
          })),
    ]
    let related = draft.relatedWithSource(finding).map { place -> JSONValue in
      let range: JSONValue = ["start": ["line": .integer(place.line)]]
      return [
        "message": .string(place.message),
        "location": ["path": .string(place.path), "range": range],
      ]
    }
    if !related.isEmpty { members.append(.init("relatedLocations", .array(related))) }
    return .object(members)
  }

  private func range(_ range: Range<Int>, _ draft: CheckRun.Draft) -> JSONValue {
    let place = FindingPlace(range, in: draft)
    return [
      "start": [
        "line": .integer(place.start.line), "column": .integer(place.startByteColumn),
      ],
      "end": ["line": .integer(place.end.line), "column": .integer(place.endByteColumn)],
    ]
  }

  private func severity(_ severity: Severity) -> String {
    severity == .note ? "INFO" : severity.rawValue.uppercased()
  }
}
