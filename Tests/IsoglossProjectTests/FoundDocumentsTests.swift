import Foundation
import LanguageText
import Synchronization
import Testing

@testable import IsoglossProject

/// What a folder holds besides documents stops no run; what somebody asked for must be readable.
@Suite struct FoundDocumentsTests {
  private let tree: TemporaryTree
  private let warnings = Warnings()

  /// What a run warned of.
  private final class Warnings: Sendable {
    private let list = Mutex<[String]>([])

    var all: [String] { list.withLock { $0.sorted() } }

    func add(_ text: String) { list.withLock { $0.append(text) } }
  }

  init() throws {
    tree = try TemporaryTree([
      "docs/en/a.md": "Open the panel. The panel stays open, and you can close it again.\n",
      "docs/ru/a.md": "Откройте панель. Панель остаётся открытой, и её можно снова закрыть.\n",
      "docs/de/a.md": "Öffnen Sie das Feld. Es bleibt offen, und Sie können es wieder schließen.\n",
      "docs/robots.txt": "0 1 2\n", "docs/secret.md": "\u{0}\u{1}",
      // Of its own memory an extraction reads no more than who wrote it.
      "docs/out/memory.tmx": """
      <?xml version="1.0"?><tmx version="1.4"><header creationtool="isogloss" \
      creationtoolversion="1" segtype="sentence" o-tmf="isogloss" adminlang="en" srclang="en" \
      datatype="plaintext"/><body><not read
      """,
      "g.csv": "concept,lang,term,status\np,en,panel,preferred\np,ru,панель,preferred\n",
    ])
  }

  private func configuration(_ pattern: String? = nil) throws -> Configuration {
    var configuration = Configuration(base: tree.root)
    if let pattern {
      configuration.documents = [DocumentPattern(try #require(PathPattern(pattern)))]
    }
    return configuration
  }

  private func extracted(
    _ path: String, _ pattern: String? = nil, namesAll: Bool = false
  ) async throws -> [String] {
    var run = ExtractRun(paths: [tree.path(path)], configuration: try configuration(pattern))
    run.output = ExtractOutput(folder: tree.path("docs/out"))
    run.warn = { [warnings] in warnings.add($0) }
    run.namesAll = namesAll
    return try await run.corpus().input.documents.map { RelativePath.of($0.path, from: tree.root) }
      .sorted()
  }

  private func check(_ path: String, _ pattern: String? = nil) throws -> CheckRun {
    var run = CheckRun(
      paths: [tree.path(path)], glossaries: [tree.path("g.csv")],
      configuration: try configuration(pattern))
    run.warn = { [warnings] in warnings.add($0) }
    return run
  }

  private let pages = ["docs/de/a.md", "docs/en/a.md", "docs/ru/a.md"]

  @Test func anExtractionLeavesOutWhatIsNoDocument() async throws {
    #expect(try await extracted("docs") == pages)
    #expect(
      warnings.all == [
        "warning: \(tree.path("docs/robots.txt")): the language of the text cannot be told (name it "
          + "with --lang, in the path or in the configuration): left out",
        "warning: \(tree.path("docs/secret.md")):1:1: holds a NUL byte: expected a text file: left out",
      ])
  }

  @Test func ofManyLikeItAFewAreTold() async throws {
    for name in ["1", "2", "3", "4", "5"] { try tree.write("0 1 2\n", to: "docs/\(name).txt") }
    #expect(try await extracted("docs") == pages)
    #expect(warnings.all.filter { $0.contains("cannot be told") }.count == 3)
    #expect(
      warnings.all.contains("warning: 3 more files for the same reason: left out (-v names them)"))
  }

  @Test func whoWantsToKnowIsToldOfAll() async throws {
    for name in ["1", "2", "3", "4", "5"] { try tree.write("0 1 2\n", to: "docs/\(name).txt") }
    #expect(try await extracted("docs", namesAll: true) == pages)
    #expect(warnings.all.filter { $0.contains("cannot be told") }.count == 6)
    #expect(!warnings.all.contains { $0.contains("more files") })
  }

  /// That of the folder which `init` proposes is the one to be extracted.
  @Test(arguments: [("glossaries", 0), ("terms", 1)])
  func aGlossaryThatIsYetToBeWrittenKnowsNothing(name: String, count: Int) async throws {
    var run = ExtractRun(
      paths: [tree.path("docs/ru/a.md")], configuration: try configuration())
    run.configuration.glossaries = [name]
    run.warn = { [warnings] in warnings.add($0) }
    #expect(try await run.corpus().input.known == [])
    let warning = "warning: \(tree.path(name)): no such file or folder: left out"
    #expect(warnings.all == Array(repeating: warning, count: count))
  }

  @Test func configuredDocumentsAreAllThatIsReadOfAFolder() async throws {
    #expect(try await extracted(".", "docs/{lang}/*.md") == pages)
    #expect(try await extracted("docs/ru", "other/{lang}/*.md") == ["docs/ru/a.md"])
    #expect(warnings.all.isEmpty)
  }

  @Test(arguments: ["docs/robots.txt", "docs/secret.md"])
  func aFileThatIsNamedMustBeReadable(path: String) async throws {
    await #expect(throws: RunError.self) { try await extracted(path) }
    await #expect(throws: RunError.self) { try await check(path).run() }
  }

