import LanguageText

/// Folders that are languages because they stand beside others and hold the same files.
///
/// `sw` is a language beside `ja` and `ru`, and anything else elsewhere.
struct LayoutSiblings {
  /// How many folders must be languages for certain before one beside them may be.
  private static let sureLanguages = 3

  /// The files of each language below a folder that holds languages, as paths below the language.
  private let files: [String: Set<String>]

  /// Looks at the files whose paths name a language.
  init(_ paths: [LayoutPath]) {
    let folders = Dictionary(grouping: paths.filter { $0.form == .folder(below: "") }, by: \.root)
    files = folders.filter { Set($0.value.map(\.name)).count >= Self.sureLanguages }
      .mapValues { paths in
        Set(paths.map(Self.below))
      }
  }

  /// Those of some files that lie in further languages: below a folder with the form of a language
  /// tag, of which half of the files are those of other languages; no folder that the other languages
  /// have, too: `docs/api` is a section where there is `docs/ja/api`.
  ///
  /// - Complexity: O(n) in the lengths of the paths.
  func paths(of all: [String]) -> [LayoutPath] {
    let beside = Dictionary(grouping: all.flatMap(candidates)) { $0.root + $0.name }
    return beside.sorted { $0.key < $1.key }.map(\.value).filter { paths in
      let shared = paths.count { path in
        files[path.root]?.contains(Self.below(path)) == true
      }
      return shared * 2 >= paths.count && !isSection(paths[0])
    }.flatMap(\.self)
  }

  /// Whether the languages beside a folder have one of its name.
  private func isSection(_ path: LayoutPath) -> Bool {
    files[path.root]?.contains { $0.hasPrefix("/\(path.name)/") } == true
  }

  /// The ways to read a path as one that lies in a language beside others.
  private func candidates(_ path: String) -> [LayoutPath] {
    guard !files.isEmpty else { return [] }
    let starts =
      [path.startIndex]
      + path.indices.filter { "/.-_".contains(path[$0]) }
      .map(path.index(after:))
    return starts.compactMap { start in
      let name = path[start...].prefix { $0 != "/" }
      guard name.endIndex < path.endIndex, name.utf8.count < Self.longestTag,
        let tag = LanguageTag(name), tag.language.count <= 3, tag.rest.isEmpty,
        LanguageResolution.language(named: String(name)) == nil,
        LayoutPath(path)?.name != String(name),
        files[String(path[..<start])] != nil
      else { return nil }
      return LayoutPath(path, root: String(path[..<start]), language: String(name))
    }
  }

  /// The part of a path below its language.
  private static func below(_ path: LayoutPath) -> String {
    String(path.path.dropFirst(path.root.count + path.name.count))
  }

  private static let longestTag = 16
}
