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
    /// `docs/ja/a/x.md` or `pages.ja/a/x.md`; with a fixed path below the language, such as that of a Docusaurus plug-in.
    case folder(below: String)
    /// `a/x.ja.md`; the text before the language and the dot, underscore or hyphen before it.
    case fileName(stem: String, separator: Character)
  }

  /// The extension with its dot.
  var suffix: String

  /// Looks at a path; returns nil when it names no language.
  init?(_ path: String) {
    guard let captured = LanguageResolution.path(path, in: "{lang}") ?? Self.capitalName(path),
      let place = captured.firstRange(of: "{lang}")
    else { return nil }
    let before = captured[..<place.lowerBound]
    let after = captured[place.upperBound...]
    self.path = path
    name = String(path.dropFirst(before.count).dropLast(after.count))
    suffix = "." + FileSelection.fileExtension(of: path)
    let folderEnd = before.lastIndex(of: "/").map(before.index(after:)) ?? before.startIndex
    if after.hasPrefix("/") {
      root = String(before)
      form = .folder(below: Self.fixedPath(String(after.dropFirst())))
    } else {
      guard let separator = before.last, folderEnd < before.endIndex else { return nil }
      root = String(before[..<folderEnd])
      form = .fileName(stem: String(before[folderEnd...].dropLast()), separator: separator)
    }
  }

  /// `README_{lang}.md` for `README_zh-CN.md` or `README-zh-CN.md`; nil for other names, where what
  /// follows a hyphen is rarely a language.
  private static func capitalName(_ path: String) -> String? {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let stem = path[start...].prefix { $0.isUppercase }
    let end = path.lastIndex(of: ".") ?? path.endIndex
    guard let separator = path[stem.endIndex...].first, "_-".contains(separator), stem.count > 1
    else { return nil }
    let place = path.index(after: stem.endIndex)..<end
    guard !place.isEmpty, let tag = LanguageTag(String(path[place])), tag.namesKnownLanguage else {
      return nil
    }
    return path.replacingCharacters(in: place, with: "{lang}")
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
