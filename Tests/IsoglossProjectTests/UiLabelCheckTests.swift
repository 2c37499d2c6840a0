import Foundation
@testable import IsoglossProject
import Synchronization
import TermChecking
import Testing

/// Drafts are compared with the strings of the product, whatever files these come in.
@Suite struct UiLabelCheckTests {
  private static let files: [(name: String, files: [String: String])] = [
    (
      "string tables",
      [
        "app/en.lproj/Main.strings": #"/* x */ "save" = "Save As…"; "open" = "Open";"#,
        "app/ja.lproj/Main.strings": #""open" = "開く"; "save" = "別名で保存…";"#,
      ]
    ),
    (
      "ARB",
      [
        "app/app_en.arb": #"{"@@locale": "en", "save": "Save As…", "open": "Open"}"#,
        "app/app_ja.arb": #"{"@@locale": "ja", "open": "開く", "save": "別名で保存…"}"#,
      ]
    ),
    (
      "Android",
      [
        "app/values/strings.xml": """
        <resources><string name="save">Save As…</string>
        <string name="open">Open</string></resources>
        """,
        "app/values-ja/strings.xml": """
        <resources><string name="open">開く</string>
        <string name="save">別名で保存…</string></resources>
        """,
        "app/build.xml": "<project/>", "app/package.json": "{}",
      ]
    ),
    (
      "a catalogue",
      [
        "app/Main.xcstrings": """
        {"sourceLanguage": "en", "strings": {"Save As…": {"localizations": {"ja": {"stringUnit":
        {"state": "translated", "value": "別名で保存…"}}}}}}
        """
      ]
    ),
    (
      "PO",
      [
        "app/ja.po": """
        msgid ""
        msgstr "Content-Type: text/plain; charset=UTF-8\\n"

        msgid "Save As…"
        msgstr "別名で保存…"

        """
      ]
    ),
  ]

