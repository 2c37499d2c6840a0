/// The lines of a file that differ from an older version of it.
struct ChangedLines: Hashable, Sendable {
  /// Lines that are new or rewritten, in order; counted from 1.
  var written: [ClosedRange<Int>] = []
  /// Lines beside which something was taken out, in order.
  var beside: [ClosedRange<Int>] = []

  /// Every line of a file that is new.
  static let all = ChangedLines(written: [1...Int.max])

  /// Whether a line of a range is new or rewritten.
  func hasWritten(_ lines: ClosedRange<Int>) -> Bool { written.contains { $0.overlaps(lines) } }

  /// Whether a passage is not what it was: a line is new, rewritten or gone.
  func haveTouched(_ lines: ClosedRange<Int>) -> Bool {
    hasWritten(lines) || beside.contains { $0.overlaps(lines) }
  }
}

extension ChangedLines {
  /// Reads what `git diff --unified=0` prints: the changed lines of each file, by its path as it is
  /// now, relative to the root of the repository.
  static func read(diff: String) -> [String: ChangedLines] {
    var files: [String: ChangedLines] = [:]
    var path: String?
    var contentLines = 0
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false) {
      if contentLines > 0, !line.hasPrefix("\\") {
        contentLines -= 1
      } else if line.hasPrefix("+++ ") {
        path = Self.path(line.dropFirst(4))
      } else if line.hasPrefix("@@ "), let path, let hunk = Hunk(line) {
        contentLines = hunk.old.count + hunk.new.count
        files[path, default: ChangedLines()].append(hunk)
      }
    }
    return files
  }

  private mutating func append(_ hunk: Hunk) {
    if hunk.new.count > 0 {
      written.append(hunk.new.start...hunk.new.start + hunk.new.count - 1)
    } else {
      beside.append(hunk.new.start...hunk.new.start + 1)
    }
  }

  /// `b/docs/x.md`, in quotes with escapes where it has special characters; nil for `/dev/null`.
  private static func path(_ text: Substring) -> String? {
    // Git ends a path that has blanks with a tab.
    let text = text.hasSuffix("\t") ? text.dropLast() : text
    let path = text.hasPrefix("\"") ? unquoted(text.dropFirst().dropLast()) : String(text)
    return path.hasPrefix("b/") ? String(path.dropFirst(2)) : nil
  }

  /// A path without the escapes of C (git-config(1), core.quotePath).
  private static func unquoted(_ text: Substring) -> String {
    let controls: [UInt8: UInt8] = [
      0x61: 7, 0x62: 8, 0x74: 9, 0x6E: 10, 0x76: 11, 0x66: 12, 0x72: 13,
    ]
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x5C, let next = rest.first else {
        bytes.append(byte)
        continue
      }
      let octal = rest.prefix(3).prefix { (0x30...0x37).contains($0) }
      if octal.count == 3 {
        bytes.append(UInt8(truncatingIfNeeded: octal.reduce(0) { $0 * 8 + Int($1 - 0x30) }))
        rest.removeFirst(3)
      } else {
        bytes.append(controls[next] ?? next)
        rest.removeFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// `@@ -12,0 +13,2 @@`: lines of the old and of the new file; a count that is left out is 1.
private struct Hunk {
  let old: (start: Int, count: Int)
  let new: (start: Int, count: Int)

  init?(_ line: Substring) {
    let parts = line.split(separator: " ")
    guard parts.count >= 4, let old = Self.lines(parts[1], "-"), let new = Self.lines(parts[2], "+")
    else { return nil }
    self.old = old
    self.new = new
  }

  private static func lines(_ text: Substring, _ sign: String) -> (start: Int, count: Int)? {
    let numbers = text.dropFirst().split(separator: ",").map { Int($0) }
    guard text.hasPrefix(sign), let start = numbers.first ?? nil, start >= 0 else { return nil }
    guard numbers.count > 1 else { return (start, 1) }
    guard let count = numbers[1], count >= 0, count < 1 << 40, start < 1 << 40 else { return nil }
    return (start, count)
  }
}
