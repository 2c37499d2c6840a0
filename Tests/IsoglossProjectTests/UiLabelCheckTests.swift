import IsoglossProject
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
}
