import IsoglossProject
import LanguageText
import TermChecking

/// Workflow commands of GitHub Actions, the gravest first, because GitHub shows ten of a kind.
///
/// Source of the escapes: actions/toolkit, packages/core/src/command.ts.
struct GitHubReporter: FindingReporter {
  private var lines: [(severity: Severity, text: String)] = []

  init() {}

  mutating func report(_ draft: CheckRun.Draft, to text: inout String) {
    for finding in draft.visibleFindings {
      lines.append((finding.severity, command(finding, draft)))
    }
  }

  mutating func finish(_ summary: CheckSummary, to text: inout String) {
    for severity in [Severity.error, .warning, .note] {
      for line in lines where line.severity == severity { text += line.text + "\n" }
    }
    lines = []
  }

  private func command(_ finding: Finding, _ draft: CheckRun.Draft) -> String {
    let place = FindingPlace(finding, in: draft)
    let path = draft.document.path
    var properties = [
      ("title", "isogloss (\(finding.rule))"), ("file", path), ("line", "\(place.start.line)"),
      ("endLine", "\(place.end.line)"),
    ]
    // Columns of a finding over several lines would mark the wrong text.
    if place.start.line == place.end.line {
      properties += [("col", "\(place.start.column)"), ("endColumn", "\(place.end.column)")]
    }
    let name = finding.severity == .note ? "notice" : finding.severity.rawValue
    let list = properties.map { "\($0.0)=\(escaped(property: $0.1))" }.joined(separator: ",")
    let message =
      "\(path):\(place.start.line):\(place.start.column): \(finding.rule): \(finding.message)"
    return "::\(name) \(list)::\(escaped(message))"
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private func escaped(property: String) -> String {
    escaped(property).reduce(into: "") { result, character in
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
  }
}