  @Test func soMustOneOfAListAndStandardInput() async throws {
    var run = try check("docs/ru")
    run.listedFiles = [tree.path("docs/secret.md"), tree.path("docs/ru/a.md")]
    await #expect(throws: RunError.self) { try await run.run() }
    run = try check("docs/ru")
    run.input = (path: "stdin.md", bytes: [0])
    await #expect(throws: RunError.self) { try await run.run() }
    #expect(warnings.all.isEmpty)
  }

  @Test func soMustAConfiguredDocument() async throws {
    await #expect(throws: RunError.self) { try await extracted("docs", "docs/*.md") }
    await #expect(throws: RunError.self) { try await check("docs", "docs/*.md").run() }
  }

  @Test func aRunMayGoOnWithoutAConfiguredDocument() async throws {
    let errors = Mutex<[String]>([])
    var run = try check("docs", "docs/*/*.md")
    try tree.write("\u{0}", to: "docs/ru/b.md")
    run.complain = { error in errors.withLock { $0.append(error.message) } }
    let drafts = try await run.run()
    #expect(drafts.map { RelativePath.of($0.document.path, from: tree.root) } == pages)
    #expect(errors.withLock(\.self) == ["holds a NUL byte: expected a text file"])
    run.paths = [tree.path("docs/ru/b.md")]
    await #expect(throws: RunError.self, "that is named") { try await run.run() }
  }

  /// So may whatever reads all documents; a link to nothing is but one of those that cannot be read.
  @Test func soMayEveryOtherRun() async throws {
    let errors = Mutex<[String]>([])
    let complain: @Sendable (RunError) -> Void = { error in
      errors.withLock { $0.append(error.message) }
    }
    let link = tree.path("docs/ru/b.md")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere.md")
    let message = "is a link to nowhere.md, which is not there"
    var check = try check("docs", "docs/*/*.md")
    let glossary = tree.path("g.csv")
    var lookup = LookupRun(
      word: "panel", glossaries: [glossary], configuration: check.configuration)
    var report = ReportRun(paths: [], glossaries: [glossary], configuration: check.configuration)
    #expect(throws: RunError.self) { try lookup.run() }
    #expect(throws: RunError.self) { try report.run() }
    await #expect(throws: RunError.self) { try await ListingRun(check).run() }

    (lookup.complain, report.complain, check.complain) = (complain, complain, complain)
    #expect(try lookup.run().count == 1)
    let read = try report.run().paths.map { RelativePath.of($0, from: tree.root) }
    #expect(read == pages)
    let listed = try await ListingRun(check).run().documents.map {
      RelativePath.of($0.path, from: tree.root)
    }
    #expect(listed == pages)
    #expect(errors.withLock(\.self) == [message, message, message])
  }

  @Test func aCheckLeavesThemOutToo() async throws {
    let drafts = try await check("docs").run()
    #expect(drafts.map { RelativePath.of($0.document.path, from: tree.root) } == pages)
    #expect(
      warnings.all.filter { !$0.hasSuffix("left out") } == [
        "warning: no glossary has a term in “de”, the language of 1 document (the glossaries have en, "
          + "ru)"
      ])
    await #expect(throws: RunError.self, "the only language") { try await check("docs/de").run() }
  }

  /// A project may have dozens of languages that nobody has begun.
  @Test(arguments: [
    (["nl"], "“de”, “nl”, the languages of 2 documents"),
    (
      ["cs", "da", "el", "es", "fi", "fr", "hu", "it", "nb", "nl", "pl", "pt", "sv"],
      "“cs”, “da”, “de”, “el”, “es”, “fi”, “fr”, “hu”, “it”, “nb”, “nl”, “pl” and 2 more, the languages of 14 documents"
    ),
  ])
  func languagesWithoutTermsAreToldTogether(languages: [String], text: String) async throws {
    for language in languages { try tree.write("text", to: "docs/\(language)/a.md") }
    _ = try await check("docs").run()
    let told = warnings.all.filter { $0.contains("no glossary has a term") }
    #expect(told == ["warning: no glossary has a term in \(text) (the glossaries have en, ru)"])
  }

  /// What only a text tells of a file with translations is written into glossary and memory.
  @Test(
    arguments: [
      ("x.po", nil, "nl", 1), ("x__af-main.po", nil, "af", 0), ("x.po", "af", "af", 0),
    ] as [(String, LanguageTag?, LanguageTag, Int)])
  func guessedLanguagesOfTranslationsAreTold(
    name: String, lang: LanguageTag?, language: LanguageTag, warnings count: Int
  ) async throws {
    let path = "po/\(name)"
    let units = [
      ("The name of the file", "De naam van het bestand"), ("It is not here", "Het is niet hier"),
      ("This is all there is", "Dit is alles wat er is"),
    ]
    try tree.write(
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
        + units.map { "\nmsgid \"\($0.0)\"\nmsgstr \"\($0.1)\"\n" }.joined(), to: path)
    var run = ExtractRun(
      paths: [tree.path(path)], language: lang, configuration: try configuration())
    run.warn = { [warnings] in warnings.add($0) }
    let documents = try await run.corpus().input.documents
    #expect(documents.map(\.language) == ["en", language])
    #expect(warnings.all.count { $0.contains("reads as Dutch (nl): name another") } == count)
    #expect(warnings.all.count == count)
  }
}
