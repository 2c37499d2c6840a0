@testable import IsoglossProject
import LanguageText
import Testing

/// Layouts where the source language has no folder of its own.
@Suite struct DocumentPlaceTests {
  private let configuration: Configuration

  init() throws {
    configuration = try ConfigurationReader.read(
      """
      sourceLanguage: en
      documents:
        - source: docs/**/*.md
          translations: i18n/{lang}/docusaurus-plugin-content-docs/current/**/*.md
        - {source: blog/**/*.md, translations: "blog/{lang}/**/*.md"}
        - {source: README.md, translations: "README.{lang}.md"}
        - notes/*.{lang}.md
        - {source: guide/**/*.en.md, translations: guide/**/*.md, language: ja}
        - {source: manual/**/*.md, translations: manual/**/*.zh.md, language: zh}
      """, path: "isogloss.yml", base: ".", knownRules: [])
  }

  @Test(arguments: [
    ("docs/a/x.md", "en", ["a/", "x"]),
    ("i18n/ja/docusaurus-plugin-content-docs/current/a/x.md", "ja", ["a/", "x"]),
    ("blog/x.md", "en", ["", "x"]), ("blog/ru/x.md", "ru", ["", "x"]),
    ("blog/images/x.md", "en", ["images/", "x"]), ("README.md", "en", []),
    ("README.zh-CN.md", "zh-CN", []), ("guide/a/x.en.md", "en", ["a/", "x"]),
    ("guide/a/x.md", "ja", ["a/", "x"]), ("notes/v1.2.ru.md", "ru", ["v1.2"]),
    ("notes/a.cn.md", "zh-Hans", ["a"]), ("manual/a/x.md", "en", ["a/", "x"]),
    ("manual/a/x.zh.md", "zh", ["a/", "x"]),
  ])
  func knowsTheLanguage(path: String, language: LanguageTag, wildcards: [String]) {
    let place = configuration.place(of: path)
    #expect(place?.language == language)
    #expect(place?.wildcards == wildcards)
  }

  /// Of other languages than those that are named nothing is read, whatever else matches their files.
  @Test(arguments: [
    ("docs/en/x.md", "en", true), ("docs/ja/x.md", "ja", true), ("docs/zh-CN/x.md", "zh-CN", true),
    ("docs/ru/x.md", "ru", false), ("docs/uk/x.md", "uk", false), ("po/de.po", "de", false),
    ("docs/ja-JP/x.md", "ja-JP", true), ("docs/zh-SG/x.md", "zh-SG", false),
    ("i18n/en-IN/x.md", "en-IN", false), ("docs/en-GB/x.md", "en-GB", false),
    ("docs/en-US/x.md", "en-US", true),
  ])
  func readsTheTargetLanguages(path: String, language: LanguageTag, isRead: Bool) throws {
    let configuration = try ConfigurationReader.read(
      """
      sourceLanguage: en
      targetLanguages: [ja, zh-Hans]
      documents:
        - "docs/{lang}/**/*.md"
        - {source: "**/*.md", translations: "i18n/{lang}/**/*.md"}
        - {translations: "po/de.po", language: de}
      """, path: "isogloss.yml", base: ".", knownRules: [])
    #expect(configuration.place(of: path)?.language == (isRead ? language : nil))
    #expect(configuration.reads(language) == isRead)
  }

