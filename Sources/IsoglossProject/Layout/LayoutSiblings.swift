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
        Set(paths.map { String($0.path.dropFirst($0.root.count + $0.name.count)) })
      }
  }

  /// Those of some files that lie in further languages: below a folder with the form of a language
  /// tag, of which half of the files are those of other languages.
  func paths(of all: [String]) -> [LayoutPath] {
    files.sorted { $0.key < $1.key }.flatMap { root, known in
      let beside = all.filter { $0.hasPrefix(root) }.compactMap { path -> LayoutPath? in
        let name = path.dropFirst(root.count).prefix { $0 != "/" }
        guard name.count < path.count - root.count, let tag = LanguageTag(name),
          !tag.namesKnownLanguage, tag.language.count <= 3, tag.rest.isEmpty
        else { return nil }
        return LayoutPath(path, root: root, language: String(name))
      }
      return Dictionary(grouping: beside, by: \.name).sorted { $0.key < $1.key }
        .filter { name, paths in
          let shared = paths.count {
            known.contains(String($0.path.dropFirst(root.count + name.count)))
          }
          return shared * 2 >= paths.count
        }.flatMap(\.value)
    }
  }
}
