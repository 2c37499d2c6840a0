import IsoglossProject
import LanguageText
import TermChecking
import Testing

/// The strings of programs are checked against those of their source language.
@Suite struct StringsCheckTests {
  /// The findings in a tree with the glossary `g.csv`, each with the language and what it is about.
  private static func findings(
    _ files: [String: String], documents: String, source: String = "en"
  ) async throws -> [String] {
    let glossary = """
      concept,lang,term,status
      page,en,page,preferred
      page,ru,страница,preferred
      page,uk,сторінка,preferred
      page,de,Seite,preferred

      """
    let tree = try TemporaryTree(files.merging(["g.csv": glossary]) { first, _ in first })
    let configuration = try ConfigurationReader.read(
      "sourceLanguage: \(source)\nglossaries: [g.csv]\ndocuments: [\"\(documents)\"]\n",
      path: tree.path("isogloss.yml"), base: tree.path(""), knownRules: [])
    let drafts = try await CheckRun(paths: [], configuration: configuration).run()
    return drafts.flatMap { draft in
      draft.result.findings.map { "\(draft.document.language) \($0.rule) \($0.source?.text ?? "")" }
    }
  }

  /// What one language leaves and nearly all others translate was forgotten, whatever its words are; a word may be the
  /// same in two of them.
  @Test(arguments: [
    ("Album Gain", ["de"], ["de untranslated-term Album Gain"]), ("Album Gain", ["de", "it"], []),
    ("Album", ["de"], []), ("Album", ["ja"], ["ja untranslated-term Album"]),
    ("ALBUM GAIN", ["de"], []),
    ("Album Gain", ["es"], ["es untranslated-term Album Gain"]),
    // What languages in Latin letters keep, another may keep, too.
    ("Album", ["de", "fr", "ja"], []),
  ])
  func stringsThatOthersTranslate(text: String, left: [String], expected: [String]) async throws {
    let languages = ["da", "de", "es", "fr", "it", "ja", "ko", "pl", "ru", "uk", "zh"]
    let files = (["en"] + languages).map { language in
      let string = language == "en" || left.contains(language) ? text : "Xyz \(language) xyz"
      return ("locales/\(language).json", "{\"a\": \"\(string)\", \"b\": \"\(language) qux\"}")
    }
    let found = try await Self.findings(
      Dictionary(uniqueKeysWithValues: files), documents: "locales/{lang}.json")
    #expect(found.filter { $0.hasSuffix(text) } == expected)
  }

  /// A placeholder whose name was translated is none; one that is there in both languages may have moved.
  @Test(arguments: [
    ("Open {page} here", "Öffnen Sie {seite} hier", ["de do-not-translate Open {page} here"]),
    ("Open {{page}}.", "{{seite}} öffnen.", ["de do-not-translate Open {{page}}."]),
    ("{a} of {b}", "{b} von {a}", []),
    ("{a} of {b}", "{b} von {c}", ["de do-not-translate {a} of {b}"]),
    ("Open {name}", "Öffnen", ["de do-not-translate Open {name}"]),
    ("Open it", "{name} öffnen", ["de do-not-translate Open it"]),
    (
      "{count, plural, one {file} other {files}}", "{count, plural, one {Datei} other {Dateien}}",
      []
    ),
  ])
  func placeholdersStay(text: String, translation: String, expected: [String]) async throws {
    let found = try await Self.findings(
      ["l/en.json": "{\"a\": \"\(text)\"}", "l/de.json": "{\"a\": \"\(translation)\"}"],
      documents: "l/{lang}.json")
    #expect(found.filter { $0.contains("do-not-translate") } == expected)
  }

  /// Where the texts of PO are the keys of strings, what they are called is in the file of the source language.
  @Test func catalogueOfKeysHasItsSourceInAnother() async throws {
    func catalogue(_ texts: [String]) -> String {
      zip(["page.open", "page.close", "page.hide", "menu.show-all", "menu.hide-all"], texts)
        .map { "msgid \"\($0)\"\nmsgstr \"\($1)\"\n" }.joined(separator: "\n")
    }
    let found = try await Self.findings(
      [
        "po/en.po": catalogue([
          "Open the page", "Close the page", "Hide it", "Show all", "Hide all",
        ]),
        "po/rus_RU.po": "msgid \"\"\nmsgstr \"Language: rus_RU\\n\"\n\n"
          + catalogue(["Открыть страницу", "Закрыть page", "Скрыть", "Показать всё", "Скрыть всё"]),
      ], documents: "po/{lang}.po")
    #expect(found == ["ru-RU untranslated-term Close the page"])
  }