  /// Another variety than what is asked for is not read where that has a version of its own.
  @Test(arguments: [
    ("l/pt.yaml", ["l/pt-BR.yaml"], "pt-BR", false),
    ("l/pt.yaml", ["l/pt_BR.yaml"], "pt-BR", false),
    ("l/pt_BR.yaml", ["l/pt.yaml"], "pt-BR", true), ("l/pt.yaml", [], "pt-BR", true),
    ("l/pt.yaml", ["l/pt_PT.yaml"], "pt-BR", true), ("l/pt.yaml", ["l/pt_BR.yaml"], "pt", true),
    ("l/pt.yaml", ["l/pt_BR.yaml"], "pt-BR, pt", true),
    ("l/pt-PT.yaml", ["l/pt.yaml"], "pt", false), ("l/pt-PT.yaml", [], "pt", true),
    ("l/pt-PT.yaml", ["l/pt.yaml"], "pt, pt-PT", true),
    ("l/de-AT.yaml", ["l/de.yaml"], "de", false), ("l/de.yaml", ["l/de-AT.yaml"], "de", true),
  ])
  func readsNoOtherVariety(
    path: String, others: [String], targets: String, isRead: Bool
  ) throws {
    let folder = try TemporaryTree(
      Dictionary(uniqueKeysWithValues: (others + [path]).map { ($0, "a: b\n") }))
    let configuration = try ConfigurationReader.read(
      "sourceLanguage: en\ntargetLanguages: [\(targets)]\ndocuments: [\"l/{lang}.yaml\"]\n",
      path: "isogloss.yml", base: folder.root, knownRules: [])
    #expect((configuration.place(of: path) != nil) == isRead)
  }

  /// Where each translation holds its source, that in the language of the sources is one of no target language.
  @Test(arguments: [
    ("i18n/app_en_US.ts", false), ("i18n/app_ja.ts", true), ("i18n/app_ru.ts", false),
    ("po/en.po", true),
  ])
  func readsNoSpareVersions(path: String, isRead: Bool) throws {
    let configuration = try ConfigurationReader.read(
      """
      sourceLanguage: en
      targetLanguages: [ja]
      documents: ["i18n/app_{lang}.ts", "po/{lang}.po"]
      """, path: "isogloss.yml", base: ".", knownRules: [])
    #expect((configuration.place(of: path) != nil) == isRead)
  }

  @Test(arguments: [
    ("i18n/ja/docusaurus-plugin-content-docs/current/a/x.md", "docs/a/x.md"),
    ("blog/ru/x.md", "blog/x.md"), ("README.zh-CN.md", "README.md"),
    ("guide/a/x.md", "guide/a/x.en.md"), ("manual/a/x.zh.md", "manual/a/x.md"),
  ])
  func findsTheSource(path: String, source: String) throws {
    let place = try #require(configuration.place(of: path))
    #expect(configuration.paths(of: place, in: "en").first == source)
  }

  @Test(arguments: [
    ("en", "en_US"), ("en", "en-US"), ("en", "en-gb"), ("en-US", "en_US"), ("en-US", "en"),
    ("zh", "zh_CN"), ("zh-Hans", "zh-CN"), ("zh-Hant", "zh_TW"), ("ja", "ja-JP"), ("de", "de_DE"),
    ("pt", "pt-BR"), ("en-US", "EN"),
  ])
  func findsASourceWhoseFolderNamesARegion(source: LanguageTag, folder: String) throws {
    let configuration = try ConfigurationReader.read(
      "sourceLanguage: \(source)\ndocuments: [\"{lang}/**/*.md\"]\n", path: "isogloss.yml",
      base: ".",
      knownRules: [])
    let place = try #require(configuration.place(of: "ru/a/x.md"))
    #expect(configuration.paths(of: place, in: source).contains(folder + "/a/x.md"))
  }

