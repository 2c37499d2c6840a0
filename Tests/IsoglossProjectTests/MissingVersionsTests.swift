import IsoglossProject
import LanguageText
import TermChecking
import Testing

/// Pages that nobody has translated.
@Suite struct MissingVersionsTests {
  private static let files = [
    "g.csv": "concept,lang,term,status\noven,en,oven,preferred\noven,ja,オーブン,preferred\n",
    "docs/en/a.md": "The oven is hot.\n", "docs/en/b.md": "The oven is cold.\n",
    "docs/en/c/d.md": "The oven is new.\n", "docs/ja/a.md": "オーブンは熱いです。\n",
    "docs/ja/old.md": "オーブンは古いです。\n", "docs/de/a.md": "Der Ofen ist heiß.\n",
    "docs/de/b.md": "Der Ofen ist kalt.\n", "docs/de/c/d.md": "Der Ofen ist neu.\n",
    "docs/zh-CN/a.md": "烤箱很热。\n", "docs/zh-CN/b.md": "烤箱很冷。\n", "docs/zh-Hans/c/d.md": "烤箱很新。\n",
    "other/ja/a.md": "オーブンは熱いです。\n",
  ]

  /// What is checked, and the pages without a version, by language; nil where nothing can be told.
  @Test(
    arguments: [
      ([], ["ja: docs/en/b.md docs/en/c/d.md"]), (["docs"], ["ja: docs/en/b.md docs/en/c/d.md"]),
      (
        ["docs/ja", "docs/en", "docs/de", "docs/zh-CN", "docs/zh-Hans"],
        ["ja: docs/en/b.md docs/en/c/d.md"]
      ),
      (["docs/ja"], nil), (["docs/en/b.md", "docs/ja/a.md"], nil),
    ] as [([String], [String]?)])
  func pagesWithoutAVersionAreTold(paths: [String], gaps: [String]?) async throws {
    let folder = try TemporaryTree(Self.files)
    let configuration = try folder.write(
      "sourceLanguage: en\nglossaries: [g.csv]\ndocuments: [\"docs/{lang}/**/*.md\"]\n",
      to: "isogloss.yml")
    let run = CheckRun(
      paths: paths.map(folder.path),
      configuration: try ConfigurationDiscovery.configuration(
        named: configuration, for: ".", knownRules: []))
    let found = try MissingVersions(among: try await run.run(), of: run)
    #expect(
      found?.gaps.map { gap in
        let paths = gap.paths.map { RelativePath.of($0, from: folder.root) }
        return "\(gap.language): \(paths.joined(separator: " "))"
      } == gaps)
  }
}
