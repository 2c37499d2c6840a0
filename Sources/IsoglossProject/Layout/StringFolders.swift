import DocumentFormats
import LanguageText

/// Folders of JSON or YAML that hold the strings of a program because their files are called by languages:
/// `strings/de.json` beside `strings/ja.json` and more.
struct StringFolders {
  /// How many languages make a folder one of strings: `id.json` and `is.json` may be anything.
  private static let sureLanguages = 4

  /// The folders, each with the extension of its strings.
  private let folders: Set<String>

  /// Looks at the files of a project.
  ///
  /// - Complexity: O(n) in the lengths of the paths.
  init(_ files: [String]) {
    let general = FormatCatalog.generalFileExtensions
    let inGeneral = files.filter { general.contains(FileSelection.fileExtension(of: $0)) }
    folders = Set(
      Dictionary(grouping: inGeneral, by: Self.folder).filter { _, members in
        members.count(where: Self.isNamedByLanguage) >= Self.sureLanguages
          && members.count(where: Self.mayBeNamedByLanguage) * 5 >= members.count * 4
      }.keys)
  }

  /// Whether a file is one of such a folder that is called by a language.
  func hold(_ file: String) -> Bool {
    folders.contains(Self.folder(of: file)) && Self.isNamedByLanguage(file)
  }

  private static func isNamedByLanguage(_ file: String) -> Bool { LayoutPath(file)?.isBare == true }

  /// Whether the name of a file has the form of the tag of a language, whether this project knows it or not.
  private static func mayBeNamedByLanguage(_ file: String) -> Bool {
    let name = file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...]
    let stem = name.prefix { $0 != "." }
    return LanguageTag(stem).map { (2...3).contains($0.language.count) } ?? false
  }

  private static func folder(of file: String) -> String {
    let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    return folder + FileSelection.fileExtension(of: file)
  }
}
