import IsoglossProject
import LanguageText
import TermChecking

/// One line a finding, for editors and grep: `path:line:column: error rule: message`, with the lines of the places that
/// it stands for.
struct ConciseReporter: FindingReporter {
  let style: TerminalStyle

  func report(_ draft: CheckRun.Draft, to text: inout String) {
    for finding in draft.visibleFindings {
      let start = FindingPlace(finding, in: draft).start
      let place = "\(draft.document.path):\(start.line):\(start.column):"
      let severity = style.coloured(finding.severity.rawValue, by: finding.severity)
      text += "\(style.bold(place)) \(severity) \(finding.rule): \(finding.message)"
      text += otherLines(of: finding, besides: start.line, in: draft) + "\n"
    }
  }

  /// How many other lines are listed.
  private static let mostLines = 5

  /// The lines of the other places of a finding; nothing where there are none, or all are in its own.
  private func otherLines(
    of finding: Finding, besides line: Int, in draft: CheckRun.Draft
  ) -> String {
    guard !finding.isOnMostOfDocument else { return "" }
    var lines: [Int] = []
    for place in finding.related where place.isOfSameKind {
      let other = draft.document.lines.position(at: place.range.lowerBound).line
      if other != line, lines.last != other { lines.append(other) }
    }
    guard !lines.isEmpty else { return "" }
    let named = lines.prefix(Self.mostLines).map { "\($0)" }.joined(separator: ", ")
    let more = lines.count - Self.mostLines
    return " (and in line\(lines.count > 1 ? "s" : "") \(named)"
      + (more > 0 ? " and \(more) more)" : ")")
  }

  func finish(_ summary: CheckSummary, to text: inout String) {}
}
