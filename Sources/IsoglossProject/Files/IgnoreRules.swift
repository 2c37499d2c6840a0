import Foundation

/// What the ignore files of a repository leave out of walks.
///
/// Read are `.git/info/exclude`, and `.gitignore` and `.isoglossignore` of every folder from the
/// root of the repository down; outside of a repository those from the walked folder down. A later
/// rule overrides an earlier one, a deeper file a shallower one, `.isoglossignore` the `.gitignore`
/// beside it, so that `!kept.md` there takes in what git ignores. A user's global excludes are not
/// read: the same files are checked on every machine.
struct IgnoreRules: Sendable {
  /// The names of ignore files, the stronger one last.
  private static let names = [".gitignore", ".isoglossignore"]

  private struct Level: Sendable {
    /// The folder that patterns are relative to, absolute, with a slash at its end.
    var prefix: String
    var patterns: [IgnorePattern]
  }

  private var levels: [Level] = []

  /// Makes rules that ignore nothing.
  init() {}

  /// Reads the rules in force in a folder, but not the folder's own.
  init(above folder: String) {
    let absolute = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard let root = Self.repository(holding: absolute) else { return }
    append(file: Self.excludeFile(ofRepository: root), folder: root)
    guard absolute != root else { return }
    enter(root)
    let below = root == "/" ? absolute.dropFirst() : absolute.dropFirst(root.count + 1)
    var path = root == "/" ? "" : root
    for component in below.split(separator: "/").dropLast() {
      path += "/" + component
      enter(path)
    }
  }

  /// Adds the ignore files of a folder.
  mutating func enter(_ folder: String) {
    for name in Self.names {
      append(file: folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)", folder: folder)
    }
  }

  /// Whether a file or folder, given by its path from the root on, is left out, when the folders that hold it are not.
  func ignores(absolute: String, isFolder: Bool) -> Bool {
    for level in levels.reversed() where absolute.hasPrefix(level.prefix) {
      let relative = absolute.dropFirst(level.prefix.count)
      if let pattern = level.patterns.last(where: { $0.matches(relative, isFolder: isFolder) }) {
        return !pattern.isNegated
      }
    }
    return false
  }

  private mutating func append(file: String, folder: String) {
    guard let data = FileManager.default.contents(atPath: file) else { return }
    let text = String(decoding: data, as: UTF8.self)
    let patterns = text.drop { $0 == "\u{feff}" }.split(whereSeparator: \.isNewline)
      .compactMap { IgnorePattern($0) }
    guard !patterns.isEmpty else { return }
    let absolute = URL(fileURLWithPath: folder).standardizedFileURL.path
    levels.append(
      Level(prefix: absolute.hasSuffix("/") ? absolute : absolute + "/", patterns: patterns))
  }

  /// The closest folder above, or the folder itself, that has a `.git`.
  static func repository(holding folder: String) -> String? {
    var url = URL(fileURLWithPath: folder)
    while true {
      if FileManager.default.fileExists(atPath: url.appendingPathComponent(".git").path) {
        return url.path
      }
      guard url.path != "/" else { return nil }
      url.deleteLastPathComponent()
    }
  }

  /// `.git/info/exclude`; of a work tree, whose `.git` is a file, that of the main repository
  /// (gitrepository-layout(5)).
  private static func excludeFile(ofRepository root: String) -> String {
    let git = root == "/" ? "/.git" : root + "/.git"
    let prefix = "gitdir: "
    guard case .file = FileKind(at: git), let line = firstLine(of: git), line.hasPrefix(prefix)
    else { return git + "/info/exclude" }
    let folder = RelativePath.resolve(String(line.dropFirst(prefix.count)), against: root)
    let common = firstLine(of: folder + "/commondir").map {
      RelativePath.resolve($0, against: folder)
    }
    return (common ?? folder) + "/info/exclude"
  }

  private static func firstLine(of file: String) -> String? {
    FileManager.default.contents(atPath: file).flatMap {
      String(decoding: $0, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
    }
  }
}
