import IsoglossProject
import LanguageText
import Synchronization
import TermChecking
import Testing

/// A check that stays in memory finds what a check of the files finds.
@Suite struct ResidentCheckTests {
  private let tree: TemporaryTree
  private let glossary = """
    concept,lang,term,status
    folder,en,folder,preferred
    folder,de,Ordner,preferred
    folder,de,Verzeichnis,forbidden

    """

  init() throws {
    tree = try TemporaryTree([
      "isogloss.yml": """
      sourceLanguage: en
      glossaries: [terms.csv]
      documents: ["{lang}/*.md"]

      """,
      "terms.csv": glossary,
    ])
    for number in 0..<12 {
      try tree.write("Open the folder and look at it.\n", to: "en/\(number).md")
      try tree.write("Öffnen Sie den Ordner und sehen Sie ihn an.\n", to: "de/\(number).md")
    }
    try tree.write("Öffnen Sie es und sehen Sie es an.\n", to: "de/3.md")
  }

  private var run: CheckRun {
    get throws {
      var run = CheckRun(
        paths: [],
        configuration: try ConfigurationDiscovery.configuration(
          named: tree.path("isogloss.yml"), for: ".", knownRules: RuleCatalog.names))
      run.cache = CheckCache(folder: tree.path(".cache"), tool: "test")
      return run
    }
  }

  private func warnings(ofChecking text: [UInt8], _ path: String) async throws -> [String] {
    let warnings = Mutex<[String]>([])
    var run = try run
    run.warn = { text in warnings.withLock { $0.append(text) } }
    _ = try ResidentCheck(run).check(text, path: path)
    return warnings.withLock(\.self)
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func judgesWithWhatEarlierChecksFoundInTheOthers() async throws {
    let path = tree.path("de/3.md")
    let text = try FileReading.bytes(of: path)
    // Few others are checked, too.
    #expect(try await warnings(ofChecking: text, path).isEmpty)
    _ = try await run.run()
    var one = try run
    one.paths = [path]
    let checked = try await one.run().flatMap(\.result.findings)
    let resident = try ResidentCheck(try run)
    let found = try resident.check(text, path: path).flatMap(\.result.findings)
    #expect(found == checked)
    #expect(found.map(\.rule) == ["missing-term"])
    #expect(try await warnings(ofChecking: text, path).isEmpty)
    // And the same once more, from memory.
    #expect(try resident.check(text, path: path).flatMap(\.result.findings) == checked)
  }

  @Test func keepsNothingOfWhatIsBeingWritten() async throws {
    let path = tree.path("de/3.md")
    _ = try await run.run()
    let resident = try ResidentCheck(try run)
    _ = try resident.check(bytes("Das Verzeichnis.\n"), path: path)
    var one = try run
    one.paths = [path]
    #expect(try await one.run().flatMap(\.result.findings).map(\.rule) == ["missing-term"])
  }

  @Test func readsASourceAgainThatWasWritten() throws {
    let path = tree.path("de/4.md")
    let resident = try ResidentCheck(try run)
    let text = bytes("Öffnen Sie den Ordner und sehen Sie ihn an.\n")
    #expect(try resident.check(text, path: path).flatMap(\.result.findings).isEmpty)
    try tree.write("Close the window. It is not needed any more.\n", to: "en/4.md")
    let source = try #require(try resident.check(text, path: path).first?.sources.first)
    #expect(source.line(1) == "Close the window. It is not needed any more.")
  }

  @Test func looksAgainWhichPageTranslatesWhich() throws {
    let resident = try ResidentCheck(try run)
    let text = bytes("---\ntranslationKey: window\n---\n\nÖffnen Sie es.\n")
    func sources() throws -> [String] {
      try resident.check(text, path: tree.path("de/fenster.md")).flatMap(\.sources).map(\.path)
    }
    #expect(try sources().isEmpty)
    try tree.write(
      "---\ntranslationKey: window\n---\n\nOpen the window.\n", to: "en/window.md")
    resident.forgetOthers()
    #expect(try sources() == [tree.path("en/window.md")])
  }

  @Test func tellsOfNoCommentThatHidesWhatOnlyGitKnows() async throws {
    let text =
      "<!-- isogloss-ignore[stale-translation] -->\nÖffnen Sie den Ordner und sehen Sie ihn an.\n"
    let path = tree.path("de/5.md")
    let resident = try ResidentCheck(try run)
    #expect(try resident.check(bytes(text), path: path).flatMap(\.result.findings).isEmpty)
    var draft = try run
    draft.input = (path, bytes(text))
    #expect(try await draft.run().flatMap(\.result.findings).isEmpty)
  }
}