  /// Nobody translated the source of what a tool only matched, so that no name is asked of it.
  @Test(arguments: [("#, fuzzy\n", 0), ("", 1)])
  func fuzzyEntriesMixNoNames(flag: String, count: Int) async throws {
    let glossary = """
      concept,lang,term,status
      panel,en,panel,preferred
      panel,ru,панель,preferred
      panel,ru,щиток,admitted

      """
    let catalogue = """
      msgid ""
      msgstr "Language: ru\\nContent-Type: text/plain; charset=UTF-8\\n"

      msgid "Open the panel."
      msgstr "Откройте панель."

      \(flag)msgid "The panel is blue."
      msgstr "Щиток синий."

      """
    let tree = try TemporaryTree(["g.csv": glossary, "ru.po": catalogue])
    let configuration = try ConfigurationReader.read(
      "sourceLanguage: en\nglossaries: [g.csv]\ndocuments: [\"{lang}.po\"]\n",
      path: tree.path("isogloss.yml"), base: tree.path(""), knownRules: [])
    let found = try await CheckRun(paths: [], configuration: configuration).run()
      .flatMap(\.result.findings).filter { $0.rule == "inconsistent-term" }
    #expect(found.count == count)
  }

  /// What nobody translated is no text of the draft, so that rules without a source say nothing of it either.
  @Test(arguments: [("#, fuzzy\n", [], 2), ("", ["do-not-translate", "forbidden-term"], 1)])
  func fuzzyEntriesAreNotChecked(
    flag: String, rules: [String], count: Int
  ) async throws {
    let glossary = """
      concept,lang,term,status
      panel,ru,панель,preferred
      panel,ru,щиток,forbidden
      nova,en,Nova,doNotTranslate
      nova,ru,Nova,doNotTranslate

      """
    let catalogue = """
      msgid ""
      msgstr "Language: ru\\nContent-Type: text/plain; charset=UTF-8\\n"

      msgid "Open the panel."
      msgstr "Откройте панель."

      \(flag)msgid "The panel of Nova is blue."
      msgstr "Щиток Нова синий."

      msgid "Nobody translated it."
      msgstr ""

      """
    let tree = try TemporaryTree(["g.csv": glossary, "ru.po": catalogue])
    let configuration = try ConfigurationReader.read(
      "sourceLanguage: en\nglossaries: [g.csv]\ndocuments: [\"{lang}.po\"]\n",
      path: tree.path("isogloss.yml"), base: tree.path(""), knownRules: [])
    let drafts = try await CheckRun(paths: [], configuration: configuration).run()
    #expect(drafts.flatMap(\.result.findings).map(\.rule).sorted() == rules)
    #expect(drafts.map(\.document.unitsLeftOut) == [count])
    #expect(CheckSummary(drafts).unitsLeftOut == count)
  }

  /// The key of a string is perhaps no letter of another word.
  @Test(arguments: [("щи&ток", false), ("&щиток", false), ("_щиток", false), ("щиток", true)])
  func wordsWithAKeyAreReplacedByPeople(word: String, isSafe: Bool) async throws {
    let glossary = """
      concept,lang,term,status
      rim,ru,ободок,preferred
      rim,ru,щиток,forbidden

      """
    let tree = try TemporaryTree(["g.csv": glossary, "ru.strings": "\"a\" = \"Это \(word).\";"])
    let configuration = try ConfigurationReader.read(
      "glossaries: [g.csv]\ndocuments: [\"{lang}.strings\"]\n",
      path: tree.path("isogloss.yml"), base: tree.path(""), knownRules: [])
    let findings = try await CheckRun(paths: [], configuration: configuration).run()
      .flatMap(\.result.findings)
    #expect(findings.map(\.match) == ["щиток"])
    #expect(findings.flatMap(\.suggestions).map(\.isSafe) == [isSafe])
  }

