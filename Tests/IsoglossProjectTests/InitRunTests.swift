import IsoglossProject
import LanguageText
import Testing

/// What `init` proposes for trees as the usual generators have them.
@Suite struct InitRunTests {
  @Test func namesTheLanguagesOfAndroid() throws {
    let files = ["", "-in", "-pt-rBR", "-ru"].map {
      ("res/values\($0)/strings.xml", "<resources><string name=\"a\">Panel</string></resources>")
    }
    let tree = try TemporaryTree(Dictionary(uniqueKeysWithValues: files))
    let proposal = try InitRun(folder: tree.path("")).run()
    #expect(proposal.languages == ["in": "id", "pt-rBR": "pt-BR"])
  }

  @Test(arguments: [
    (["pt", "pt-br"], ["pt": LanguageTag("pt-PT")]), (["pt", "pt-PT"], [:]), (["pt", "ru"], [:]),
  ])
  func tellsThePortugueseOfPortugal(folders: [String], expected: [String: LanguageTag?]) throws {
    let files = (["en"] + folders).map { ("docs/\($0)/a.md", "Text.") }
    let tree = try TemporaryTree(Dictionary(uniqueKeysWithValues: files))
    let languages = try InitRun(folder: tree.root).run().languages
    #expect(languages["pt"] == expected["pt"] ?? nil)
  }

  /// Sources that are copied in before a site is built are versions of the translations beside them.
  @Test(arguments: [
    ("docs/**/en\n", ["docs/en/a.md"], ["docs/en"], LanguageTag?.some("en")),
    ("docs/en/\n", ["docs/en/b.md"], [], "de"), ("bin/\n", ["bin/a.md"], [], "de"),
  ])
  func sourcesMayBeIgnored(
    rules: String, files: [String], folders: [String], source: LanguageTag?
  ) throws {
    let texts = [("docs/de/a.md", "Das ist ein Menü."), ("docs/ja/a.md", "これはメニューです。")]
    let tree = try TemporaryTree(
      Dictionary(
        uniqueKeysWithValues: texts + files.map { ($0, "This is a menu.") }
          + [(".gitignore", rules)]))
    let proposal = try InitRun(folder: tree.root).run()
    #expect(proposal.ignored == folders)
    #expect(proposal.sourceLanguage == source)
  }

  /// Pages that somebody has yet to translate are in the language of the source.
  @Test(arguments: [
    (4, 0, "zh"), (2, 0, "en"), (4, 5, "en"), (0, 4, "en"), (0, 0, "en"),
  ])
  func pagesThatAreNotTranslatedYetTellTheSource(chinese: Int, english: Int, source: LanguageTag)
    throws
  {
    let texts = (0..<9).map { number in
      [
        (
          "docs/en/\(number).md",
          number < chinese ? "点击菜单并且选择其中的命令。" : "Open the menu and choose one of its commands."
        ),
        (
          "docs/zh/\(number).md",
          number >= 9 - english ? "Open the menu and choose one of its commands." : "点击菜单并且选择其中的命令。"
        ),
      ]
    }
    let tree = try TemporaryTree(Dictionary(uniqueKeysWithValues: texts.joined()))
    #expect(try InitRun(folder: tree.root).run().sourceLanguage == source)
  }

  /// A memory that extract made of the documents decides nothing; one of a translator does.
  @Test(arguments: [
    ("<prop type=\"x-score\">90</prop>", "tm", [String]()),
    ("<prop type=\"x-score\">90</prop>", "tmx", []),
    ("<prop type=\"x-key\">90</prop>", "tm", ["tm/memory.tmx"]),
    ("<prop type=\"x-key\">90</prop>", "tmx", ["tmx"]),
    ("", "tm", ["tm/memory.tmx"]), ("<broken", "tm", ["tm/memory.tmx"]),
  ])
  func memoriesOfItsOwnAreNotProposed(
    property: String, folder: String, expected: [String]
  ) throws {
    let tree = try TemporaryTree([
      "docs/en/a.md": "Text.", "docs/ja/a.md": "文。",
      "\(folder)/memory.tmx": """
      <tmx version="1.4"><header creationtool="isogloss" srclang="en"/><body>
      <tu>\(property)<tuv xml:lang="en"><seg>Text.</seg></tuv></tu></body></tmx>
      """,
    ])
    #expect(try InitRun(folder: tree.root).run().memories == expected)
  }

