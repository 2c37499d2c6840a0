import Foundation
import MemoryStore

/// Where the index of a memory is kept.
struct IndexLocation {
  /// The index of the memory as it was when it was last indexed whole.
  let base: String

  /// What has changed since.
  var changes: String { base + "-changes" }
  /// The file under construction.
  var partial: String { base + ".isogloss-partial" }

  /// Beside the memory, hidden; then, for folders that may not be written, in the user's cache.
  static func all(for memory: String) -> [IndexLocation] {
    let file = URL(fileURLWithPath: memory).standardizedFileURL.resolvingSymlinksInPath()
    let name = file.lastPathComponent
    let beside = file.deletingLastPathComponent().appendingPathComponent(".\(name).isogloss-index")
    let caches = CheckCache.standardFolder(environment: ProcessInfo.processInfo.environment)
    var hash = ByteHash()
    hash.add(Array(file.path.utf8)[...])
    let cached = caches.map { "\($0)/memories/\(hash.text)-\(name).isogloss-index" }
    return [beside.path, cached].compactMap(\.self).map(IndexLocation.init(base:))
  }

  /// Whether the index lies in a repository whose ignore files do not name it.
  var isSeenByGit: Bool {
    let folder = URL(fileURLWithPath: base).deletingLastPathComponent().path
    guard IgnoreRules.repository(holding: folder) != nil else { return false }
    var rules = IgnoreRules(above: folder)
    rules.enter(folder)
    return !rules.ignores(absolute: RelativePath.absolute(base), isFolder: false)
  }

  /// Begins the file under construction, waiting for a process that is at it; nil when the folder
  /// may not be written.
  func begin() -> PartialFile? {
    let folder = URL(fileURLWithPath: base).deletingLastPathComponent()
    if folder.lastPathComponent == "memories" {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    return PartialFile(path: partial)
  }
}
