import Foundation
import LanguageText

/// A file of which the path names a language, as layouts of documentation see it.
struct LayoutPath: Hashable, Sendable {
  /// The path, relative to the folder that is looked at.
  var path: String
  /// What stands before the language, `docs/` or `pages.`; for `x.ja.md`, the folder of the file.
  var root: String
  /// How the language is written.
  var name: String
  /// What tells layouts apart: the pattern, where the wildcards are kept as they are found.
  var form: Form

  /// Where the language stands.
  enum Form: Hashable, Sendable {
    /// `docs/ja/a/x.md` or `pages.ja/a/x.md`; with a fixed path below the language, such as that of a
    /// Docusaurus plug-in, or the collection of Jekyll that `_ja/a/x.md` translates.
    case folder(below: String)
    /// `a/x.ja.md`; the text before the language and the dot, underscore or hyphen before it. Both are
    /// empty for `a/ja.po`.
    case fileName(stem: String, separator: String)
  }

  /// The extension with its dot, and all that stands behind the language in the name of a file: `.i18n.json`.
  var suffix: String
  /// What stands behind the language in the name of its folder, as in `ja.lproj`.
  var ending: String
  /// What stands before the language where the file's name ends in that of its folder, too: the hyphen of
  /// `ja/start-ja.md`; empty for other files.
  var repetition = ""

  /// Looks at a path; returns nil when it names no language.
  init?(_ path: String) {
    guard let captured = LanguageResolution.path(path, in: "{lang}") ?? Self.capitalName(path),
      let place = captured.firstRange(of: "{lang}")
    else { return nil }
    let before = captured[..<place.lowerBound]
    let after = captured[place.upperBound...]
    self.path = path
    name = String(path.dropFirst(before.count).dropLast(after.count))
    suffix = Self.suffix(of: path)
    let folderEnd = before.lastIndex(of: "/").map(before.index(after:)) ?? before.startIndex
    if let slash = after.firstIndex(of: "/") {
      root = String(before)
      ending = String(after[..<slash])
      let below = after[slash...].dropFirst()
      let collection = below.firstIndex(of: "/").map { String(below[...$0]) }
      let isInCollection = before[folderEnd...] == "_"
      if isInCollection, collection == nil { return nil }
      form = .folder(
        below: isInCollection ? collection ?? "" : Self.fixedPath(String(below)))
      repetition = Self.repetition(of: name, in: below.dropLast(suffix.count))
    } else {
      ending = ""
      let stem = before[folderEnd...]
      root = String(before[..<folderEnd])
      form = .fileName(stem: String(stem.dropLast()), separator: String(stem.suffix(1)))
      // `de.i18n.json` has more behind the language than its extension.
      if after.first == "." { suffix = String(after) }
    }
  }

  /// Makes the path of a file below a folder that is a language by what stands beside it.
  init(_ path: String, root: String, language name: String) {
    self.path = path
    self.root = root
    self.name = name
    form = .folder(below: "")
    ending = ""
    suffix = Self.suffix(of: path)
  }

  /// Makes the path of a file whose name ends in a language by what stands beside it.
  init(_ path: String, root: String, stem: String, separator: String, language name: String) {
    self.path = path
    self.root = root
    self.name = name
    form = .fileName(stem: stem, separator: separator)
    ending = ""
    suffix = Self.suffix(of: path)
  }

  /// What stands before the language in the name of a file; empty where a folder names it.
  var stem: String { if case .fileName(let stem, _) = form { stem } else { "" } }

  /// The path of a file that is called the same but for the language.
  var pathWithoutLanguage: String { root + stem + suffix }

  /// Whether the language is a collection of Jekyll, which holds what other collections translate.
  var isInCollection: Bool { root == "_" || root.hasSuffix("/_") }

  /// Whether the file is called by its language and nothing else.
  var isBare: Bool { form == .fileName(stem: "", separator: "") }

  /// `README_{lang}.md` for `README_zh-CN.md` or `README-zh-CN.md`; nil for other names, where what
  /// follows a hyphen is rarely a language.
  private static func capitalName(_ path: String) -> String? {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let stem = path[start...].prefix { $0.isUppercase }
    let end = path.lastIndex(of: ".") ?? path.endIndex
    guard let separator = path[stem.endIndex...].first, "_-".contains(separator), stem.count > 1
    else { return nil }
    let place = path.index(after: stem.endIndex)..<end
    guard !place.isEmpty, LanguageResolution.language(named: String(path[place])) != nil else {
      return nil
    }
    return path.replacingCharacters(in: place, with: "{lang}")
  }

  /// The extension of a path with its dot, in capitals where they are written.
  private static func suffix(of path: String) -> String {
    "." + path.suffix(FileSelection.fileExtension(of: path).count)
  }

  /// The separator before a language at the end of a file's name; empty where it does not end so.
  private static func repetition(of language: String, in path: Substring) -> String {
    let stem = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard stem.hasSuffix(language) else { return "" }
    let before = stem.dropLast(language.count)
    guard before.count > 1, let separator = before.last, ".-_".contains(separator) else {
      return ""
    }
    return String(separator)
  }

  /// `docusaurus-plugin-content-docs/current/` of a path below a language; empty for other paths.
  private static func fixedPath(_ path: String) -> String {
    let components = path.split(separator: "/")
    guard let plugin = components.first, plugin.hasPrefix("docusaurus-plugin-content-") else {
      return ""
    }
    let version = components.dropFirst().first.flatMap { name in
      name == "current" || name.hasPrefix("version-") ? name + "/" : nil
    }
    return plugin + "/" + (version ?? "")
  }
}
