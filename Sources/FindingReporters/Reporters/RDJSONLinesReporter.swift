import IsoglossProject
import LanguageText
import TermChecking

/// Reviewdog diagnostics, one a line; columns count UTF-8 bytes from 1 (reviewdog.proto).
struct RDJSONLinesReporter: FindingReporter {
  func report(_ draft: CheckRun.Draft, to text: inout String) {
    for finding in draft.visibleFindings {
      let range = range(finding, draft)
      let diagnostic: JSONValue = [
        "message": .string(finding.message),
        "location": ["path": .string(draft.document.path), "range": range],
        "severity": .string(severity(finding.severity)), "source": ["name": "isogloss"],
        "code": ["value": .string(finding.rule)],
        "suggestions": .array(
          finding.suggestions.map { ["range": range, "text": .string($0.text)] }),
      ]
      diagnostic.write(to: &text)
      text += "\n"
    }
  }

  func finish(_ summary: CheckSummary, to text: inout String) {}

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
