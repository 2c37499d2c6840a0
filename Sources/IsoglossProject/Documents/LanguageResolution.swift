import AssetFormats
package import LanguageText

/// Decides which language a file is in.
package enum LanguageResolution {
  /// What decided the language of a file.
  package enum Reason: String, Hashable, Sendable {
    /// `--lang` named it.
    case option = "--lang"
    /// The configuration's document patterns captured it.
    case configuration
    /// The file itself names it, as PO and XLIFF do.
    case file = "the file"
    /// A folder or file name is a language tag.
    case path
    /// The text itself.
    case text
  }

  /// The language that a path names: the last component, or part of the file name between dots,
  /// that is a tag of a language this project knows (`docs/ja/x.md`, `pages.ja/x.md`,
  /// `intro.zh-TW.md`) or a country that stands for one (`docs/jp/x.md`), or the English name of one
  /// behind a document's (`intro.japanese.md`).
  package static func language(ofPath path: String) -> LanguageTag? {
    position(inPath: path)?.tag
  }

  /// The language that part of a path means: the tag of one this project knows, as Android writes it,
  /// too, a country that stands for its language, or an English name.
  package static func language(named name: String) -> LanguageTag? {
    if let tag = substitutes[name.lowercased()] { return tag }
    if let tag = AndroidQualifier.language(named: name) ?? joined(name) { return tag }
    if let tag = LanguageTag(name) {
      if tag.namesKnownLanguage { return tag }
      // Three letters alone may be a word: *mac*, *spa*.
      let short = tag.withShortestCode
      if short != tag, tag.region != nil, short.namesKnownLanguage { return short }
    }
    return isWord(name[...]) ? LanguageName.tag(name) : nil
  }

  /// The language of a name that joins a tag to the region where most people speak it: `enUS`; nil for others,
  /// such as `isOK`.
  private static func joined(_ name: String) -> LanguageTag? {
    guard name.utf8.count == 4, let language = LanguageTag(String(name.prefix(2))),
      language.namesKnownLanguage, language.language == name.prefix(2),
      language.likelyRegions.contains(String(name.suffix(2)))
    else { return nil }
    return LanguageTag(name.prefix(2) + "-" + name.suffix(2))
  }

  /// The path with its language replaced by another; nil when the path names no language.
  ///
  /// `docs/ja/x.md` for `en` gives `docs/en/x.md`.
  package static func path(_ path: String, in language: String) -> String? {
    guard let position = position(inPath: path) else { return nil }
    return path.replacingCharacters(in: position.range, with: language)
  }

  /// The path without its language, equal for the versions of one document; nil when the path
  /// names no language.
  package static func versionKey(ofPath path: String) -> String? {
    self.path(path, in: "{lang}")
  }

  private static func position(
    inPath path: String
  ) -> (range: Range<String.Index>, tag: LanguageTag)? {
    var end = path.endIndex
    var isFileName = true
    while true {
      let start = path[..<end].lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
      let parts = isFileName ? fileNameParts(path[start..<end]) : [folderPart(path[start..<end])]
      for part in parts.reversed() {
        let android = isFileName ? nil : AndroidQualifier.tag(ofFolder: path[start..<end])
        // A folder or a page may be called polish or french for other reasons.
        let mayBeWord = isFileName && part.startIndex > start
        guard android != nil || mayBeWord || mayBeTag(part) else { continue }
        let former = android.flatMap { AndroidQualifier.formerCodes[$0] }
        if let tag = former ?? language(named: android ?? String(part)) {
          return (part.startIndex..<part.endIndex, tag)
        }
      }
      guard start > path.startIndex else { return nil }
      end = path.index(before: start)
      isFileName = false
    }
  }

  /// What folders and files are called in place of the tags of languages: countries, and codes of three letters that are
  /// no word, as *mac* and *spa* are.
  private static let substitutes: [String: LanguageTag] = [
    "chs": "zh-Hans", "cht": "zh-Hant", "cn": "zh-Hans", "cz": "cs", "deu": "de", "dk": "da",
    "eng": "en", "esp": "es", "fra": "fr", "fre": "fr", "ger": "de", "gr": "el", "ita": "it",
    "jp": "ja", "jpn": "ja", "kor": "ko", "kr": "ko", "ptbr": "pt-BR", "rus": "ru",
    "tw": "zh-Hant", "ua": "uk", "ukr": "uk", "vn": "vi", "zhcn": "zh-Hans", "zhtw": "zh-Hant",
  ]

  /// How paths may write a language, the likeliest first: `pt-BR`, `pt`, `pt_BR`, `pt-br`, `ptBR`, `pt-rBR`; of one
  /// without a region also with one, `en-US` and `en_US` for `en`; `README-EN` has it in capitals.
  static func names(of language: LanguageTag) -> [String] {
    let regional = language.likelyRegions.compactMap { LanguageTag(language.language + "-" + $0) }
      .filter { $0 != language && $0.matches(language) }
    return [language.canonical, language.language] + substitutes(for: language)
      + spellings(of: language) + regional.flatMap { [$0.canonical] + spellings(of: $0) }
      + [language.language.uppercased()]
  }

  /// How paths write a tag but for its canonical form.
  private static func spellings(of language: LanguageTag) -> [String] {
    let underscored = language.canonical.replacing("-", with: "_")
    let joined = language.canonical.replacing("-", with: "")
    return [underscored, language.canonical.lowercased(), underscored.lowercased(), joined]
      + [AndroidQualifier.qualifier(for: language)].compactMap(\.self)
  }

  /// What paths may have in place of the tag of a language, in order.
  private static func substitutes(for language: LanguageTag) -> [String] {
    substitutes.filter { $0.value.matches(language) }.map(\.key).sorted()
  }

  /// Whether a name begins with two to four letters and a mark, as tags of all known languages and what
  /// is written in their place do.
  private static func mayBeTag(_ name: Substring) -> Bool {
    let language = name.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return (2...4).contains(language.count)
  }

  /// Whether a name is long enough to be the English name of a language.
  private static func isWord(_ name: Substring) -> Bool {
    name.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }.count > 3
  }

  /// The part of a folder's name that may be a language: without what Android, Apple's platforms and
  /// Jekyll's collections add (`values-ru`, `ru.lproj`, `_ru`), and behind what the folder holds
  /// (`pages.ru`, `docs-ja`).
  private static func folderPart(_ name: Substring) -> Substring {
    if name.first == "_" { return name.dropFirst() }
    if name.hasPrefix("values-") { return name.dropFirst("values-".count) }
    if name.hasSuffix(".lproj") { return name.dropLast(".lproj".count) }
    if let dot = name.lastIndex(of: "."), dot > name.startIndex {
      return name[name.index(after: dot)...]
    }
    let stem = name.prefix { $0 != "-" && $0 != "_" }
    return foldersOfText.contains(stem.lowercased()) ? name[stem.endIndex...].dropFirst() : name
  }

  /// Names of folders behind which a hyphen and two letters are a language.
  private static let foldersOfText: Set<String> = [
    "book", "content", "contents", "doc", "docs", "documentation", "guide", "guides", "manual",
    "pages", "text", "wiki",
  ]

  /// The parts between the dots of a file name, without the extension.
  private static func fileNameParts(_ name: Substring) -> [Substring] {
    name.split(separator: ".").dropLast()
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
