import IsoglossProject
import LanguageText
import TermChecking

/// Reviewdog diagnostics, one a line; columns count UTF-8 bytes from 1 (reviewdog.proto).
struct RDJSONLinesReporter: FindingReporter {
  func report(_ draft: CheckRun.Draft, to text: inout String) {
    for finding in draft.visibleFindings {
      let diagnostic = diagnostic(finding, draft)
      diagnostic.write(to: &text)
      text += "\n"
    }
  }

  func finish(_ summary: CheckSummary, to text: inout String) {}

  private func diagnostic(_ finding: Finding, _ draft: CheckRun.Draft) -> JSONValue {
    let range = range(finding, draft)
    var members: [JSONValue.Member] = [
      .init("message", .string(finding.message)),
      .init("location", ["path": .string(draft.document.path), "range": range]),
      .init("severity", .string(severity(finding.severity))),
      .init("source", ["name": "isogloss"]), .init("code", ["value": .string(finding.rule)]),
      .init(
        "suggestions",
        .array(
          draft.replacements(of: finding).map { ["range": range, "text": .string($0.text)] })),
    ]
    if let source = finding.source, let line = draft.line(of: source) {
      let location: JSONValue = [
        "path": .string(source.path), "range": ["start": ["line": .integer(line)]],
      ]
      members.append(
        .init(
          "relatedLocations",
          [["message": .string("source: \(source.text)"), "location": location]]))
    }
    return .object(members)
  }

  private func range(_ finding: Finding, _ draft: CheckRun.Draft) -> JSONValue {
    let place = FindingPlace(finding, in: draft)
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
