import Foundation

/// The commits in which the lines of a file were written.
struct LineCommits: Hashable, Sendable {
  /// A commit.
  struct Commit: Hashable, Sendable {
    /// What git finds it by.
    var id: String
    /// When it was made, in seconds since 1970; 0 when that is not known.
    var time: Int

    /// What people call it: a short id and its day.
    var name: String {
      let short = String(id.prefix(7))
      guard time > 0 else { return short }
      let day = Date(timeIntervalSince1970: Double(time)).formatted(
        .iso8601.year().month().day())
      return "\(short) (\(day))"
    }
  }

  /// The commits, the oldest first.
  var commits: [Commit] = []
  /// The id of the commit of each line, from line 1 on; nil for lines that are not committed.
  var ofLine: [String?] = []

  /// Makes the commits of a file that one commit wrote.
  init(all id: String, lines: Int) {
    commits = [Commit(id: id, time: 0)]
    ofLine = Array(repeating: id, count: lines)
  }

  /// Reads what `git blame --porcelain` prints (git-blame(1), “The porcelain format”).
  init(porcelain output: [UInt8]) {
    var times: [String: Int] = [:]
    var current: String?
    for line in output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.first == UInt8(ascii: "\t") {
        ofLine.append(current)
        continue
      }
      let words = String(decoding: line.prefix(200), as: UTF8.self).split(separator: " ")
      guard let first = words.first else { continue }
      if first == "committer-time", let current, let time = words.last.flatMap({ Int($0) }) {
        times[current] = time
      } else if first.count >= 40, words.count >= 3, first.allSatisfy(\.isHexDigit) {
        current = first.allSatisfy { $0 == "0" } ? nil : String(first)
      }
    }
    commits = times.map { Commit(id: $0.key, time: $0.value) }
      .sorted { ($0.time, $0.id) < ($1.time, $1.id) }
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
}