  @Test func findsTheTranslation() throws {
    let place = try #require(configuration.place(of: "docs/a/x.md"))
    #expect(
      configuration.paths(of: place, in: "ja").prefix(2)
        == [
          "i18n/ja/docusaurus-plugin-content-docs/current/a/x.md",
          "i18n/jp/docusaurus-plugin-content-docs/current/a/x.md",
        ])
  }

  @Test func findsATranslationWithoutALanguage() throws {
    let place = try #require(configuration.place(of: "guide/x.en.md"))
    #expect(configuration.paths(of: place, in: "ja") == ["guide/x.md"])
    #expect(configuration.paths(of: place, in: "ru").isEmpty)
  }

  /// A translator's program may have written another language into a file than the project's.
  @Test func theLanguageOfAPatternIsStrongerThanThatOfAFile() throws {
    let configuration = try ConfigurationReader.read(
      "documents:\n  - {translations: 'po/*.po', language: ru}\n  - '{lang}/*.po'\n",
      path: "isogloss.yml", base: ".", knownRules: [])
    let loader = DocumentLoader(configuration: configuration)
    let file = Array("msgid \"\"\nmsgstr \"Language: io\\n\"\n\nmsgid \"a\"\nmsgstr \"б\"\n".utf8)
    #expect(try loader.parse(file, path: "po/io.po", language: nil).language == "ru")
    #expect(try loader.parse(file, path: "other/io.po", language: nil).language == "io")
  }

  @Test(arguments: ["other/x.md", "docs/x.txt", "README.images.md", "notes/v1.2.md"])
  func othersAreNone(path: String) {
    #expect(configuration.place(of: path) == nil)
  }

  @Test(arguments: [
    ("documents:\n  - source: a.md\n", "expected both"),
    ("documents:\n  - {translations: 'a/{lang}.po', language: ja}\n", "expected both"),
    ("documents:\n  - {source: 'a/{lang}.md', translations: 'b/{lang}.md'}\n", "{lang} belongs"),
    ("documents:\n  - {source: 'a/*.md', translations: 'b/{lang}/**/*.md'}\n", "source has 1"),
    ("documents:\n  - {sorce: 'a/*.md'}\n", "unknown key"),
    ("documents:\n  - [a]\n", "expected a path pattern"),
    ("documents:\n  - {source: '*.en.md', translations: '*.md', language: jaa-}\n", "“jaa-” is no"),
    (
      "documents:\n  - {source: '*.md', translations: '*.{lang}.md', language: ja}\n",
      "{lang} of translations says"
    ),
    ("documents:\n  - {source: '*.en.md', translations: '*.md'}\n", "{lang} belongs"),
  ])
  func refusesPairsThatDoNotFit(text: String, message: String) {
    let error = #expect(throws: RunError.self) {
      try ConfigurationReader.read(text, path: "isogloss.yml", base: ".", knownRules: [])
    }
    #expect(error?.message.hasPrefix(message) == true)
    #expect(error?.line == 2)
  }

  /// Where others have `guide.md` and `guide_en.md`, `README.md` beside `README_cn.md` is the translation.
  @Test func aFileBesideTheOriginalIsItsTranslation() throws {
    let chinese = "打开窗口，然后选择其中的命令。"
    let english = "Open the window, then choose one of its commands."
    let tree = try TemporaryTree([
      "isogloss.yml": """
      sourceLanguage: zh
      documents:
        - {source: "docs/**/*.md", translations: "docs/**/*_{lang}.md"}
      """,
      "docs/guide.md": chinese, "docs/guide_en.md": english, "docs/README.md": english,
      "docs/README_cn.md": chinese,
    ])
    let configuration = try ConfigurationDiscovery.configuration(
      named: nil, for: tree.root, knownRules: [])
    let loader = DocumentLoader(configuration: configuration)
    let languages = try ["guide", "guide_en", "README", "README_cn"].map {
      try loader.load(tree.path("docs/\($0).md")).language.language
    }
    #expect(languages == ["zh", "en", "en", "zh"])
    let draft = try loader.load(tree.path("docs/README.md"))
    #expect(
      SourceCatalog(configuration: configuration).path(ofSourceOf: draft)
        == tree.path("docs/README_cn.md"))
  }

  @Test func aSourceNeedsALanguage() throws {
    let tree = try TemporaryTree([
      "isogloss.yml": "documents:\n  - {source: 'a/*.md', translations: 'b/{lang}/*.md'}\n"
    ])
    let error = #expect(throws: RunError.self) {
      try ConfigurationDiscovery.configuration(named: nil, for: tree.root, knownRules: [])
    }
    #expect(error?.line == 2)
  }
}