  @Test func pluralFormsOfAStringAreNotComparedWithEachOther() async throws {
    let catalogue = """
      msgid ""
      msgstr "Language: ru\\nContent-Type: text/plain; charset=UTF-8\\n"

      msgid "Move %d page up"
      msgid_plural "Move %d pages up"
      msgstr[0] "Поднять выше %d страницу"
      msgstr[1] "Поднять выше %d страницы"
      msgstr[2] "Поднять выше %d страниц"

      msgid "Move the lamp up"
      msgstr "Поднять лампу выше"

      msgctxt "menu"
      msgid "Move the lamp up"
      msgstr "Поднять лампу повыше"

      """
    #expect(
      try await Self.findings(["ru.po": catalogue], documents: "{lang}.po") == [
        "ru inconsistent-segment Move the lamp up"
      ])
  }

  /// What has a full stop in one place only may be a title and a sentence.
  @Test(arguments: [("Look for a lamp.", Severity.note), ("Look for a lamp", .warning)])
  func aTitleOfStringsMayBeSaidInOtherWords(again: String, severity: Severity) async throws {
    let tree = try TemporaryTree([
      "fr.po": """
      msgid ""
      msgstr "Language: fr\\nContent-Type: text/plain; charset=UTF-8\\n"

      msgid "Look for a lamp"
      msgstr "Rechercher une lampe"

      msgctxt "b"
      msgid "\(again)"
      msgstr "Recherche d’une lampe"

      """,
      "g.csv": "concept,lang,term,status\np,en,page,preferred\np,fr,page,preferred\n",
    ])
    let drafts = try await CheckRun(
      paths: [tree.path("fr.po")], glossaries: [tree.path("g.csv")],
      configuration: Configuration(base: tree.root)
    ).run()
    let found = drafts.flatMap(\.result.findings).filter { $0.rule == "inconsistent-segment" }
    #expect(found.map(\.severity) == [severity])
  }

  /// A text and its translation that keeps a word which may be a value.
  @Test(arguments: [
    ("The page of the <em>page</em> attribute", "Die Seite des Attributs <em>page</em>"),
    (
      "Either “page” or “lamp_top” or a page", "Entweder „page“ oder „lamp_top“ oder eine Seite"
    ),
    ("lamp;page;light;", "Lampe;page;light;Licht;"),
  ])
  func aWordThatMayBeAValueIsANote(source: String, translation: String) async throws {
    let tree = try TemporaryTree([
      "de.po": """
      msgid ""
      msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

      msgid "\(source)"
      msgstr "\(translation)"

      """,
      "g.csv": "concept,lang,term,status\np,en,page,preferred\np,de,Seite,preferred\n",
    ])
    let drafts = try await CheckRun(
      paths: [tree.path("de.po")], glossaries: [tree.path("g.csv")],
      configuration: Configuration(base: tree.root)
    ).run()
    let findings = drafts.flatMap(\.result.findings).filter { $0.rule == "untranslated-term" }
    #expect(findings.map(\.confidence) == [0.5])
  }

  @Test func formsOfATextThatIsTheSameInTheSingular() async throws {
    let catalogue = """
      msgid ""
      msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

      msgid "Put %d sheep here"
      msgid_plural "Put %d sheep here"
      msgstr[0] "%d Schaf hier ablegen"
      msgstr[1] "%d Schafe hier ablegen"

      """
    #expect(try await Self.findings(["de.po": catalogue], documents: "{lang}.po") == [])
  }

  /// A word that is left beside placeholders is no code.
  @Test(arguments: [
    ("A page of {name}", "Вот page {name}"), ("A page, {a} of {b}", "Вот page, {a} из {b}"),
    ("{n, plural, one {A page} other {{n} pages}}", "{n, plural, one {page} other {{n} страниц}}"),
  ])
  func aWordThatIsLeftBesidePlaceholders(source: String, translation: String) async throws {
    let files = [
      "en.json": #"{"a": "\#(source)", "b": "The page is here now"}"#,
      "ru.json": #"{"a": "\#(translation)", "b": "Страница сейчас здесь"}"#,
    ]
    #expect(
      try await Self.findings(files, documents: "{lang}.json") == ["ru untranslated-term \(source)"]
    )
  }

  /// Escapes that cannot be followed give all sentences of a text one place in the file.
  @Test func aTermInASentenceWithoutAPlaceOfItsOwn() async throws {
    let files = [
      "en.yml": "a: \"Look at the lamp.\\_ Then print the page.\\_ It helps.\"\n",
      "ru.yml": "a: \"Посмотрите на лампу.\\_ Потом печатайте её.\\_ Поможет.\"\n",
    ]
    #expect(
      try await Self.findings(files, documents: "{lang}.yml") == [
        "ru missing-term Then print the page."
      ])
  }

  /// How the paths of originals may write a language.
  @Test(arguments: ["en-US", "en_US", "en-us", "en_us", "en"])
  func findsOriginalsHoweverPathsWriteTheirLanguage(name: String) async throws {
    let files = ["\(name).json": #"{"a": "The page"}"#, "de.json": #"{"a": "Das Blatt"}"#]
    #expect(
      try await Self.findings(files, documents: "{lang}.json", source: "en-US") == [
        "de missing-term The page"
      ])
  }

  @Test func readsAndroidsLanguages() async throws {
    let files = ["-rCN", "-rTW"].map {
      ("values-zh\($0)/a.xml", "<resources><string name=\"a\">Page</string></resources>")
    }
    let tree = try TemporaryTree(Dictionary(uniqueKeysWithValues: files))
    let configuration = try ConfigurationReader.read(
      "documents: [\"values-{lang}/*.xml\"]\n", path: tree.path("isogloss.yml"),
      base: tree.path(""),
      knownRules: [])
    let listing = try await ListingRun(CheckRun(paths: [], configuration: configuration)).run()
    #expect(listing.documents.map(\.language) == ["zh-CN", "zh-TW"])
  }

  /// One file with the translations into all languages.
  private static let catalogue = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Open the page" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Das Blatt öffnen" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Открыть лист" } },
            "uk" : { "stringUnit" : { "state" : "translated", "value" : "Відкрити сторінку" } }
          }
        }
      },
      "version" : "1.0"
    }

    """

  @Test func aCatalogueOfAllLanguagesIsCheckedInEach() async throws {
    #expect(
      try await Self.findings(["a.xcstrings": Self.catalogue], documents: "*.xcstrings") == [
        "de missing-term Open the page", "ru missing-term Open the page",
      ])
  }

  @Test func itsResultsAreKeptByLanguage() async throws {
    let tree = try TemporaryTree([
      "a.xcstrings": Self.catalogue,
      "g.csv": "concept,lang,term,status\np,en,page,preferred\np,ru,страница,preferred\n",
    ])
    var run = CheckRun(
      paths: [tree.path("a.xcstrings")], glossaries: [tree.path("g.csv")],
      configuration: Configuration(base: tree.root))
    run.cache = CheckCache(folder: tree.path("cache"), tool: "1")
    for _ in 0..<2 {
      let drafts = try await run.run()
      #expect(drafts.map(\.document.language) == ["de", "ru", "uk"])
      #expect(drafts.map(\.result.findings.count) == [0, 1, 0])
    }
  }

  @Test func itIsMendedOnce() async throws {
    let tree = try TemporaryTree([
      "a.xcstrings": Self.catalogue,
      "g.csv": """
      concept,lang,term,status
      p,ru,листок,preferred
      p,ru,лист,forbidden
      p,uk,аркуш,preferred
      p,uk,сторінка,forbidden

      """,
    ])
    let drafts = try await CheckRun(
      paths: [tree.path("a.xcstrings")], glossaries: [tree.path("g.csv")],
      configuration: Configuration(base: tree.root)
    ).run()
    let fixes = DraftFix.fixes(of: drafts, includingUnsafe: true)
    #expect(fixes.count == 1)
    #expect(fixes.first?.replacements.map(\.text) == ["листок", "аркуш"])
  }

  @Test func itIsExtractedFromInEach() async throws {
    let tree = try TemporaryTree(["a.xcstrings": Self.catalogue])
    let corpus = try await ExtractRun(
      paths: [tree.root], configuration: Configuration(base: tree.root)
    ).corpus()
    #expect(corpus.alignments.map { $0.documents[1].language } == ["de", "ru", "uk"])
    #expect(corpus.units.map { $0.variants.map(\.segment.plainText)[1] }.contains("Открыть лист"))
  }

  @Test func itIsProposed() throws {
    let tree = try TemporaryTree(["App/a.xcstrings": Self.catalogue])
    let proposal = try InitRun(folder: tree.root).run()
    #expect(proposal.sourceLanguage == "en")
    #expect(proposal.patterns.map(\.documents.text) == ["App/a.xcstrings"])
    #expect(proposal.patterns.first?.files == ["de": 1, "ru": 1, "uk": 1])
  }
}
