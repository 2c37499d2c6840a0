import DocumentFormats
import LanguageText

/// Files of JSON or YAML that hold the strings of a program, or its lessons, because they or their folders are called
/// by languages: `strings/de.json` beside `strings/ja.json` and more, `lessons/de/first.yaml` beside
/// `lessons/ja/first.yaml`.
struct StringFolders {
  /// How many languages make a folder one of strings: `id.json` and `is.json` may be anything.
  private static let sureLanguages = 4

  /// The folders whose files are called by languages, each with the extension of its strings.
  private let folders: Set<String>
  /// The paths of files in folders that are called by languages, without the language.
  private let pathsWithoutLanguage: Set<String>
  /// The beginnings of the paths of Qt's translations, up to the language: `src/app` of `src/app_de.ts`.
  private let namesOfQt: Set<String>

  /// Looks at the files of a project.
  ///
  /// - Complexity: O(n) in the lengths of the paths.
  init(_ files: [String]) {
    // Whatever is called by a language, these are TypeScript.
    let general = FormatCatalog.generalFileExtensions.subtracting(
      QtLinguistFormat.generalFileExtensions)
    let inGeneral = files.filter { general.contains(FileSelection.fileExtension(of: $0)) }
    folders = Set(
      Dictionary(grouping: inGeneral, by: Self.folder).filter { _, members in
        members.count(where: Self.isNamedByLanguage) >= Self.sureLanguages
          && members.count(where: Self.mayBeNamedByLanguage) * 5 >= members.count * 4
      }.keys)
    namesOfQt = Set(
      Dictionary(grouping: files.compactMap(QtLinguistFormat.pathWithoutLanguage)) { $0 }
        .filter { $0.value.count >= Self.sureLanguages }.keys)
    let inLanguages = inGeneral.compactMap(Self.place)
    guard !inLanguages.isEmpty else {
      pathsWithoutLanguage = []
      return
    }
    // Beside pages such files say how a site is put together.
    let withPages = Set(
      files.lazy.filter { FormatCatalog.format(forPath: $0) != nil }
        .compactMap { Self.place($0)?.folder })
    let paths = inLanguages.lazy.filter { !withPages.contains($0.folder) }.map(\.path)
    pathsWithoutLanguage = Set(
      Dictionary(grouping: paths) { $0 }.filter { $0.value.count >= Self.sureLanguages }.keys)
  }

  /// Whether a file is one of such a folder that is called by a language, or lies in one.
  func hold(_ file: String) -> Bool {
    folders.contains(Self.folder(of: file)) && Self.isNamedByLanguage(file)
      || !namesOfQt.isEmpty
        && (QtLinguistFormat.pathWithoutLanguage(file).map(namesOfQt.contains) ?? false)
      || !pathsWithoutLanguage.isEmpty
        && (Self.place(file).map { pathsWithoutLanguage.contains($0.path) } ?? false)
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

  /// The folder that is called by a language in which a file lies, and the path of the file with nothing in place of the
  /// language; nil for other files.
  private static func place(_ file: String) -> (folder: String, path: String)? {
    guard let path = LayoutPath(file), case .folder = path.form else { return nil }
    return (
      path.root + path.name + path.ending,
      path.root + "\u{0}" + file.dropFirst(path.root.count + path.name.count)
    )
  }
}
