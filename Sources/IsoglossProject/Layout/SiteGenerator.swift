import LanguageText
import TermChecking

/// A program that makes a site of documentation, recognised by its configuration.
struct SiteGenerator: Hashable, Sendable {
  /// The name, for people.
  var name: String
  /// The language that its configuration says pages without one are in; nil when it does not.
  var defaultLanguage: LanguageTag?
  /// How it reads Markdown.
  var markdown = MarkdownDialect.commonMark

  private struct Kind {
    var name: String
    /// Where its configuration may lie, relative to the project.
    var files: [String]
    /// What stands before the default language.
    var keys: [String]
    /// What only its configuration says, where another program's has the same name.
    var mark = ""
    /// What only the configuration says of one that reads Markdown as CommonMark does; nil where all do.
    var markOfCommonMark: String?
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
      keys: ["default_language:", "language:"], markOfCommonMark: "commonmark"),
    Kind(
      name: "Hugo",
      files: ["hugo", "config", "config/_default/hugo", "config/_default/config"].flatMap { stem in
        ["toml", "yaml", "yml", "json"].map { "\(stem).\($0)" }
      }, keys: ["defaultContentLanguage"]),
    Kind(name: "Hexo", files: ["_config.yml"], keys: ["language:"], mark: "new_post_name:"),
    Kind(
      name: "Jekyll", files: ["_config.yml", "_config.yaml"], keys: ["default_lang:", "lang:"],
      markOfCommonMark: "commonmark"),
  ]

  /// The generator of a project; nil when none is recognised.
  init?(ofProject folder: String) {
    for kind in Self.kinds {
      for file in kind.files {
        guard let bytes = try? FileReading.bytes(of: "\(folder)/\(file)") else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        guard kind.mark.isEmpty || text.contains(kind.mark) else { continue }
        name = kind.name
        if let mark = kind.markOfCommonMark, !text.lowercased().contains(mark) {
          markdown = .traditional
        }
        defaultLanguage = kind.name == "MkDocs" ? Self.markedLocale(in: text) : nil
        if defaultLanguage == nil { defaultLanguage = Self.language(after: kind.keys, in: text) }
        return
      }
    }
    return nil
  }

  /// Whether a project has the configuration of a generator that may read Markdown in the traditional way.
  static func mayBeTraditional(inProject folder: String) -> Bool {
    kinds.contains { kind in
      kind.markOfCommonMark != nil
        && kind.files.contains { FileKind(at: "\(folder)/\($0)") != nil }
    }
  }

  /// Whether the packages of a project have one that makes emphasis of stars beside Chinese and Japanese marks, too, as
  /// VitePress does from version 2 on.
  static func isFriendly(inProject folder: String) -> Bool {
    ["package.json", "docs/package.json"].contains { file in
      guard let bytes = try? FileReading.bytes(of: "\(folder)/\(file)") else { return false }
      let text = String(decoding: bytes, as: UTF8.self)
      let version = text.firstRange(of: "\"vitepress\": \"").map { place in
        text[place.upperBound...].drop { !$0.isNumber && $0 != "\"" }.prefix { $0.isNumber }
      }
      return text.contains("cjk-friendly") || version.flatMap { Int($0) }.map { $0 > 1 } ?? false
    }
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

extension CheckRun {
  /// How the program reads Markdown that makes the site of the project; as CommonMark has it where none is recognised.
  var markdown: MarkdownDialect {
    let folder = configuration.base
    if SiteGenerator.isFriendly(inProject: folder) { return .traditional }
    // A start looks for few files.
    guard SiteGenerator.mayBeTraditional(inProject: folder) else { return .commonMark }
    return SiteGenerator(ofProject: folder)?.markdown ?? .commonMark
  }
}
