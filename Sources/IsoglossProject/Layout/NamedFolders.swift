import LanguageText

/// Folders that are called languages in English, `manual/russian` beside `manual/english`, or end with one,
/// `manual-ru` beside `manual-en`, and hold the same files.
///
/// Alone such a name says little: `polish` and `french` may be what their pages are about.
struct NamedFolders {
  /// Those of some files that lie in such folders, of which half of the files of each are those of the others.
  ///
  /// - Complexity: O(n) in the lengths of the paths.
  static func paths(of files: [String]) -> [LayoutPath] {
    Dictionary(grouping: files.compactMap(path), by: \.root).sorted { $0.key < $1.key }
      .flatMap { _, paths in
        let folders = Dictionary(grouping: paths, by: \.name)
        let versions = Dictionary(grouping: paths, by: below).mapValues(\.count)
        return folders.sorted { $0.key < $1.key }.map(\.value).filter { folder in
          folder.count { versions[below($0), default: 0] > 1 } * 2 >= folder.count
        }.flatMap(\.self)
      }
  }

  /// The way to read a path as one in a folder that is called a language; nil where it names none.
  private static func path(_ path: String) -> LayoutPath? {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard
      let folder = folders.last(where: { name in
        name.utf8.count > 3 && name.utf8.allSatisfy { $0 < 0x80 }
          && LanguageResolution.language(named: String(name)) != nil
      })
    else { return folders.lazy.compactMap { self.path(path, endingIn: $0) }.last }
    return LayoutPath(
      path, root: String(path[..<folder.startIndex]), language: String(folder))
  }

  /// The same of a path whose folder ends with the code of a language behind a hyphen or a low line.
  private static func path(_ path: String, endingIn folder: Substring) -> LayoutPath? {
    guard let joint = folder.lastIndex(where: { "-_".contains($0) }), joint > folder.startIndex
    else { return nil }
    let code = folder[folder.index(after: joint)...]
    guard code.utf8.count == 2, LanguageResolution.language(named: String(code)) != nil else {
      return nil
    }
    return LayoutPath(path, root: String(path[..<code.startIndex]), language: String(code))
  }

  /// The part of a path below its language.
  private static func below(_ path: LayoutPath) -> Substring {
    path.path.dropFirst(path.root.count + path.name.count)
  }
}
