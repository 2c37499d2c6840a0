import Foundation

/// The commits in which the lines of a file were written.
struct LineCommits: Hashable, Sendable {
  /// A file as a commit left it.
  struct Version: Sendable {
    /// The commit.
    var commit: ChangeLog.Commit
    /// What the file said.
    var bytes: [UInt8]
  }

  /// The commits, the newest first.
  let commits: [ChangeLog.Commit]
  /// The commit of each line, from line 1 on, as an index into ``commits``; nil for lines that are
  /// not committed.
  private(set) var ofLine: [Int?]

  /// Makes the commits of a file that one commit wrote.
  init(all commit: ChangeLog.Commit, lines: Int) {
    commits = [commit]
    ofLine = Array(repeating: 0, count: lines)
  }

  /// Finds the commits of the lines of a file by its versions, the newest first.
  ///
  /// A line was written where it began to be there as often as now, wherever it stands and with
  /// whatever spaces; one without a letter or digit belongs to the line before it. That is what
  /// `git blame -w -M` says but for lines that repeat, which count as written with the last of them.
  ///
  /// - Complexity: O(bytes of all versions).
  init(of bytes: [UInt8], versions: [Version]) {
    commits = versions.map(\.commit)
    let counts = versions.map { Self.counts(of: Self.lines(of: $0.bytes)) }
    let lines = Self.lines(of: bytes)
    let now = Self.counts(of: lines)
    ofLine = []
    for line in lines {
      guard let line else {
        ofLine.append(ofLine.last ?? nil)
        continue
      }
      let isThere = { (version: Int) in counts[version][line, default: 0] >= now[line] ?? 0 }
      var version = counts.indices.first(where: isThere)
      while let newer = version, newer + 1 < counts.count, isThere(newer + 1) {
        version = newer + 1
      }
      ofLine.append(version)
    }
  }

  /// The commit that the front matter of a file names as `sourceCommit`; nil when it names none.
  static func named(inFrontMatterOf bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let lines = head.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.first?.trimmingCharacters(in: .whitespaces).hasPrefix("---") == true else {
      return nil
    }
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'")) }
      if parts.first == "---" { return nil }
      guard parts.count == 2,
        ["sourcecommit", "source_commit", "source-commit"].contains(parts[0].lowercased())
      else { continue }
      let isCommit = (7...64).contains(parts[1].count) && parts[1].allSatisfy(\.isHexDigit)
      return isCommit ? parts[1] : nil
    }
    return nil
  }

  /// The lines of a file without their spaces; nil for lines that say nothing.
  private static func lines(of bytes: [UInt8]) -> [[UInt8]?] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.contains { $0 >= 0x80 || isLetterOrDigit($0) }
        ? line.filter { $0 > UInt8(ascii: " ") } : nil
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static func counts(of lines: [[UInt8]?]) -> [[UInt8]: Int] {
    lines.reduce(into: [:]) { counts, line in
      if let line { counts[line, default: 0] += 1 }
    }
  }
}
