import Foundation

/// A file in a git repository.
struct RepositoryFile: Hashable, Sendable {
  /// The folder with the repository's `.git`, absolute and without symbolic links.
  let root: String
  /// Where the file is, from ``root`` on.
  let path: String

  /// Looks for the repository that holds a file, without asking git; nil when there is none.
  init?(_ file: String) {
    let url = URL(fileURLWithPath: file).resolvingSymlinksInPath()
    guard let root = Self.root(above: url.deletingLastPathComponent().path) else { return nil }
    self.root = root
    path = String(url.path.dropFirst(root.count).drop { $0 == "/" })
  }

  /// The repository that holds a folder; nil when there is none.
  static func root(above folder: String) -> String? {
    var folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    while true {
      if FileManager.default.fileExists(atPath: folder + "/.git") { return folder }
      guard folder.count > 1 else { return nil }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
  }
}
