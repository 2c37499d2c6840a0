import LanguageText

/// What the path of a file of strings says: its language, and which files hold the same strings.
struct LabelPath: Hashable {
  /// The language of the strings.
  let language: LanguageTag
  /// The path without its language.
  let family: String

  /// Reads a path: `ja.lproj/X.strings`, `values-zh-rTW/strings.xml`, `app_ja.arb`, `ja.json`,
  /// `locales/ja/x.json`; `Base.lproj` and `values` are in the source language.
  ///
  /// Returns nil when no part of the path is a language.
  init?(_ path: String, sourceLanguage: LanguageTag) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.reversed() {
      let isFile = index == parts.count - 1
      guard
        let found = isFile
          ? Self.language(ofFile: parts[index])
          : Self.language(ofFolder: parts[index], sourceLanguage)
      else { continue }
      language = found.language
      parts[index] = found.rest
      family = parts.joined(separator: "/")
      return
    }
    return nil
  }

  private static func language(
    ofFolder name: String, _ sourceLanguage: LanguageTag
  ) -> (language: LanguageTag, rest: String)? {
    if name == "Base.lproj" { return (sourceLanguage, "*.lproj") }
    if name == "values" { return (sourceLanguage, "values*") }
    if name.hasSuffix(".lproj") { return known(name.dropLast(6)).map { ($0, "*.lproj") } }
    guard let tag = AndroidQualifier.tag(ofFolder: name[...]) else {
      return known(name[...]).map { ($0, "*") }
    }
    return known(tag[...]).map { ($0, "values*") }
  }

  /// The language in a file name: all of it, or what stands behind its last dot, underscore or
  /// hyphen that leaves a tag.
  private static func language(ofFile name: String) -> (language: LanguageTag, rest: String)? {
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    let suffix = name[stem.endIndex...]
    var starts = [stem.startIndex]
    for index in stem.indices where "._-".contains(stem[index]) {
      starts.append(stem.index(after: index))
    }
    for start in starts {
      if let language = known(stem[start...]) {
        return (language, stem[..<start] + "*" + suffix)
      }
    }
    return nil
  }

  private static func known(_ text: Substring) -> LanguageTag? {
    LanguageTag(text).flatMap { $0.namesKnownLanguage ? $0 : nil }
  }
}
