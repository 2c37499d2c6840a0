import LanguageText

/// A fix as a unified diff, which `patch` and `git apply` take (POSIX diff -u).
package struct UnifiedDiff: Sendable {
  private static let context = 3

  private let fix: DraftFix
  private let changed: [Int: [UInt8]]

  /// Makes the diff of a fix.
  package init(_ fix: DraftFix) {
    self.fix = fix
    var changed: [Int: [UInt8]] = [:]
    let byLine = Dictionary(grouping: fix.replacements) {
      fix.lines.position(at: $0.range.lowerBound).line
    }
    for (line, replacements) in byLine {
      var bytes: [UInt8] = []
      var end = fix.lines.lineRange(line).lowerBound
      for replacement in replacements {
        bytes += fix.original[end..<replacement.range.lowerBound]
        bytes += Array(replacement.text.utf8)
        end = replacement.range.upperBound
      }
      changed[line] = bytes + fix.original[end..<fix.lines.lineRange(line).upperBound]
    }
    self.changed = changed
  }

  /// The diff; empty when the fix changes nothing.
  package var text: String {
    guard !changed.isEmpty else { return "" }
    let path = fix.path.drop { $0 == "/" }
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks.map(hunk).joined()
  }

  /// Ranges of lines that hold changes with their context; neighbours joined.
  private var hunks: [ClosedRange<Int>] {
    var hunks: [ClosedRange<Int>] = []
    for line in changed.keys.sorted() {
      let start = max(1, line - Self.context)
      let end = min(lastLine, line + Self.context)
      if let last = hunks.last, start <= last.upperBound + 1 {
        hunks[hunks.count - 1] = last.lowerBound...end
      } else {
        hunks.append(start...end)
      }
    }
    return hunks
  }

  /// The last line that has text or a line end.
  private var lastLine: Int {
    let count = fix.lines.lineCount
    return fix.lines.lineRange(count).isEmpty && count > 1 ? count - 1 : count
  }

  private func hunk(_ range: ClosedRange<Int>) -> String {
    var text = "@@ -\(range.lowerBound),\(range.count) +\(range.lowerBound),\(range.count) @@\n"
    var removed = ""
    var added = ""
    for line in range {
      if let bytes = changed[line] {
        removed += row("-", Array(fix.original[fix.lines.lineRange(line)]), line)
        added += row("+", bytes, line)
      } else {
        text += removed + added
        (removed, added) = ("", "")
        text += row(" ", Array(fix.original[fix.lines.lineRange(line)]), line)
      }
    }
    return text + removed + added
  }

  private func row(_ sign: String, _ bytes: [UInt8], _ line: Int) -> String {
    let range = fix.lines.lineRange(line)
    let rest = fix.original[range.upperBound...].prefix(2)
    let isCarriageReturn = rest.first == 0x0D
    let end = rest.isEmpty ? "\n\\ No newline at end of file\n" : isCarriageReturn ? "\r\n" : "\n"
    return sign + String(decoding: bytes, as: UTF8.self) + end
  }
}
