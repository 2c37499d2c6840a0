import IsoglossProject
import Testing

@Suite struct ConfigurationReaderTests {
  private func read(_ text: String) throws -> Configuration {
    try ConfigurationReader.read(
      text, path: "isogloss.yml", base: ".", knownRules: ["missing-term", "unknown-term"])
  }

  @Test func readsEveryKey() throws {
    let configuration = try read(
      """
      sourceLanguage: en
      glossaries: [glossaries]
      memories: tmx
      documents:
        - docs/{lang}/**/*.md
      languages: {zh-CN: zh-Hans, cn: zh-Hans}
      rules: {missing-term: warning, unknown-term: off}
      exclude: ["docs/*/drafts/**"]
      """)
    #expect(configuration.sourceLanguage == "en")
    #expect(configuration.glossaries == ["glossaries"])
    #expect(configuration.memories == ["tmx"])
    #expect(configuration.documents.map(\.text) == ["docs/{lang}/**/*.md"])
    #expect(configuration.language(named: "cn") == "zh-Hans")
    #expect(configuration.language(named: "ja") == "ja")
    #expect(configuration.language(named: "images") == nil)
    #expect(configuration.rules == ["missing-term": .warning, "unknown-term": .off])
    #expect(configuration.exclude.map(\.text) == ["docs/*/drafts/**"])
  }

  @Test func anEmptyFileIsTheDefault() throws {
    #expect(try read("# nothing yet\n").glossaries.isEmpty)
  }

  @Test(arguments: [
    ("sourceLanguage: en\nglosaries: [a]\n", 2, "did you mean “glossaries”?"),
    ("rules: {mising-term: error}\n", 1, "did you mean “missing-term”?"),
    ("rules:\n  missing-term: eror\n", 2, "did you mean “error”?"),
    ("sourceLanguage: e\n", 1, "write zh-Hant, ja, ru …"),
    ("documents: ['docs/{lang']\n", 1, "write docs/{lang}/**/*.md"),
    ("bananas: 1\n", 1, "known: extend"),
    ("sourceLanguage: en\nglossaries: 5\n", 2, "a name that looks like"),
    ("memories: [tmx, 1.5]\n", 1, "a name that looks like"),
    ("labels:\n- app\n- no\n", 3, "a name that looks like"),
    ("documents: 7\n", 1, "a name that looks like"),
    ("exclude: [~]\n", 1, "a name that looks like"),
    ("extend: true\n", 1, "a name that looks like"),
  ])
  func namesTheLineAndTheNearestName(text: String, line: Int, hint: String) {
    let error = #expect(throws: RunError.self) { try read(text) }
    #expect(error?.line == line)
    #expect(error?.hint?.hasPrefix(hint) == true)
  }

  @Test func aNameInQuotesMayLookLikeANumber() throws {
    let configuration = try read("glossaries: '5'\nlabels: [\"no\", 2x]\nsourceLanguage: no\n")
    #expect(configuration.glossaries == ["5"])
    #expect(configuration.labels == ["no", "2x"])
    #expect(configuration.sourceLanguage == "no")
  }

  @Test func readsPastAByteOrderMark() throws {
    let bytes = Array("\u{FEFF}sourceLanguage: en\r\nglossaries: [g]\r\n".utf8)
    let text = try ConfigurationReader.text(of: bytes, path: "isogloss.yml")
    #expect(try read(text).glossaries == ["g"])
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "isogloss.yml: is UTF-16, expected UTF-8"),
      (Array("a: b\nc: é".utf8) + [0xE9], "isogloss.yml:2:5: is not valid UTF-8 here"),
    ] as [([UInt8], String)])
  func saysWhichBytesAreNoText(bytes: [UInt8], message: String) {
    let error = #expect(throws: RunError.self) {
      try ConfigurationReader.text(of: bytes, path: "isogloss.yml")
    }
    #expect(error?.description == message + " (save the file as UTF-8)")
  }

  @Test(arguments: [
    ("rules:\n\tmissing-term: error\n", 2, "YAML is indented with spaces, not with tabs"),
    ("glossaries: [a]\nexclude: []\nglossaries: [b]\n", 3, "join the two"),
    ("glossaries: [a]\nex\0clude: []\n", 2, "delete it"),
    (
      "documents:\n  - ../docs/{lang}/*.md\n", 2,
      "put isogloss.yml into a folder above the documents"
    ),
    ("exclude: [../docs/**]\n", 1, "put isogloss.yml into a folder above the documents"),
  ])
  func saysWhatToDoAboutBadYAML(text: String, line: Int, hint: String) {
    let error = #expect(throws: RunError.self) { try read(text) }
    #expect(error?.line == line)
    #expect(error?.hint == hint)
  }

  @Test(arguments: ["- a\n- b\n", "a: [1\n", "a: 1\na: 2\n", "glossaries: {a: b}\n"])
  func refusesWhatIsNoConfiguration(text: String) {
    #expect(throws: RunError.self) { try read(text) }
  }
}
