import LanguageText

/// What the path of a file of translations says where the file itself is silent about its language.
enum CatalogPath {
  /// The language: the folder around `LC_MESSAGES`, else a part of the path that names a language
  /// this project knows (`po/zh_TW.po`, `app-es.po`, `ja/app.po`), else a two-letter name such as
  /// `af.po`; nil where the path names none.
  ///
  /// Three letters alone are no name of a language: most such files are `app.po` and `gui.po`.
  /// Source: GNU gettext manual, “Locating Message Catalog Files”.
  static func language(of path: String) -> LanguageTag? {
    let parts = path.split(separator: "/")
    if let place = parts.dropLast().lastIndex(of: "LC_MESSAGES"), place > 0 {
      return localeTag(parts[place - 1])
    }
    return LabelPath(path, sourceLanguage: "en")?.language ?? languageAsName(of: path)
  }

  /// The language that is all of a file's name: `ja.xlf`, `zh_TW.po`; nil for other names.
  static func languageAsName(of path: String) -> LanguageTag? {
    guard let stem = path.split(separator: "/").last?.split(separator: ".").first,
      let tag = localeTag(stem), tag.language.utf8.count == 2
    else { return nil }
    return tag
  }

  /// The tag of a locale as POSIX writes it: `zh_TW`, `sr@latin`, `ca@valencia`.
  ///
  /// Nil for a name with more parts than a region and a script, which is a name of something else.
  private static func localeTag(_ name: Substring) -> LanguageTag? {
    let parts = name.split(separator: "@", maxSplits: 1)
    guard let locale = parts.first else { return nil }
    let details = locale.split { "-_".contains($0) }.dropFirst()
    guard details.allSatisfy({ [2, 4].contains($0.utf8.count) }) else { return nil }
    let script = parts.dropFirst().first.flatMap { ["latin": "Latn", "cyrillic": "Cyrl"][$0] }
    return LanguageTag(script.map { "\(locale)-\($0)" } ?? String(locale))
  }
}
