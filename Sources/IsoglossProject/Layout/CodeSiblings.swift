import LanguageText

/// Files that are called by a language because they stand beside many that are: `lb.json` beside `de.json`, `ja.json` and
/// eight more.
///
/// Elsewhere two letters may be anything, and so may three here, beside `app.json`.
struct CodeSiblings {
  /// How many files must be called by languages for certain.
  private static let sureLanguages = 10

  /// What stands before and behind the languages in the paths of such files.
  private let places: Set<[String]>

  /// Looks at the files whose paths name a language.
  init(_ paths: [LayoutPath]) {
    let bare = Dictionary(grouping: paths.filter(\.isBare)) { [$0.root, $0.suffix] }
    places = Set(bare.filter { Set($0.value.map(\.name)).count >= Self.sureLanguages }.keys)
  }

  /// Those of some files that are called by further languages.
  ///
  /// - Complexity: O(n) in the lengths of the paths.
  func paths(of files: [String]) -> [LayoutPath] {
    guard !places.isEmpty else { return [] }
    return files.compactMap { path in
      let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
      let name = path[start...].prefix { $0 != "." }
      guard name.utf8.count < Self.longestTag, let tag = LanguageTag(name),
        tag.language.utf8.count == 2, tag.rest.isEmpty
      else { return nil }
      let found = LayoutPath(
        path, root: String(path[..<start]), stem: "", separator: "", language: String(name))
      return places.contains([found.root, found.suffix]) ? found : nil
    }
  }

  private static let longestTag = 16
}