  @Test(arguments: files.indices)
  func aLabelIsWhatTheProductShows(_ index: Int) async throws {
    let folder = try TemporaryTree()
    for (name, text) in Self.files[index].files { try folder.write(text, to: name) }
    try folder.write(
      """
      sourceLanguage: en
      glossaries: [terms.csv]
      labels: [app]
      documents: ["docs/{lang}/*.md"]
      """, to: "isogloss.yml")
    try folder.write(
      "concept,lang,term,status\nfile,en,file,preferred\nfile,ja,ファイル,preferred\n",
      to: "terms.csv")
    try folder.write(
      "Click **Save As** to save the file.\n\nThis is **important**.\n", to: "docs/en/x.md")
    let draft = try folder.write(
      "ファイルを保存するには**保存する**をクリックします。\n\nこれは**重要**です。\n", to: "docs/ja/x.md")
    let configuration = try ConfigurationDiscovery.configuration(
      named: folder.root + "/isogloss.yml", for: ".",
      knownRules: RuleCatalog.descriptions.map(\.id))
    let result = try #require(
      try await CheckRun(paths: [draft], configuration: configuration).run().first?.result)
    #expect(result.findings.map(\.rule) == ["ui-label"], "\(Self.files[index].name)")
    #expect(result.findings.first?.match == "保存する")
    #expect(result.findings.first?.suggestions.first?.text == "別名で保存")
    #expect(result.findings.first?.source?.text == "Save As")
  }

  @Test func aPathThatTellsNoLanguageIsAnError() async throws {
    let folder = try TemporaryTree()
    try folder.write(#""open" = "Open";"#, to: "Main.strings")
    let draft = try folder.write("Text.\n", to: "docs/en/x.md")
    var configuration = Configuration(base: folder.root)
    configuration.labels = ["Main.strings"]
    let run = CheckRun(paths: [draft], allowsEmpty: true, configuration: configuration)
    await #expect(throws: RunError.self) { try await run.run() }
  }

  private static func project(
    _ configuration: String, _ files: [String: String] = [:]
  ) throws -> (folder: TemporaryTree, configuration: Configuration) {
    let folder = try TemporaryTree(
      [
        "isogloss.yml": configuration,
        "app/en.lproj/Main.strings": #""open" = "Open Lamp";"#,
        "app/de.lproj/Main.strings": #""open" = "Lampe öffnen";"#,
        "terms.csv": "concept,lang,term,status\nfile,en,file,preferred\nfile,ja,ファイル,preferred\n",
        "docs/en/x.md": "Click **Open Lamp**.\n",
        "docs/de/x.md": "Klicke auf **Leuchte öffnen**.\n",
        "docs/ja/x.md": "クリックします。\n",
      ].merging(files) { $1 })
    return (
      folder,
      try ConfigurationDiscovery.configuration(
        named: folder.path("isogloss.yml"), for: ".",
        knownRules: RuleCatalog.descriptions.map(\.id))
    )
  }

  private static let settings =
    "sourceLanguage: en\nglossaries: [terms.csv]\nlabels: [app]\ndocuments: [\"docs/{lang}/*.md\"]\n"

  /// With results kept or not, what cannot be read is told each time, and the rest is checked.
  @Test(arguments: [false, true])
  func stringsThatCannotBeReadAreLeftOut(keepsResults: Bool) async throws {
    let (folder, configuration) = try Self.project(
      Self.settings, ["app/de.lproj/Broken.strings": "a = 1\n{"])
    for _ in 1...2 {
      let errors = Mutex<[RunError]>([])
      var run = CheckRun(paths: [], configuration: configuration)
      run.complain = { error in errors.withLock { $0.append(error) } }
      if keepsResults { run.cache = CheckCache(folder: folder.path("cache"), tool: "t") }
      let found = try await run.run().flatMap(\.result.findings).map(\.rule)
      #expect(found == ["ui-label"])
      #expect(
        errors.withLock { $0.map(\.path) } == [folder.path("app/de.lproj/Broken.strings")])
    }
    await #expect(throws: RunError.self) {
      try await CheckRun(paths: [], configuration: configuration).run()
    }
  }

  /// A list of the configuration, the line of which is named where a path of it is not there.
  @Test(arguments: ["labels", "memories", "glossaries"])
  func aPathThatIsNotThereIsNamedWithItsLine(key: String) async throws {
    let (folder, configuration) = try Self.project(
      "sourceLanguage: en\n\(key): [docs, nowhere]\ndocuments: [\"docs/{lang}/*.md\"]\n")
    let run = CheckRun(
      paths: [], glossaries: [folder.path("terms.csv")], configuration: configuration)
    let error = try await #require(throws: RunError.self) { try await run.run() }
    #expect(error.path == folder.path("isogloss.yml"))
    #expect(error.line == 2)
    #expect(error.message.hasPrefix("\(key) names "))
  }

  /// Files and folders that patterns match; a pattern that matches none is named with its line.
  @Test(
    arguments: [
      ("app/*.lproj/Main.strings", ["app/de.lproj/Main.strings", "app/en.lproj/Main.strings"]),
      ("app/{lang}.lproj", ["app/de.lproj/Main.strings", "app/en.lproj/Main.strings"]),
      ("**/d?.lproj", ["app/de.lproj/Main.strings"]), ("locales/*.json", ["locales/de.json"]),
      ("./app/../locales/*.json", ["locales/de.json"]),
      ("app/fr*/Main.strings", nil), ("gone/*.json", nil), ("locales/*.png", nil),
    ] as [(String, [String]?)])
  func patternsNameStrings(pattern: String, files: [String]?) throws {
    let (folder, configuration) = try Self.project(
      "sourceLanguage: en\nlabels: [\"\(pattern)\"]\n",
      ["locales/de.json": #"{"a": "b"}"#, "locales/de.png": "", "app/other.txt": ""])
    let run = CheckRun(paths: [], configuration: configuration)
    if let files {
      #expect(try run.labelFiles().map { RelativePath.of($0, from: folder.root) } == files)
    } else {
      let error = try #require(throws: RunError.self) { try run.labelFiles() }
      #expect(error.path == folder.path("isogloss.yml"))
      #expect(error.line == 2)
      #expect(error.message == "labels names \(pattern), which matches no file of strings")
    }
  }

  /// Drafts in a language of which no glossary has a term: labels are compared all the same, and what other rules
  /// find is told; silence is no success.
  @Test(
    arguments: [
      (settings, "Klicke auf **Leuchte öffnen**.", ["ui-label"]),
      (settings, "Klicke auf **Lampe öffnen**.", []),
      (
        settings.replacing("glossaries: [terms.csv]\n", with: ""), "Klicke auf **Leuchte öffnen**.",
        ["ui-label"]
      ),
      (settings.replacing("labels: [app]\n", with: ""), "Die L\u{430}mpe.", ["mixed-script"]),
      (settings.replacing("labels: [app]\n", with: ""), "Die Lampe.", nil),
    ] as [(String, String, [String]?)])
  func aNamedDraftIsCheckedWithoutTerms(
    settings: String, text: String, rules: [String]?
  ) async throws {
    let (folder, configuration) = try Self.project(settings, ["docs/de/x.md": text + "\n"])
    let run = CheckRun(paths: [folder.path("docs/de/x.md")], configuration: configuration)
    if let rules {
      #expect(try await run.run().flatMap(\.result.findings).map(\.rule) == rules)
    } else {
      await #expect(throws: RunError.self) { try await run.run() }
    }
  }
}
