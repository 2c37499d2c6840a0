import IsoglossProject
import LanguageText
import TermChecking

/// Findings and summaries in the shape of the contract.
enum FindingJSON {
  /// Writes a finding as an object, with the other places that it is about if there are any.
  static func write(_ finding: Finding, _ draft: CheckRun.Draft, to bytes: inout [UInt8]) {
    let place = FindingPlace(finding, in: draft)
    bytes.writeJSONObject { bytes in
      bytes.writeJSON("schema", 1)
      bytes.writeJSON("rule", finding.rule)
      bytes.writeJSON("severity", finding.severity.rawValue)
      bytes.writeJSON("confidence", finding.confidence)
      bytes.writeJSON("concept", finding.concept)
      bytes.writeJSON("lang", finding.language.canonical)
      bytes.writeJSON("path", draft.document.path)
      bytes.writeJSON("line", place.start.line)
      bytes.writeJSON("column", place.start.column)
      bytes.writeJSON("endLine", place.end.line)
      bytes.writeJSON("endColumn", place.end.column)
      bytes.writeJSON("byteOffset", finding.range.lowerBound)
      bytes.writeJSON("byteLength", finding.range.count)
      bytes.writeJSON("match", finding.match)
      bytes.writeJSON("message", finding.message)
      bytes.writeJSON("suggestions", finding.suggestions) { suggestion, bytes in
        bytes.writeJSON("text", suggestion.text)
        bytes.writeJSON("safe", suggestion.isSafe)
      }
      write(finding.source, of: draft, to: &bytes)
      bytes.writeJSON("fingerprint", finding.fingerprint)
      bytes.writeJSON("suppressed", finding.isSuppressed)
      guard !finding.related.isEmpty else { return }
      bytes.writeJSON("related", draft.related(to: finding)) { place, bytes in
        bytes.writeJSON("path", place.path)
        bytes.writeJSON("line", place.line)
        bytes.writeJSON("message", place.message)
      }
    }
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

  /// Writes the passage of a source that a finding is about; null where there is none.
  private static func write(
    _ source: SourceReference?, of draft: CheckRun.Draft, to bytes: inout [UInt8]
  ) {
    guard let source, let line = draft.line(of: source) else {
      return bytes.writeJSON("source", nil)
    }
    bytes.writeJSON(key: "source")
    bytes.writeJSONObject { bytes in
      bytes.writeJSON("path", source.path)
      bytes.writeJSON("line", line)
      bytes.writeJSON("text", source.text)
    }
  }
}
