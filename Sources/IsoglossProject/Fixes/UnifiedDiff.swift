import LanguageText

/// A fix as a unified diff, which `patch` and `git apply` take (POSIX diff -u).
package struct UnifiedDiff: Sendable {
  private static let context = 3

  private let path: String
  private let original: [UInt8]
  private let lines: LineTable
  private let changed: [Int: [UInt8]]

  /// Makes the diff of a fix.
  package init(_ fix: DraftFix) {
    self.init(path: fix.path, original: fix.original, fixed: fix.fixed)
  }

  /// Makes the diff of a file and what fixes made of it, which has as many lines.
  package init(path: String, original: [UInt8], fixed: [UInt8]) {
    self.path = path
    self.original = original
    lines = LineTable(original)
    let fixedLines = LineTable(fixed)
    var changed: [Int: [UInt8]] = [:]
    for line in 1...min(lines.lineCount, fixedLines.lineCount) {
      let text = fixed[fixedLines.lineRange(line)]
      if !text.elementsEqual(original[lines.lineRange(line)]) { changed[line] = Array(text) }
    }
    self.changed = changed
  }

  /// The diff; empty when the fix changes nothing.
  package var text: String {
    guard !changed.isEmpty else { return "" }
    let path = path.drop { $0 == "/" }
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
    let count = lines.lineCount
    return lines.lineRange(count).isEmpty && count > 1 ? count - 1 : count
  }

  private func hunk(_ range: ClosedRange<Int>) -> String {
    var text = "@@ -\(range.lowerBound),\(range.count) +\(range.lowerBound),\(range.count) @@\n"
    var removed = ""
    var added = ""
    for line in range {
      if let bytes = changed[line] {
        removed += row("-", Array(original[lines.lineRange(line)]), line)
        added += row("+", bytes, line)
      } else {
        text += removed + added
        (removed, added) = ("", "")
        text += row(" ", Array(original[lines.lineRange(line)]), line)
      }
    }
    return text + removed + added
  }

  private func row(_ sign: String, _ bytes: [UInt8], _ line: Int) -> String {
    let range = lines.lineRange(line)
    let rest = original[range.upperBound...].prefix(2)
    let isCarriageReturn = rest.first == 0x0D
    let end = rest.isEmpty ? "\n\\ No newline at end of file\n" : isCarriageReturn ? "\r\n" : "\n"
    return sign + String(decoding: bytes, as: UTF8.self) + end
  }
}
