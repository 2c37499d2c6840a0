import IsoglossProject
import LanguageText
import TermChecking

/// Findings and summaries in the shape of the contract.
enum FindingJSON {
  /// A finding, with the other places that it is about if there are any.
  static func object(_ finding: Finding, _ draft: CheckRun.Draft) -> JSONValue {
    let place = FindingPlace(finding, in: draft)
    let members: JSONValue = [
      "schema": 1, "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "confidence": .number(finding.confidence), "concept": .optional(finding.concept),
      "lang": .string(finding.language.canonical), "path": .string(draft.document.path),
      "line": .integer(place.start.line), "column": .integer(place.start.column),
      "endLine": .integer(place.end.line), "endColumn": .integer(place.end.column),
      "byteOffset": .integer(finding.range.lowerBound),
      "byteLength": .integer(finding.range.count), "match": .string(finding.match),
      "message": .string(finding.message),
      "suggestions": .array(
        finding.suggestions.map { ["text": .string($0.text), "safe": .boolean($0.isSafe)] }),
      "source": source(finding, draft), "fingerprint": .string(finding.fingerprint),
      "suppressed": .boolean(finding.isSuppressed),
    ]
    let related = draft.related(to: finding).map { place -> JSONValue in
      [
        "path": .string(place.path), "line": .integer(place.line),
        "message": .string(place.message),
      ]
    }
    guard !related.isEmpty, case .object(let known) = members else { return members }
    return .object(known + [.init("related", .array(related))])
  }

  /// A summary.
  static func object(_ summary: CheckSummary) -> JSONValue {
    [
      "files": .integer(summary.files), "pairs": .integer(summary.pairs),
      "terms": .integer(summary.terms), "findings": .integer(summary.findings),
      "errors": .integer(summary.counts[.error] ?? 0),
      "warnings": .integer(summary.counts[.warning] ?? 0),
      "notes": .integer(summary.counts[.note] ?? 0),
      "suppressed": .integer(summary.suppressed), "baselined": .integer(summary.baselined),
    ]
  }

  private static func source(_ finding: Finding, _ draft: CheckRun.Draft) -> JSONValue {
    guard let source = finding.source, let line = draft.line(of: source) else { return .null }
    return ["path": .string(source.path), "line": .integer(line), "text": .string(source.text)]
  }
}
