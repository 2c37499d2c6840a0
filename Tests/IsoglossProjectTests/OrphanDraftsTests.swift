import IsoglossProject
import Synchronization
import TermChecking
import Testing

/// Translations whose source is gone.
@Suite struct OrphanDraftsTests {
  private static let english = [
    "The lamp shows whether the oven is hot.", "Turn the knob to choose how hot it gets.",
    "A bell rings when the bread is done.", "Never open the door while it rings.",
    "The tray slides out by itself.",
  ].joined(separator: "\n\n")
  private static let russian = [
    "Лампа показывает, горяча ли печь.", "Поверните ручку, чтобы выбрать жар.",
    "Когда хлеб готов, звенит колокольчик.", "Не открывайте дверцу, пока он звенит.",
    "Противень выезжает сам.",
  ].joined(separator: "\n\n")

  /// Checks so many Russian pages with an English one, and others left in English that have none.
  private func drafts(pairs: Int, alone: Int) async throws -> [CheckRun.Draft] {
    let folder = try TemporaryTree([
      "g.csv": "concept,lang,term,status\noven,en,oven,preferred\noven,ru,печь,preferred\n"
    ])
    for number in 0..<pairs {
      try folder.write(Self.english, to: "en/page\(number).md")
      try folder.write(Self.russian, to: "ru/page\(number).md")
    }
    for number in 0..<alone { try folder.write(Self.english, to: "ru/old\(number).md") }
    let configuration = try folder.write(
      "sourceLanguage: en\nglossaries: [g.csv]\ndocuments: [\"{lang}/*.md\"]\n", to: "isogloss.yml")
    return try await CheckRun(
      paths: [],
      configuration: try ConfigurationDiscovery.configuration(
        named: configuration, for: ".", knownRules: [])
    ).run()
  }

  /// Where the pages of one language have sources and those of another have none, that is said.
  @Test(arguments: [("ru", true), ("de", false)])
  func languagesWithoutSourceAreTold(language: String, isPaired: Bool) async throws {
    let folder = try TemporaryTree([
      "g.csv":
        "concept,lang,term,status\noven,en,oven,preferred\noven,ru,печь,preferred\n"
        + "oven,de,Ofen,preferred\n",
      "en/page.md": Self.english, "ru/page.md": Self.russian,
      "\(language)/other.md": isPaired ? Self.russian : "Der Ofen ist heiß.\n",
    ])
    let configuration = try folder.write(
      "sourceLanguage: en\nglossaries: [g.csv]\ndocuments: [\"{lang}/*.md\"]\n", to: "isogloss.yml")
    let said = Mutex<[String]>([])
    var run = CheckRun(
      paths: [],
      configuration: try ConfigurationDiscovery.configuration(
        named: configuration, for: ".", knownRules: []))
    run.warn = { text in said.withLock { $0.append(text) } }
    _ = try await run.run()
    let notes = said.withLock { $0 }
    #expect(
      notes.contains { $0.hasPrefix("note: no translation has a source in “de”") } == !isPaired)
  }

  /// What is told of the pages alone, and how many of them are orphans.
  @Test(arguments: [
    (4, 1, Severity.note, 1), (4, 2, .note, 2), (4, 3, .warning, 0), (3, 1, .warning, 0),
    (0, 2, .warning, 0),
  ])
  func areNotToBeTranslated(pairs: Int, alone: Int, severity: Severity, orphans: Int) async throws {
    let drafts = try await drafts(pairs: pairs, alone: alone)
    let found = drafts.filter { $0.document.path.contains("old") }.flatMap(\.result.findings)
      .filter(\.isOnWholeText)
    #expect(found.map(\.severity).max() == severity)
    #expect(
      found.allSatisfy {
        $0.message.hasSuffix("; the document that it translates is not there") == (orphans > 0)
      })
    #expect(CheckSummary(drafts).orphans == orphans)
  }
}
