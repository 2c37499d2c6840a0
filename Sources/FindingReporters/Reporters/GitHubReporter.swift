import IsoglossProject
import LanguageText
import TermChecking

/// Workflow commands of GitHub Actions, the gravest first.
///
/// GitHub shows ten annotations of a kind for a step. What goes beyond is written to the log as text,
/// and a notice says so. Source of the escapes: actions/toolkit, packages/core/src/command.ts.
struct GitHubReporter: FindingReporter {
  /// How many annotations of a kind GitHub shows.
  private static let limit = 10

  private struct Line {
    var severity: Severity
    var command: String
    var text: String
  }

  private var lines: [Line] = []

  init() {}

  mutating func report(_ draft: CheckRun.Draft, to text: inout String) {
    for finding in draft.visibleFindings {
      let start = FindingPlace(finding, in: draft).start
      let sentence =
        "\(draft.document.path):\(start.line):\(start.column): \(finding.rule): \(finding.message)"
      lines.append(
        Line(
          severity: finding.severity, command: command(finding, draft, sentence),
          text: "- \(finding.severity.rawValue) \(WorkflowCommand.escaped(sentence))"))
    }
  }

  mutating func finish(_ summary: CheckSummary, to text: inout String) {
    var rest: [Line] = []
    let isCut = Severity.allCases.contains { severity in
      lines.count { $0.severity == severity } > Self.limit
    }
    for severity in [Severity.error, .warning, .note] {
      // The notice about the rest takes the place of one.
      let limit = severity == .note && isCut ? Self.limit - 1 : Self.limit
      let all = lines.filter { $0.severity == severity }
      for line in all.prefix(limit) { text += line.command + "\n" }
      rest += all.dropFirst(limit)
    }
    lines = []
    guard !rest.isEmpty else { return }
    let count = "\(rest.count) more \(rest.count == 1 ? "finding" : "findings")"
    text += "::notice title=isogloss::\(count) in the log of this step\n::group::\(count)\n"
    for line in rest { text += line.text + "\n" }
    text += "::endgroup::\n"
  }

  private func command(
    _ finding: Finding, _ draft: CheckRun.Draft, _ sentence: String
  ) -> String {
    let place = FindingPlace(finding, in: draft)
    var properties = [
      ("title", "isogloss (\(finding.rule))"), ("file", draft.document.path),
      ("line", "\(place.start.line)"), ("endLine", "\(place.end.line)"),
    ]
    // Columns of a finding over several lines would mark the wrong text.
    if place.start.line == place.end.line {
      properties += [("col", "\(place.start.column)"), ("endColumn", "\(place.end.column)")]
    }
    let name = finding.severity == .note ? "notice" : finding.severity.rawValue
    return WorkflowCommand.text(name, properties, sentence)
  }
}

/// A command to GitHub's runner on a line of the log.
private enum WorkflowCommand {
  static func text(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let list = properties.map { "\($0.0)=\(escaped(property: $0.1))" }.joined(separator: ",")
    return "::\(name) \(list)::\(escaped(message))"
  }

  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escaped(property: String) -> String {
    escaped(property).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
