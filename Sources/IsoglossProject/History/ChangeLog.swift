import Foundation

/// Which commits changed the files of a repository.
struct ChangeLog: Hashable, Sendable {
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

  /// How ``init(output:changed:)`` wants git to print its log.
  static let logArguments = [
    "--literal-pathspecs", "log", "-z", "--format=%x01%H %ct", "--name-only", "--no-renames",
  ]
  /// How it wants git to print what is not committed.
  static let changedArguments = [
    "--literal-pathspecs", "diff", "-z", "--name-only", "--no-renames", "--no-ext-diff", "HEAD",
  ]

  /// The commits, the newest first.
  private(set) var commits: [Commit] = []
  /// The indices of the commits that changed a file, by its path from the root.
  private var changes: [String: [Int]] = [:]

  /// The files that are not as they were last committed, as paths from the root.
  private let changed: Set<String>

  /// Reads what git prints for ``logArguments`` and ``changedArguments``: for each commit a line of
  /// U+0001, id and time, then the paths, each with a zero byte behind it (git-log(1), “-z”).
  ///
  /// Merges change nothing by themselves. A file that was moved begins where it arrived.
  init(output: [UInt8], changed: [UInt8] = []) {
    self.changed = Set(changed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    for field in output.split(separator: 0) {
      if field.first == 1 {
        let words = String(decoding: field.dropFirst(), as: UTF8.self).split(separator: " ")
        guard words.count == 2, let time = Int(words[1]) else { continue }
        commits.append(Commit(id: String(words[0]), time: time))
      } else if !commits.isEmpty {
        let path = field.first == UInt8(ascii: "\n") ? field.dropFirst() : field
        changes[String(decoding: path, as: UTF8.self), default: []].append(commits.count - 1)
      }
    }
  }

  /// The files that some commit changed, as paths from the root.
  var files: Set<String> { Set(changes.keys) }

  /// The commits that changed a file, the newest first.
  func commits(of path: String) -> [Commit] { changes[path]?.map { commits[$0] } ?? [] }

  /// Whether a file has changed since another was begun, in a commit or not.
  func hasChanged(_ path: String, sinceBeginOf other: String) -> Bool {
    guard let begin = changes[other]?.last else { return false }
    return changed.contains(path) || changes[path]?.first.map { $0 < begin } == true
  }
}
