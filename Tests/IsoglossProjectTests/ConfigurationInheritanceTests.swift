import IsoglossProject
import Testing

/// What `extend` takes over from another file, and what it does not.
@Suite struct ConfigurationInheritanceTests {
  private func load(_ tree: TemporaryTree, _ file: String) throws -> Configuration {
    try ConfigurationDiscovery.configuration(
      named: tree.path(file), for: ".", knownRules: ["missing-term", "unknown-term"])
  }

  private static let files = [
    "shared/base.yml": """
    sourceLanguage: en
    glossaries: [terms]
    documents: ["docs/{lang}/**/*.md"]
    languages: {cn: zh-Hans}
    rules: {missing-term: warning, unknown-term: off}
    exclude: ["**/old/**"]
    """,
    "team/isogloss.yml": """
    extend: ../shared/base.yml
    glossaries: [own.tbx]
    rules:
      missing-term: error
    exclude: ["docs/*/drafts/**"]
    """,
    "team/sub/isogloss.yml": """
    extend: ../isogloss.yml
    sourceLanguage: ja
    documents: ["{lang}/*.md"]
    """,
  ]

  @Test func addsListsAndLetsTheNearerFileWin() throws {
    let tree = try TemporaryTree(Self.files)
    let configuration = try load(tree, "team/isogloss.yml")
    #expect(configuration.sourceLanguage == "en")
    #expect(configuration.glossaries == ["../shared/terms", "own.tbx"])
    #expect(configuration.documents.map(\.text) == ["docs/{lang}/**/*.md"])
    #expect(configuration.languages == ["cn": "zh-Hans"])
    #expect(configuration.rules == ["missing-term": .error, "unknown-term": .off])
    #expect(configuration.exclude.map(\.text) == ["**/old/**", "docs/*/drafts/**"])
    #expect(
      configuration.files == [tree.path("team/isogloss.yml"), tree.path("team/../shared/base.yml")]
        || configuration.files == [tree.path("team/isogloss.yml"), tree.path("shared/base.yml")])
  }

  @Test func extendsWhatExtends() throws {
    let tree = try TemporaryTree(Self.files)
    let configuration = try load(tree, "team/sub/isogloss.yml")
    #expect(configuration.sourceLanguage == "ja")
    #expect(configuration.glossaries == ["../../shared/terms", "../own.tbx"])
    #expect(configuration.documents.map(\.text) == ["{lang}/*.md"])
    #expect(configuration.files.count == 3)
  }

  @Test(arguments: [
    ("sourceLanguage", "shared/base.yml", 1), ("glossaries[0]", "shared/base.yml", 2),
    ("glossaries[1]", "team/isogloss.yml", 2), ("documents[0]", "shared/base.yml", 3),
    ("languages.cn", "shared/base.yml", 4), ("rules.missing-term", "team/isogloss.yml", 4),
    ("rules.unknown-term", "shared/base.yml", 5), ("exclude[0]", "shared/base.yml", 6),
    ("exclude[1]", "team/isogloss.yml", 5),
  ])
  func knowsWhereEachSettingWasMade(setting: String, file: String, line: Int) throws {
    let tree = try TemporaryTree(Self.files)
    let origin = try #require(try load(tree, "team/isogloss.yml").origins[setting])
    #expect(RelativePath.of(origin.path, from: tree.root) == file)
    #expect(origin.line == line)
  }

  @Test(arguments: [
    (["a.yml": "extend: a.yml\n"], "extends itself"),
    (["a.yml": "extend: b/b.yml\n", "b/b.yml": "rules: {}\nextend: ../a.yml\n"], "extends itself"),
    (["a.yml": "extend: c.yml\n"], "which is not there"),
    (["a.yml": "extend: b.yml\n", "b.yml": "bananas: 1\n"], "unknown key"),
    (["a.yml": "extend: [b.yml]\n"], "expected a path"),
  ])
  func refusesChainsThatLeadNowhere(files: [String: String], message: String) throws {
    let tree = try TemporaryTree(files)
    let error = #expect(throws: RunError.self) { try load(tree, "a.yml") }
    #expect(error?.message.contains(message) == true)
    #expect(error?.line != nil)
  }
}
