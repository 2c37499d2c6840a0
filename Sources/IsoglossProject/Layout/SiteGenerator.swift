import LanguageText

/// A program that makes a site of documentation, recognised by its configuration.
struct SiteGenerator: Hashable, Sendable {
  /// The name, for people.
  var name: String
  /// The language that its configuration says pages without one are in; nil when it does not.
  var defaultLanguage: LanguageTag?

  private struct Kind {
    var name: String
    /// Where its configuration may lie, relative to the project.
    var files: [String]
    /// What stands before the default language.
    var keys: [String]
    /// What only its configuration says, where another program's has the same name.
    var mark = ""
  }

  private static let kinds = [
    Kind(
      name: "Docusaurus",
      files: ["", "website/", "docs/"].flatMap { folder in
        ["ts", "js", "mjs", "cjs"].map { "\(folder)docusaurus.config.\($0)" }
      }, keys: ["defaultLocale:"]),
    Kind(
      name: "VitePress",
      files: ["", "docs/"].flatMap { folder in
        ["mts", "ts", "mjs", "js"].map { "\(folder).vitepress/config.\($0)" }
          + ["mts", "ts", "mjs", "js"].map { "\(folder).vitepress/config/index.\($0)" }
      }, keys: ["lang:"]),
    Kind(
      name: "MkDocs", files: ["mkdocs.yml", "mkdocs.yaml"],
      keys: ["default_language:", "language:"]),
    Kind(
      name: "Hugo",
      files: ["hugo", "config", "config/_default/hugo", "config/_default/config"].flatMap { stem in
        ["toml", "yaml", "yml", "json"].map { "\(stem).\($0)" }
      }, keys: ["defaultContentLanguage"]),
    Kind(name: "Hexo", files: ["_config.yml"], keys: ["language:"], mark: "new_post_name:"),
    Kind(
      name: "Jekyll", files: ["_config.yml", "_config.yaml"], keys: ["default_lang:", "lang:"]),
  ]

  /// The generator of a project; nil when none is recognised.
  init?(ofProject folder: String) {
    for kind in Self.kinds {
      for file in kind.files {
        guard let bytes = try? FileReading.bytes(of: "\(folder)/\(file)") else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        guard kind.mark.isEmpty || text.contains(kind.mark) else { continue }
        name = kind.name
        defaultLanguage = kind.name == "MkDocs" ? Self.markedLocale(in: text) : nil
        if defaultLanguage == nil { defaultLanguage = Self.language(after: kind.keys, in: text) }
        return
      }
    }
    return nil
  }

  /// The first language tag behind one of some keys.
  private static func language(after keys: [String], in text: String) -> LanguageTag? {
    for key in keys {
      for range in text.ranges(of: key) {
        let value = text[range.upperBound...].drop { " :='\"\t".contains($0) }
          .prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        if let tag = LanguageTag(String(value)), tag.namesKnownLanguage { return tag }
      }
    }
    return nil
  }

  /// The locale of mkdocs-static-i18n's list that is marked `default: true`.
  private static func markedLocale(in text: String) -> LanguageTag? {
    var locale: LanguageTag?
    for line in text.split(whereSeparator: \.isNewline) {
      let setting = line.drop { " -".contains($0) }
      if setting.hasPrefix("locale:") { locale = language(after: ["locale:"], in: String(line)) }
      if setting.hasPrefix("default: true"), let locale { return locale }
    }
    return nil
  }
}
