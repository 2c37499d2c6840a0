import IsoglossProject
import TermChecking
import Testing

/// A bilingual file is checked against its own source side, and extracted from as aligned text.
@Suite struct BilingualCheckTests {
  private static let catalogue = """
    msgid ""
    msgstr ""
    "Language: ru\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"

    msgid "Open the menu."
    msgstr "Откройте это."

    msgid "Close the menu."
    msgstr "Закройте меню."

    """

  private let tree: TemporaryTree

  init() throws {
    tree = try TemporaryTree([
      "ui.po": Self.catalogue,
      "g.csv": "concept,lang,term,status\nmenu,en,menu,preferred\nmenu,ru,меню,preferred\n",
    ])
  }

  @Test func comparesUnitsWithTheirSources() async throws {
    let drafts = try await CheckRun(
      paths: [tree.path("ui.po")], glossaries: [tree.path("g.csv")],
      configuration: Configuration(base: ".")
    ).run()
    let draft = try #require(drafts.first)
    #expect(draft.document.languageReason == .file)
    #expect(draft.result.pairsAligned == 2)
    #expect(draft.result.findings.map(\.rule) == ["missing-term"])
    #expect(draft.result.findings.first?.source?.text == "Open the menu.")
  }

  /// The configuration says what a language is that a file names, as it does for names in paths.
  @Test func theConfigurationSaysWhichLanguageAFileMeans() async throws {
    try tree.write(Self.catalogue.replacing("Language: ru", with: "Language: pt"), to: "ui.po")
    try tree.write("concept,lang,term,status\nmenu,pt,menu,preferred\n", to: "g.csv")
    var configuration = Configuration(base: ".")
    configuration.languages = ["pt": "pt-PT"]
    let drafts = try await CheckRun(
      paths: [tree.path("ui.po")], glossaries: [tree.path("g.csv")], configuration: configuration
    ).run()
    #expect(drafts.first?.document.language == "pt-PT")
  }

  /// Somebody who has just begun has nothing to mend.
  @Test func aFileThatTranslatesNothingYetIsOfTheLanguageThatItSays() async throws {
    try tree.write(
      Self.catalogue.replacing("Откройте это.", with: "").replacing("Закройте меню.", with: ""),
      to: "ui.po")
    let drafts = try await CheckRun(
      paths: [tree.path("ui.po")], glossaries: [tree.path("g.csv")],
      configuration: Configuration(base: ".")
    ).run()
    let draft = try #require(drafts.first)
    #expect(draft.document.language == "ru")
    #expect(draft.result.findings.isEmpty)
  }

  @Test func givesTranslationUnits() async throws {
    let units = try await ExtractRun(
      paths: [tree.path("ui.po")], configuration: Configuration(base: ".")
    ).corpus().units
    #expect(
      units.map { $0.variants.map(\.segment.plainText) } == [
        ["Open the menu.", "Откройте это."], ["Close the menu.", "Закройте меню."],
      ])
  }

  /// What a language leaves is told as in files with keys: strings that the others translate, and no names that they leave.
  @Test(arguments: [
    ("Album Gain", "pl", ["8 other languages translate it"]), ("Lamp Browser", nil, []),
    ("Press it", "pl", ["8 other languages translate it"]), ("Press it", "ja", ["untranslated"]),
  ])
  func stringsThatAreLeftAreTold(text: String, leaving: String?, told: [String]) async throws {
    let languages = ["cs", "da", "de", "es", "fi", "fr", "hu", "pl", "ja"]
    for language in languages {
      let isLeft = leaving.map { $0 == language } ?? true
      let own = isLeft ? text : language == "ja" ? "ランプを押します" : "Xylo brunk"
      let others = (0..<8).map { number in
        let other = language == "ja" ? "部屋\(number)のランプを開きます。" : "Zyx \(number) fluda."
        return "msgid \"Open lamp \(number).\"\nmsgstr \"\(other)\"\n"
      }
      try tree.write(
        "msgid \"\"\nmsgstr \"\"\n\"Language: \(language)\\n\"\n\n"
          + (others + ["msgid \"\(text)\"\nmsgstr \"\(own)\"\n"]).joined(separator: "\n"),
        to: "po/\(language).po")
    }
    var configuration = Configuration(base: tree.root)
    configuration.sourceLanguage = "en"
    let drafts = try await CheckRun(
      paths: [tree.path("po")], allowsEmpty: true, configuration: configuration
    ).run()
    let found = drafts.flatMap(\.result.findings).filter {
      $0.rule == "untranslated-term" && $0.severity > .note
    }
    #expect(found.count == told.count)
    #expect(zip(found, told).allSatisfy { $0.message.contains($1) }, "\(found.map(\.message))")
  }

  /// Whether strings are labels their source tells: letters of two bytes make no texts of them.
  @Test(arguments: [
    ("Open box", ["Change Owner"]), (String(repeating: "Open a box ", count: 8), []),
  ])
  func theSourceTellsWhetherStringsAreLabels(source: String, told: [String]) async throws {
    let own = "Откройте ящик, который стоит у самой двери, и закройте его снова"
    let units = (0..<8).map { "msgid \"\(source) \($0)\"\nmsgstr \"\(own) \($0)\"\n" }
    try tree.write(
      "msgid \"\"\nmsgstr \"\"\n\"Language: ru\\n\"\n\n"
        + (units + ["msgid \"Change Owner\"\nmsgstr \"Change Owner\"\n"])
        .joined(separator: "\n"),
      to: "po/ru.po")
    let drafts = try await CheckRun(
      paths: [tree.path("po")], allowsEmpty: true, configuration: Configuration(base: tree.root)
    ).run()
    let found = drafts.flatMap(\.result.findings).filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.match) == told)
  }
}
