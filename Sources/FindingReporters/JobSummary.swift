package import IsoglossProject
import LanguageText
import TermChecking

/// The summary of a job of GitHub Actions, in Markdown.
package struct JobSummary {
  /// How many findings the table shows; GitHub takes a megabyte a step.
  private static let limit = 100

  private let drafts: [CheckRun.Draft]
  private let summary: CheckSummary

  /// Makes the summary of a check.
  package init(_ drafts: [CheckRun.Draft], _ summary: CheckSummary) {
    self.drafts = drafts
    self.summary = summary
  }

  /// The summary: what was checked, how often each rule found something, and the findings, the
  /// gravest first.
  package var markdown: String {
    let counts = [Severity.error, .warning, .note].map { severity in
      (summary.counts[severity] ?? 0).counted(severity.rawValue)
    }.joined(separator: ", ")
    var text =
      "### Isogloss\n\n\(summary.files.counted("file")), "
      + "\(summary.pairs) with a source: \(counts)"
    if summary.suppressed > 0 { text += ", \(summary.suppressed) suppressed" }
    if summary.baselined > 0 { text += ", \(summary.baselined) in the baseline" }
    text += ".\n\n"
    guard summary.findings > 0 else { return text }
    text += "| rule | findings | files |\n| --- | ---: | ---: |\n"
    for count in CheckStatistics(drafts).rules {
      text += "| \(count.name) | \(count.findings) | \(count.files) |\n"
    }
    return text + "\n" + table
  }

  private var table: String {
    var rows: [(severity: Severity, text: String)] = []
    for draft in drafts {
      for finding in draft.visibleFindings {
        let start = FindingPlace(finding, in: draft).start
        let place = Self.escaped("\(draft.document.path):\(start.line):\(start.column)")
        rows.append(
          (
            finding.severity,
            "| \(finding.severity.rawValue) | \(place) | \(finding.rule) | "
              + "\(Self.escaped(finding.message)) |\n"
          ))
      }
    }
    let sorted = [Severity.error, .warning, .note].flatMap { severity in
      rows.filter { $0.severity == severity }.map(\.text)
    }
    let rest = sorted.count - Self.limit
    return "| | place | rule | |\n| --- | --- | --- | --- |\n"
      + sorted.prefix(Self.limit).joined()
      + (rest > 0 ? "\n… and \(rest) more in the log.\n" : "")
  }

  /// A text in a cell, without what Markdown or HTML would take for markup.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\n", "\r": result += " "
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "|", "\\", "`", "*", "_", "[", "]", "~", "#", "@":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
