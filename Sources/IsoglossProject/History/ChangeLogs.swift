import Synchronization

/// The logs of the repositories that the documents of a check are in.
///
/// A log takes git a second or two for each ten thousand commits, `git blame` as much for ten files.
final class ChangeLogs: Sendable {
  /// Up to how many drafts git is asked about their files only, for each anew.
  private static let fewDrafts = 8

  /// Whether whole repositories are asked about.
  private let isWhole: Bool
  /// The whole logs, by root; nil where git gives none.
  private let logs = Mutex<[String: ChangeLog?]>([:])

  /// Makes logs that are read when they are asked for.
  init(drafts count: Int) { isWhole = count > Self.fewDrafts }

  /// A log of one repository that knows some files of it; nil when git gives none.
  func log(of files: [RepositoryFile]) -> ChangeLog? {
    guard let root = files.first?.root else { return nil }
    guard isWhole else { return Self.read(root, paths: files.map(\.path)) }
    // Others wait for the same log: nobody has anything to do without it.
    return logs.withLock { logs in
      if let known = logs[root] { return known }
      let log = Self.read(root, paths: [])
      logs[root] = .some(log)
      return log
    }
  }

  private static func read(_ root: String, paths: [String]) -> ChangeLog? {
    guard let log = GitRepository.output(of: ChangeLog.logArguments + ["--"] + paths, in: root)
    else { return nil }
    let changed = GitRepository.output(of: ChangeLog.changedArguments + ["--"] + paths, in: root)
    return ChangeLog(output: log, changed: changed ?? [])
  }
}
