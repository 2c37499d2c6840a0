import Testing

/// Trees as the usual generators have them, and what `init` proposes for each.
extension InitRunTests {
  /// A tree, and the proposal: pattern, files by language, translations with a source.
  struct Layout: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [String: String]
    var generator: String?
    var source: String
    var expected: [String]
    /// Files that two of the patterns have.
    var shared = 0
    var testDescription: String { name }
  }

  static let english = "# Panels\n\nOpen the panel and choose what you want to see in it.\n"
  private static let russian = "# Панели\n\nОткройте панель и выберите, что в ней показывать.\n"
  static let japanese = "# パネル\n\nパネルを開いて、表示する内容を選びます。\n"

  static func tree(_ files: [String], _ more: [String: String] = [:]) -> [String: String] {
    var tree = more
    for file in files {
      tree[file] =
        file.contains("ja") ? japanese : file.contains("ru") ? russian : english
    }
    return tree
  }

  static let layouts: [Layout] = [
    Layout(
      name: "folders",
      files: tree(["docs/en/a.md", "docs/en/b/c.md", "docs/ja/a.md", "docs/ru/b/c.md"]),
      source: "en", expected: ["docs/{lang}/**/*.md: en 2, ja 1, ru 1; 2"]),
    Layout(
      name: "folders called languages in English",
      files: tree([
        "manual/english/a.md", "manual/english/b/c.md", "manual/russian/a.md",
        "manual/japanese/b/c.md",
      ]),
      source: "en",
      expected: ["manual/{lang}/**/*.md: english 2, japanese 1, russian 1; 2"]),
    Layout(
      name: "folders that end with a language",
      files: tree([
        "guide-en/a.md", "guide-en/b/c.md", "guide-ru/a.md", "guide-ru/b/c.md", "guide-ja/a.md",
        "notes-ru/x.md",
      ]),
      source: "en", expected: ["guide-{lang}/**/*.md: en 2, ja 1, ru 2; 3"]),
    Layout(
      name: "folders of books that end with a language",
      files: tree(["b-en/src/a.md", "b-ru/src/a.md"]),
      source: "en", expected: ["b-{lang}/**/*.md: en 1, ru 1; 1"]),
    Layout(
      name: "originals beside the folder of the languages",
      files: tree(["source/a.md", "source/b.md", "locales/ja/a.md", "locales/ru/a.md"]),
      source: "en", expected: ["locales/{lang}/**/*.md of source/**/*.md: en 2, ja 1, ru 1; 2"]),
    Layout(
      name: "pages about languages, no folders of them",
      files: tree([
        "docs/en/french/a.md", "docs/en/german/b.md", "docs/ja/french/a.md", "docs/ja/german/b.md",
        "lessons/french/nouns.md", "lessons/german/verbs.md",
      ]),
      source: "en", expected: ["docs/{lang}/**/*.md: en 2, ja 2; 2"]),
    Layout(
      name: "most of the original that is not translated",
      files: tree(["docs/en/a.md", "docs/ja/a.md", "docs/ja/b.md", "docs/ja/c.md"]),
      source: "ja", expected: ["docs/{lang}/**/*.md: en 1, ja 3; 1"]),
    Layout(
      name: "a little more than the original",
      files: tree(["docs/en/a.md", "docs/ja/a.md", "docs/ja/b.md"]),
      source: "en", expected: ["docs/{lang}/**/*.md: en 1, ja 2; 1"]),
    Layout(
      name: "file names", files: tree(["a.en.md", "a.ja.md", "b.en.md", "b.ru.md"]),
      source: "en", expected: ["*.{lang}.md: en 2, ja 1, ru 1; 2"]),
    Layout(
      name: "two file names with a hyphen, told by their texts",
      files: tree(["docs/a.md", "docs/a-ja.md", "docs/sign.md", "docs/sign-in.md"]),
      source: "en", expected: ["docs/a-{lang}.md of docs/a.md: en 1, ja 1; 1"]),
    Layout(
      name: "originals in a language of their own far from translations that English is one of",
      files: tree(
        [
          "translations/en/docs/a.md", "translations/en/docs/b.md", "translations/ru/docs/a.md",
          "translations/ru/docs/b.md",
        ], ["docs/a.md": japanese, "docs/b.md": japanese]),
      source: "ja", expected: ["translations/{lang}/**/*.md of **/*.md: en 2, ja 2, ru 2; 4"]),
    Layout(
      name: "a folder of each component",
      files: tree([
        "src/button/enUS/a.md", "src/button/jaJP/a.md", "src/menu/enUS/a.md", "src/menu/jaJP/a.md",
        "src/tab/enUS/a.md", "src/tab/jaJP/a.md",
      ]),
      source: "en-US", expected: ["src/*/{lang}/**/*.md: enUS 3, jaJP 3; 3"]),
    Layout(
      name: "file names of R Markdown", files: tree(["a.Rmd", "a.ja.Rmd", "b.Rmd", "b.ru.Rmd"]),
      source: "en", expected: ["*.{lang}.Rmd of *.Rmd: en 2, ja 1, ru 1; 2"]),
    Layout(
      name: "file names with an underscore",
      files: tree([
        "docs/sign_en.md", "docs/sign_ja.md", "docs/b/a-z_en.md", "docs/b/a-z_ru.md",
        "docs/b/a_is.md",
        "docs/log_in.md", "docs/array.nn.md", "docs/array.ne.md", "docs/array.nn.add.md",
        "docs/array.nn.fold.md", "docs/array.nn.map.md",
      ]),
      source: "en", expected: ["docs/**/*_{lang}.md: en 2, ja 1, ru 1; 2"]),
    Layout(
      name: "file names with a hyphen",
      files: tree(["guide-en.md", "guide-ja.md", "sign-in.md"]),
      source: "en", expected: ["guide-{lang}.md: en 1, ja 1; 1"]),
    Layout(
      name: "names with a region beside names without",
      files: [
        "docs/a.md": russian, "docs/a-en-US.md": english, "docs/b/c.md": russian,
        "docs/b/c-en-US.md": english, "docs/d.md": russian, "docs/sign.md": russian,
        "docs/sign-in.md": russian, "docs/pattern-en-GB.md": russian,
      ],
      source: "ru", expected: ["docs/**/*-{lang}.md of docs/**/*.md: en-US 2, ru 6; 2"]),
    Layout(
      name: "names with a language beside the same without",
      files: tree([
        "docs/one.adoc", "docs/one_ja.adoc", "docs/b/two.adoc", "docs/b/two_ja.adoc",
        "docs/b/two_ru.adoc", "docs/one_ru.adoc", "docs/three.adoc", "docs/sign.adoc",
        "docs/sign-in.adoc", "docs/log.adoc", "docs/log-in.adoc", "docs/op_is.adoc",
      ]),
      source: "en", expected: ["docs/**/*_{lang}.adoc of docs/**/*.adoc: en 8, ja 2, ru 2; 4"]),
    Layout(
      name: "names with a language beside most that have none in one",
      files: tree(
        [
          "src/a/README.md", "src/a/README.ja.md", "src/b/README.md", "src/b/README.ja.md",
          "src/c/README.md", "src/c/README.ja.md", "src/docs/d.en-US.md", "src/docs/d.ja.md",
        ], Dictionary(uniqueKeysWithValues: (1...6).map { ("src/0/\($0).md", japanese) })),
      source: "en", expected: ["src/**/*.{lang}.md of src/**/*.md: en 9, en-US 1, ja 4; 4"]),
    Layout(
      name: "names that end like a language",
      files: tree(
        [
          "models/large-en.md", "models/large-zh.md", "models/small-en.md", "models/small-zh.md",
          "docs/en/a.md", "docs/ja/a.md", "models/base.md", "models/base.en.md",
        ]),
      source: "en", expected: ["docs/{lang}/**/*.md: en 1, ja 1; 1"]),
    Layout(
      name: "folders beside each other",
      files: tree([
        "pages/a.md", "pages/b/c.md", "pages.ja/a.md", "pages.ru/b/c.md", "pages.ru/a.md",
      ]),
      source: "en", expected: ["pages.{lang}/**/*.md of pages/**/*.md: en 2, ja 1, ru 2; 3"]),
    Layout(
      name: "collections of Jekyll",
      files: tree([
        "_tour/a.md", "_tour/b/c.md", "_ja/tour/a.md", "_ru/tour/b/c.md", "_guides/a.md",
        "_guides/b.md", "_ru/guides/a.md", "_ru/index.md", "_data/a.md", "index.md",
      ]),
      source: "en",
      expected: [
        "_{lang}/tour/**/*.md of _tour/**/*.md: en 2, ja 1, ru 1; 2",
        "_{lang}/guides/**/*.md of _guides/**/*.md: en 2, ru 1; 1",
      ]),
    Layout(
      name: "folders with a hyphen",
      files: tree(["docs/a.md", "docs-ja/a.md", "my-id/a.md", "vue-no/a.md"]),
      source: "en", expected: ["docs-{lang}/**/*.md of docs/**/*.md: en 1, ja 1; 1"]),
    Layout(
      name: "folders whose names may be something else",
      files: tree(
        ["", "ja/", "ru/", "de/", "sw/", "sa/", "js/"].map { "pages/\($0)a.md" } + ["pages/sw/b.md"]
          + (1...5).map { "pages/js/\($0).md" }),
      source: "en",
      expected: [
        "pages/{lang}/**/*.md of pages/**/*.md: de 1, en 7, ja 1, ru 1, sa 1, sw 2; 5"
      ]),
    Layout(
      name: "translations of all there is",
      files: tree(
        ["README.md", "a/README.md", "b/README.md", "c/README.md"]
          + ["ja/a/", "ja/b/", "ru/a/"].map { "text/translated/\($0)README.md" }),
      source: "en",
      expected: ["text/translated/{lang}/**/*.md of **/*.md: en 4, ja 2, ru 1; 3"]),
    Layout(
      name: "languages that the names of files repeat",
      files: tree(
        ["a/1-start.adoc", "a/2-way-de.adoc", "b/en/x-en.md", "b/en/index.md", "b/de/x-de.md"]
          + ["b/de/index.md"]
          + ["de", "ja"].flatMap {
            ["a/\($0)/1-start-\($0).adoc", "a/\($0)/2-way-de-\($0).adoc"]
          }),
      source: "en",
      expected: [
        "a/{lang}/**/*-{lang}.adoc of a/**/*.adoc: de 2, en 2, ja 2; 4",
        "b/{lang}/**/*-{lang}.md: de 1, en 1; 1", "b/{lang}/**/*.md: de 1, en 1; 1",
      ]),
    Layout(
      name: "originals beside the languages",
      files: tree(["a/original/x.md", "a/original/y.md", "a/ja/x.md", "a/ja/y.md", "a/ru/x.md"]),
      source: "en",
      expected: ["a/{lang}/**/*.md of a/original/**/*.md: en 2, ja 2, ru 1; 3"]),
    Layout(
      name: "an older version beside the languages",
      files: tree(["v1/", "en/", "ja/", "ru/"].flatMap { ["a/\($0)x.md", "a/\($0)y.md"] }),
      source: "en", expected: ["a/{lang}/**/*.md: en 2, ja 2, ru 2; 4"]),
    Layout(
      name: "an older version in a language that paths name",
      files: tree(
        ["a/ru/x.md", "a/ru/y.md"],
        [
          "a/v1/x.md": japanese, "a/v1/y.md": japanese, "a/ja/x.md": japanese,
          "a/ja/y.md": japanese,
        ]),
      source: "ja", expected: ["a/{lang}/**/*.md: ja 2, ru 2; 2"]),
    Layout(
      name: "sections that the languages have, too",
      files: tree(
        ["", "ja/", "ru/", "de/"].flatMap { ["pages/\($0)a.md", "pages/\($0)api/a.md"] }),
      source: "en",
      expected: ["pages/{lang}/**/*.md of pages/**/*.md: de 2, en 2, ja 2, ru 2; 6"]),
    Layout(
      name: "pages that are called like languages",
      files: tree(["pages/id.md", "pages/as.md", "pages/it.md", "help/en.md", "help/ja.md"]),
      source: "en", expected: ["help/{lang}.md: en 1, ja 1; 1"]),
    Layout(
      name: "a translated README",
      files: tree(["README.md", "README.ja.md", "README.ru.md", "CHANGES.md"]),
      source: "en", expected: ["README.{lang}.md of README.md: en 1, ja 1, ru 1; 2"]),
    Layout(
      name: "a README in another language than the manual",
      files: tree(
        ["README.md", "README.ru.md", "docs/a.en.md", "docs/b.en.md"],
        [
          "README.ja.md": japanese, "docs/a.md": japanese, "docs/b.md": japanese,
          "docs/c.md": japanese,
        ]),
      source: "ja",
      expected: [
        "docs/*.{lang}.md of docs/*.md: en 2, ja 3; 2",
        "README.md (en) of README.ja.md: en 1, ja 1; 1",
        "README.{lang}.md of README.ja.md: ja 1, ru 1; 1",
      ], shared: 1),
    Layout(
      name: "translations of a README in a folder",
      files: tree([
        "README.md", "a/README.md", "text/more/README-ja.md", "text/more/README-ru.md",
        "text/more/NOTES.md",
      ]),
      source: "en", expected: ["text/more/README-{lang}.md of README.md: en 1, ja 1, ru 1; 2"]),
    Layout(
      name: "a README with underscores", files: tree(["README.md", "README_ja.md"]),
      source: "en", expected: ["README_{lang}.md of README.md: en 1, ja 1; 1"]),
    Layout(
      name: "Docusaurus",
      files: tree(
        [
          "docs/intro.md", "docs/a/b.md", "blog/x.md", "README.md",
          "i18n/ja/docusaurus-plugin-content-docs/current/intro.md",
          "i18n/ja/docusaurus-plugin-content-docs/current/a/b.md",
          "i18n/ru/docusaurus-plugin-content-docs/current/intro.md",
          "i18n/ja/docusaurus-plugin-content-docs/version-1.0/intro.md",
          "versioned_docs/version-1.0/intro.md", "i18n/ja/docusaurus-plugin-content-blog/x.md",
        ],
        ["docusaurus.config.js": "export default {i18n: {defaultLocale: 'en', locales: ['en']}}"]),
      generator: "Docusaurus", source: "en",
      expected: [
        "i18n/{lang}/docusaurus-plugin-content-docs/current/**/*.md of docs/**/*.md: "
          + "en 2, ja 2, ru 1; 3",
        "i18n/{lang}/docusaurus-plugin-content-blog/**/*.md of blog/**/*.md: en 1, ja 1; 1",
        "i18n/{lang}/docusaurus-plugin-content-docs/version-1.0/**/*.md of "
          + "versioned_docs/version-1.0/**/*.md: en 1, ja 1; 1",
      ]),
    Layout(
      name: "Docusaurus beside its documents",
      files: tree(
        [
          "docs/intro.md", "website/i18n/ja/docusaurus-plugin-content-docs/current/intro.md",
        ], ["website/docusaurus.config.ts": "defaultLocale: 'en'"]),
      generator: "Docusaurus", source: "en",
      expected: [
        "website/i18n/{lang}/docusaurus-plugin-content-docs/current/**/*.md of docs/**/*.md: "
          + "en 1, ja 1; 1"
      ]),
    Layout(
      name: "Hugo by folders",
      files: tree(
        ["content/en/a.md", "content/ja/a.md"], ["hugo.toml": "defaultContentLanguage = 'ja'\n"]),
      generator: "Hugo", source: "ja", expected: ["content/{lang}/**/*.md: en 1, ja 1; 1"]),
    Layout(
      name: "Hugo by file names",
      files: tree(
        [
          "content/_index.md", "content/_index.ja.md", "content/posts/a.md",
          "content/posts/a.ja.md",
        ],
        ["config.yaml": "defaultContentLanguage: en\n"]),
      generator: "Hugo", source: "en",
      expected: ["content/**/*.{lang}.md of content/**/*.md: en 2, ja 2; 2"]),
    Layout(
      name: "VitePress",
      files: tree(
        ["docs/index.md", "docs/guide/a.md", "docs/ja/index.md", "docs/ja/guide/a.md"],
        ["docs/.vitepress/config.mts": "locales: { root: { label: 'English', lang: 'en-US' } }"]),
      generator: "VitePress", source: "en-US",
      expected: ["docs/{lang}/**/*.md of docs/**/*.md: en-US 2, ja 2; 2"]),
    Layout(
      name: "translations of pages that a program makes",
      files: tree(
        (1...5).flatMap { ["docs/\($0).md", "docs/ja/\($0).md"] }
          + (1...9).map { "docs/ja/api/\($0).md" }),
      source: "en", expected: ["docs/{lang}/**/*.md of docs/**/*.md: en 5, ja 14; 5"]),
    Layout(
      name: "MkDocs by file names",
      files: tree(
        ["docs/index.md", "docs/index.ja.md", "docs/a/b.md", "docs/a/b.ja.md"],
        [
          "mkdocs.yml":
            "plugins:\n  - i18n:\n      languages:\n        - locale: ja\n        - locale: en\n          default: true\n"
        ]),
      generator: "MkDocs", source: "en",
      expected: ["docs/**/*.{lang}.md of docs/**/*.md: en 2, ja 2; 2"]),
    Layout(
      name: "MkDocs by folders",
      files: tree(["docs/en/index.md", "docs/ja/index.md"], ["mkdocs.yml": "site_name: x\n"]),
      generator: "MkDocs", source: "en", expected: ["docs/{lang}/**/*.md: en 1, ja 1; 1"]),
    Layout(
      name: "Jekyll",
      files: tree(
        ["guide/a.md", "index.md", "ja/guide/a.md", "ja/index.md"],
        ["_config.yml": "title: x\nlang: en\n"]),
      generator: "Jekyll", source: "en",
      expected: ["{lang}/**/*.md of **/*.md: en 2, ja 2; 2"]),
    Layout(
      name: "Jekyll with a folder for every language",
      files: tree(
        ["README.md", "en/a.md", "en/b.md", "ja/a.md", "ja/b.md", "ja/README.md", "ru/a.md"],
        ["_config.yml": "title: x\n"]),
      generator: "Jekyll", source: "en", expected: ["{lang}/**/*.md: en 2, ja 3, ru 1; 3"]),
    Layout(
      name: "Hexo",
      files: tree(
        ["source/docs/a.md", "source/ja/docs/a.md"],
        ["_config.yml": "language: en\nnew_post_name: :title.md\n"]),
      generator: "Hexo", source: "en",
      expected: ["source/{lang}/**/*.md of source/**/*.md: en 1, ja 1; 1"]),
    Layout(
      name: "a source in another language",
      files: tree(
        ["docs/ru-notes.md", "docs/ru-more.md"],
        [
          "docs/ja/ru-notes.md": japanese, "docs/ja/ru-more.md": japanese,
        ]), source: "ru", expected: ["docs/{lang}/**/*.md of docs/**/*.md: ja 2, ru 2; 2"]),
    Layout(
      name: "countries in place of languages",
      files: tree(
        ["docs/en/a.md", "README.md"],
        [
          "docs/jp/a.md": japanese,
          "docs/ua/a.md": "# Панелі\n\nВідкрийте панель і виберіть щось.\n",
          "README_JP.md": japanese,
        ]), source: "en",
      expected: [
        "docs/{lang}/**/*.md: en 1, jp 1, ua 1; 2", "README_{lang}.md of README.md: JP 1, en 1; 1",
      ]),
    Layout(
      name: "languages by their English names",
      files: tree([
        "README.md", "README.japanese.md", "README.brazilian-portuguese.md", "a/x.md",
        "a/x.japanese.md", "french.md", "polish/x.md",
      ]), source: "en",
      expected: [
        "README.{lang}.md of README.md: brazilian-portuguese 1, en 1, japanese 1; 2",
        "a/x.{lang}.md of a/x.md: en 1, japanese 1; 1",
      ]),
    Layout(
      name: "a site in Japanese whose translations are all English",
      files: tree(
        ["docs/a.en.md", "docs/b/c.en.md", "docs/b/d.en.md", "docs/e.md"],
        [
          "docs/a.md": japanese, "docs/b/c.md": japanese, "docs/b/d.md": japanese,
          "mkdocs.yml": "theme:\n  language: ja\n",
        ]),
      generator: "MkDocs", source: "ja",
      expected: ["docs/**/*.en.md (en) of docs/**/*.md: en 3, ja 4; 3"]),
    Layout(
      name: "sources that name their language beside translations, and pages not translated yet",
      files: tree(
        ["docs/a.en.md", "docs/b/c.en.md", "docs/new.md", "docs/b/newer.md", "docs/b/newest.md"],
        ["docs/a.md": japanese, "docs/b/c.md": japanese]), source: "en",
      expected: ["docs/**/*.md (ja) of docs/**/*.en.md: en 2, ja 5; 2"]),
    Layout(
      name: "a translation that names its language beside sources, and pages not translated yet",
      files: tree(
        ["docs/a.en.md", "docs/b/c.en.md"],
        ["docs/a.md": japanese, "docs/b/c.md": japanese, "docs/new.md": japanese]), source: "ja",
      expected: ["docs/**/*.{lang}.md of docs/**/*.md: en 2, ja 3; 2"]),
  ]
}