  @Test(arguments: layouts + stringLayouts)
  func proposes(layout: Layout) throws {
    let tree = try TemporaryTree(layout.files)
    let proposal = try InitRun(folder: tree.root).run()
    #expect(proposal.generator == layout.generator)
    #expect(proposal.sourceLanguage?.canonical == layout.source)
    #expect(
      proposal.patterns.map { pattern in
        let counts = pattern.files.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        return "\(pattern.documents.text): \(counts.joined(separator: ", ")); \(pattern.pairs)"
      } == layout.expected)
  }

  @Test(arguments: layouts + stringLayouts)
  func proposesWhatItCanRead(layout: Layout) async throws {
    let tree = try TemporaryTree(layout.files)
    let proposal = try InitRun(folder: tree.root).run()
    try tree.write(proposal.yaml, to: "isogloss.yml")
    let configuration = try ConfigurationDiscovery.configuration(
      named: nil, for: tree.root, knownRules: [])
    let listing = try await ListingRun(
      CheckRun(paths: [tree.root], configuration: configuration)
    ).run()
    let counted = proposal.patterns.flatMap(\.files.values).reduce(0, +)
    #expect(listing.documents.count == counted - layout.shared)
    #expect(listing.pairs == proposal.patterns.reduce(0) { $0 + $1.pairs })
  }

  private static let table = [
    "app/en.lproj/L.strings": "a = \"Open the panel\";\n",
    "app/ja.lproj/L.strings": "a = \"パネルを開く\";\n",
  ]
  private static let resources = [
    "droid/res/values/strings.xml": "<resources><string name=\"a\">Open</string></resources>",
    "droid/res/values-ja/strings.xml": "<resources><string name=\"a\">開く</string></resources>",
  ]
  private static let pages = [
    "docs/en/a.md": "Open the panel and choose.\n", "docs/ja/a.md": "パネルを開いて選びます。\n",
  ]
  private static let json = [
    "locales/en.json": "{\"a\": \"x\"}", "locales/ja.json": "{\"a\": \"x\"}",
  ]
  /// What lies in a project, and which of it are labels.
  private static let labels: [(parts: [[String: String]], labels: [String])] = [
    ([table, pages], ["app"]), ([table, resources, pages], ["app", "droid/res"]), ([table], []),
    ([pages], []), ([json, pages], []),
    ([["en.lproj/L.strings": "a = \"Open\";", "ja.lproj/L.strings": "a = \"x\";"], pages], []),
  ]

  /// The strings of an app are proposed as labels of documents beside them, commented out.
  @Test(arguments: labels)
  func proposesLabels(parts: [[String: String]], labels: [String]) throws {
    let tree = try TemporaryTree(parts.reduce(into: [:]) { $0.merge($1) { $1 } })
    let proposal = try InitRun(folder: tree.root).run()
    #expect(proposal.labels == labels)
    let line = "# labels: [\(labels.map { "\"\($0)\"" }.joined(separator: ", "))]\n"
    #expect(proposal.yaml.hasSuffix(line) == !labels.isEmpty)
    #expect(proposal.yaml.contains("labels") == !labels.isEmpty)
  }

  @Test(arguments: [
    ["docs/a.md": "x"], ["docs/en/a.md": "x"], [:], ["docs/ja/a.md": "x", "docs/b.md": "x"],
  ])
  func hasNothingToProposeForOneLanguage(files: [String: String]) throws {
    let tree = try TemporaryTree(files)
    #expect(throws: RunError.self) { try InitRun(folder: tree.root).run() }
  }

  /// Of a manual whose source is another project's there are translations alone.
  @Test(arguments: [
    ("点击菜单并且选择其中的命令。", ["docs/**/*.md (zh-Hans)"]), ("Open the menu and choose a command.", []),
  ])
  func proposesTranslationsWithoutTheirSource(text: String, patterns: [String]) throws {
    let tree = try TemporaryTree(
      Dictionary(uniqueKeysWithValues: ["a", "b/c", "b/d"].map { ("docs/\($0).md", text) }))
    let proposal = try? InitRun(folder: tree.root).run()
    #expect(proposal?.patterns.map(\.documents.text) ?? [] == patterns)
    #expect(proposal?.sourceLanguage == nil)
  }

  /// Qt's translations are told from TypeScript by what is in them.
  @Test(arguments: [("<TS language=\"de\"/>", ["src/app_{lang}.ts"]), ("export default {}", [])])
  func tellsTranslationsOfQt(text: String, patterns: [String]) throws {
    let files = ["de", "fr", "pt_BR", "ru", "zh_CN", "zh_TW"].map { ("src/app_\($0).ts", text) }
    let tree = try TemporaryTree(Dictionary(uniqueKeysWithValues: files + [("src/a.ts", "let a")]))
    let proposal = try? InitRun(folder: tree.root).run()
    #expect(proposal?.patterns.map(\.documents.text) ?? [] == patterns)
  }

  /// The templates of components are no pages, whatever languages they lie in.
  @Test func leavesOutTemplates() throws {
    let pages = Self.tree(["docs/en/a.html", "docs/ja/a.html"])
    let template = "<button @click=\"go\">Open the panel</button>"
    let tree = try TemporaryTree(
      pages.merging(["src/en/b.html": template, "src/ja/b.html": template]) { page, _ in page })
    #expect(
      try InitRun(folder: tree.root).run().patterns.map(\.documents.text)
        == ["docs/{lang}/**/*.html"])
  }

  /// Files without a translation do not say what they would be translated from.
  @Test func takesTheSourceLanguageFromWhatIsTranslated() throws {
    let catalogues = ["a", "b", "c"].map { ("po/ja/\($0).po", Self.emptyCatalogue) }
    let tree = try TemporaryTree(
      Self.tree(
        ["docs/en/a.md", "docs/ja/a.md"], Dictionary(uniqueKeysWithValues: catalogues)))
    #expect(try InitRun(folder: tree.root).run().sourceLanguage == "en")
  }

  /// Versions of a manual whose source has gone have nothing to be checked against, unless nothing has.
  @Test func leavesOutTranslationsWithoutSources() throws {
    let old = Self.tree(["1.0/ja/a.md", "1.0/ru/a.md"])
    let tree = try TemporaryTree(Self.tree(["docs/en/a.md", "docs/ja/a.md"], old))
    let proposal = try InitRun(folder: tree.root).run()
    #expect(proposal.patterns.map(\.documents.text) == ["docs/{lang}/**/*.md"])
    #expect(proposal.leftOut.map(\.documents.text) == ["1.0/{lang}/**/*.md"])
    let alone = try TemporaryTree(old)
    #expect(try InitRun(folder: alone.root).run().leftOut.isEmpty)
  }

  /// What is worked on is the documents of the next release and of the newest; numbers are no words.
  @Test func leavesOutReleasesBeforeTheNewest() throws {
    let folder = "i18n/ja/docusaurus-plugin-content-docs"
    let releases = ["v1.9.0", "v1.10.0", "v1.2.0"].flatMap {
      ["versioned_docs/version-\($0)/a.md", "\(folder)/version-\($0)/a.md"]
    }
    let tree = try TemporaryTree(
      Self.tree(["docs/a.md", "\(folder)/current/a.md"] + releases))
    let proposal = try InitRun(folder: tree.root).run()
    #expect(
      proposal.patterns.compactMap(\.documents.source?.text)
        == ["docs/**/*.md", "versioned_docs/version-v1.10.0/**/*.md"])
    #expect(
      proposal.earlier.compactMap(\.documents.source?.text).sorted()
        == ["versioned_docs/version-v1.2.0/**/*.md", "versioned_docs/version-v1.9.0/**/*.md"])
  }

  /// Releases that lie beside the pages that are worked on are left out, one that has other pages is not, nor is a chapter
  /// that is called by a number.
  @Test func leavesOutReleasesInLanguageFolders() throws {
    let pages = [
      "docs/a.md", "docs/b.md", "v1.2/docs/a.md", "v1.2/docs/b.md", "v1.3/c.md", "2/a.md",
    ]
    let tree = try TemporaryTree(
      Self.tree(pages.flatMap { ["content/en/\($0)", "content/ja/\($0)"] }))
    let proposal = try InitRun(folder: tree.root).run()
    #expect(proposal.archived.map(\.text) == ["content/*/v1.2/**"])
    #expect(proposal.patterns.map(\.files) == [["en": 4, "ja": 4]])
    #expect(proposal.patterns.map(\.pairs) == [4])
    #expect(proposal.yaml.contains("exclude: [\"content/*/v1.2/**\"]"))
  }

  /// Portuguese without a region is that of Portugal beside that of Brazil, unless it has a file of its own.
  @Test(
    arguments: [(["pt", "pt-BR"], "pt-PT"), (["pt", "pt-BR", "pt-PT"], nil)]
      as [([String], LanguageTag?)])
  func portugueseHasTheOtherRegion(names: [String], expected: LanguageTag?) throws {
    let tree = try TemporaryTree(Self.tree((["en"] + names).map { "docs/\($0)/a.md" }))
    #expect(try InitRun(folder: tree.root).run().languages["pt"] == expected)
  }

  @Test func leavesOutWhatGitIgnores() throws {
    let tree = try TemporaryTree([
      ".gitignore": "build/\n", "build/en/a.md": "x", "build/ja/a.md": "x",
      "docs/en/a.md": "x", "docs/ja/a.md": "x",
    ])
    let proposal = try InitRun(folder: tree.root).run()
    #expect(proposal.patterns.map(\.documents.text) == ["docs/{lang}/**/*.md"])
  }

  /// Files whose language nothing reads are named, where others say that their name is one.
  @Test(arguments: [
    (["de", "fr", "ja", "tok", "sw", "css"], ["sw"]), (["de", "sw"], []),
    (["de", "fr", "ja", "ru"], []), (["de", "fr", "ja", "gsw", "main"], ["gsw"]),
  ])
  func namesLanguagesThatNothingReads(names: [String], unread: [String]) throws {
    let files = (["en"] + names).map { ("locales/\($0).json", "{\"a\": \"Text \($0)\"}") }
    let tree = try TemporaryTree(Dictionary(uniqueKeysWithValues: files))
    let found = try InitRun(folder: tree.root).run().unread
    #expect(found.filter { $0 != "tok" } == unread)
  }
}
