import IsoglossProject
import LanguageText
import Synchronization
import TermChecking
import Testing

/// A file is judged in the same way whether it is checked alone or with the others.
@Suite struct RestOfSetTests {
  /// What is found in one document of a project by a check of all, and by checks of a part of it.
  private struct Case {
    let name: String
    let files: [String: String]
    let draft: String
  }

  private static let left = "The oven keeps every tray that you have put into it so far."

  /// Pages that some languages translate, but for a paragraph.
  private static func pages(_ languages: [String]) -> [String: String] {
    let texts = [
      "en": ["Turn the knob of the oven.", "Close it when the light is off."],
      "ja": ["オーブンのつまみを回します。", "ライトが消えたら閉じます。"],
      "de": ["Drehen Sie den Knopf des Ofens.", "Schließen Sie ihn, wenn das Licht aus ist."],
      "fr": ["Tournez le bouton du four.", "Fermez-le lorsque la lumière est éteinte."],
    ]
    var files: [String: String] = [:]
    for (language, text) in texts where languages.contains(language) {
      files["docs/\(language)/page.md"] = "\(text[0])\n\n\(left)\n\n\(text[1])\n"
      for number in 0..<4 {
        files["docs/\(language)/other\(number).md"] =
          Array(repeating: text, count: 3).joined().map { "\($0)\n\n" }.joined()
      }
    }
    return files
  }

  private static let cases = [
    Case(
      name: "a paragraph that other languages leave", files: pages(["en", "ja", "de", "fr"]),
      draft: "docs/ja/page.md"),
    Case(
      name: "a paragraph that no other language leaves", files: pages(["en", "ja"]),
      draft: "docs/ja/page.md"),
    Case(
      name: "a page whose source is gone",
      files: pages(["en", "ja"]).merging([
        "docs/ja/gone.md": "\(left)\n\nTurn the knob.\n\n\(left)\n"
      ]) {
        $1
      }, draft: "docs/ja/gone.md"),
  ]

  private static let terms =
    "concept,lang,term,status\noven,en,oven,preferred\noven,ja,オーブン,preferred\n"
    + "oven,de,Ofen,preferred\noven,fr,four,preferred\n"

  @Test(arguments: cases.indices, [false, true])
  func aPartIsJudgedAsTheWhole(_ index: Int, isCached: Bool) async throws {
    let example = Self.cases[index]
    let folder = try TemporaryTree(
      example.files.merging(
        [
          "g.csv": Self.terms,
          "isogloss.yml":
            "sourceLanguage: en\nglossaries: [g.csv]\ndocuments: [\"docs/{lang}/*.md\"]\n",
        ]) { $1 })
    let path = folder.path(example.draft)
    var whole = CheckRun(
      paths: [],
      configuration: try ConfigurationDiscovery.configuration(
        named: folder.path("isogloss.yml"), for: ".", knownRules: []))
    if isCached { whole.cache = CheckCache(folder: folder.path("cache"), tool: "test") }
    let expected = try await whole.run().filter { $0.document.path == path }
      .flatMap(\.result.findings)
    #expect(!expected.isEmpty, "\(example.name)")
    var named = whole
    named.paths = [path]
    var listed = whole
    listed.listedFiles = [path]
    for run in [named, listed] {
      #expect(try await run.run().flatMap(\.result.findings) == expected, "\(example.name)")
    }
    let bytes = try FileReading.bytes(of: path)
    let resident = try ResidentCheck(whole).check(bytes, path: path).flatMap(\.result.findings)
    #expect(resident == expected, "\(example.name)")
  }

  /// Of a large set of which nothing is known, what it may lower is no error, and that is told.
  @Test(arguments: [(4, Severity.error), (120, .warning)])
  func whatIsNotKnownMakesNoErrors(others: Int, severity: Severity) async throws {
    let folder = try TemporaryTree(Self.pages(["en", "ja"]))
    try folder.write(Self.terms, to: "g.csv")
    for number in 0..<others { try folder.write("閉じます。\n", to: "docs/ja/more\(number).md") }
    var run = CheckRun(
      paths: [folder.path("docs/ja/page.md")],
      configuration: try ConfigurationDiscovery.configuration(
        named: try folder.write(
          "sourceLanguage: en\nglossaries: [g.csv]\ndocuments: [\"docs/{lang}/*.md\"]\n",
          to: "isogloss.yml"), for: ".", knownRules: []))
    let said = Mutex<[String]>([])
    run.warn = { text in said.withLock { $0.append(text) } }
    #expect(try await run.run().flatMap(\.result.findings).map(\.severity) == [severity])
    #expect(said.withLock { $0.count { $0.contains("doubtful") } } == (severity == .error ? 0 : 1))
  }

  /// The pages of a folder have more versions than are looked at: those of the page that something is found in come first,
  /// then what else there is in its language.
  @Test func versionsOfWhatIsFoundComeFirst() async throws {
    let folder = try TemporaryTree(Self.pages(["en", "ja"]))
    for number in 0..<60 {
      for (language, text) in [
        ("en", "Close it."), ("ja", "閉じます。"), ("de", "Zu."), ("fr", "Fermé."),
      ] {
        try folder.write("\(text)\n", to: "docs/\(language)/a\(number).md")
        if number % 5 == 0 { try folder.write("\(text)\n", to: "blog/\(language)/\(number).md") }
      }
    }
    var run = CheckRun(
      paths: [],
      configuration: try ConfigurationDiscovery.configuration(
        named: try folder.write(
          "sourceLanguage: en\ndocuments: [\"docs/{lang}/*.md\", \"blog/{lang}/*.md\"]\n",
          to: "isogloss.yml"), for: ".", knownRules: []))
    run.allowsEmpty = true
    let path = folder.path("docs/ja/page.md")
    let expected = try await run.run().filter { $0.document.path == path }
      .flatMap(\.result.findings)
    run.paths = [folder.path("docs/ja")]
    #expect(expected.map(\.severity) == [.error])
    #expect(try await run.run().flatMap(\.result.findings) == expected)
  }
}
