import Synchronization

/// Where the repositories of files stand, and which of their files' pasts have changed since.
///
/// git is asked once for each repository and each commit that one stood at before.
final class RepositoryHeads: Sendable {
  /// Where a repository stood.
  struct Mark: Hashable, Sendable {
    /// The folder with its `.git`.
    var root: String
    /// The id of the commit that was checked out; empty before the first.
    var head: String
  }

  private let heads = Mutex<[String: String]>([:])
  private let changes = Mutex<[Mark: Set<String>?]>([:])

  /// Where the repositories that hold some files stand now, sorted; files in none have no mark.
  func marks(of files: [String]) -> [Mark] {
    Set(files.compactMap { RepositoryFile($0)?.root }).sorted()
      .map { Mark(root: $0, head: head(of: $0)) }
  }

  /// Whether git still knows the same commits of some files as when their repositories stood
  /// somewhere.
  func holds(_ marks: [Mark], of files: [String]) -> Bool {
    let moved = marks.filter { $0.head != head(of: $0.root) }
    guard !moved.isEmpty else { return true }
    let files = files.compactMap { RepositoryFile($0) }
    return moved.allSatisfy { mark in
      guard let changed = changed(since: mark) else { return false }
      return !files.contains { $0.root == mark.root && changed.contains($0.path) }
    }
  }

  private func head(of root: String) -> String {
    heads.withLock { heads in
      if let known = heads[root] { return known }
      let output = GitRepository.output(of: ["rev-parse", "--verify", "--quiet", "HEAD"], in: root)
      let head = String(decoding: output ?? [], as: UTF8.self).filter { !$0.isWhitespace }
      heads[root] = head
      return head
    }
  }

  /// The files with a commit that only one of both times knows, as ``ChangeLog`` reads commits; nil
  /// when git does not know that time any more.
  private func changed(since mark: Mark) -> Set<String>? {
    changes.withLock { changes in
      if let known = changes[mark] { return known }
      let output =
        mark.head.isEmpty
        ? nil
        : GitRepository.output(
          of: ChangeLog.logArguments + ["\(mark.head)...HEAD", "--"], in: mark.root)
      let changed = output.map { ChangeLog(output: $0).files }
      changes[mark] = .some(changed)
      return changed
    }
  }
}
