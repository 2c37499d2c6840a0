import LanguageText
import TermChecking
import Testing

@testable import IsoglossProject

/// Pages with translated names, which front matter tells to be versions of one.
@Suite struct PageCatalogTests {
  private static func page(_ key: String, _ text: String) -> String {
    "---\npermalink: \(key)\n---\n\n\(text)\n"
  }

  private static let files = [
    "g.csv": "concept,lang,term,status\np,ru,панель,preferred\np,en,panel,preferred\n",
    "en/Panels.md": page("panels", "Open the panel."),
    "en/About.md": page("/en/about/", "The panel is large."),
    "en/Twice.md": page("twice", "The panel is small."),
    "en/Twins.md": page("twice", "The panel is grey."),
    "ru/Доски.md": page("panels", "Откройте доску."),
    "ru/О нас.md": page("/ru/about/", "Доска большая."),
    "ru/Дважды.md": page("twice", "Доска малая."),
    "ru/Другое.md": page("other", "Доска серая."),
  ]

  private func run(
    _ tree: TemporaryTree, cached: Bool = false, pattern: String = "{lang}/*.md"
  ) throws -> CheckRun {
    var configuration = Configuration(base: tree.root)
    configuration.sourceLanguage = "en"
    configuration.documents = [DocumentPattern(try #require(PathPattern(pattern)))]
    configuration.glossaries = ["g.csv"]
    var run = CheckRun(paths: [], configuration: configuration)
    if cached { run.cache = CheckCache(folder: tree.path(".cache"), tool: "1") }
    return run
  }

  /// The sources of the drafts in Russian, by their names.
  private func sources(_ run: CheckRun) async throws -> [String: String] {
    let drafts = try await run.run().filter { $0.document.language == "ru" }
    let base = run.configuration.base
    return Dictionary(
      uniqueKeysWithValues: drafts.map { draft in
        (
          RelativePath.of(draft.document.path, from: base),
          draft.sources.map { RelativePath.of($0.path, from: base) }.joined(separator: " ")
        )
      })
  }

  @Test func findsSourcesWithOtherNames() async throws {
    let tree = try TemporaryTree(Self.files)
    #expect(
      try await sources(try run(tree)) == [
        "ru/Доски.md": "en/Panels.md", "ru/О нас.md": "en/About.md", "ru/Дважды.md": "",
        "ru/Другое.md": "",
      ])
    let findings = try await run(tree).run().flatMap(\.result.findings)
    #expect(findings.contains { $0.rule == "missing-term" })
  }

  /// A page that moved into another folder has its name, unless another page has it, too, or a release has pages of its own.
  @Test func findsSourcesThatMoved() async throws {
    let terms = "concept,lang,term,status\np,ru,панель,preferred\np,en,panel,preferred\n"
    let tree = try TemporaryTree([
      "g.csv": terms, "en/build/maven.md": "Open the panel.", "ru/maven.md": "Откройте доску.",
      "en/a/twice.md": "The panel is large.", "en/b/twice.md": "The panel is small.",
      "ru/twice.md": "Доска большая.", "en/v2/news.md": "The panel is new.",
      "ru/v1/news.md": "Доска новая.", "en/b/kept.md": "The panel stays.",
      "ru/b/kept.md": "Доска остаётся.", "ru/kept.md": "Доска.", "en/c/index.md": "The panel.",
      "ru/d/index.md": "Доска.",
    ])
    let found = try await sources(try run(tree, pattern: "{lang}/**/*.md"))
    #expect(
      found == [
        "ru/maven.md": "en/build/maven.md", "ru/twice.md": "", "ru/v1/news.md": "",
        "ru/b/kept.md": "en/b/kept.md", "ru/kept.md": "", "ru/d/index.md": "",
      ])
  }

  /// What was kept of a draft rests on front matter of a file that it was not compared with.
  @Test func pagesThatChangeTheirNameAreFoundAnew() async throws {
    let tree = try TemporaryTree(Self.files)
    _ = try await sources(try run(tree, cached: true))
    _ = try tree.write(Self.page("boards", "Open the panel."), to: "en/Panels.md")
    _ = try tree.write(Self.page("other", "The panel is grey."), to: "en/Twins.md")
    #expect(
      try await sources(try run(tree, cached: true)) == [
        "ru/Доски.md": "", "ru/О нас.md": "en/About.md", "ru/Дважды.md": "en/Twice.md",
        "ru/Другое.md": "en/Twins.md",
      ])
  }

  @Test func initCountsThem() throws {
    let tree = try TemporaryTree(Self.files.filter { $0.key != "g.csv" })
    #expect(try InitRun(folder: tree.root).run().patterns.map(\.pairs) == [2])
  }

  @Test func setsOfVersionsHaveThem() throws {
    var files = Self.files
    files["ja/パネル.md"] = Self.page("panels", "パネルを開く。")
    files["ja/他.md"] = Self.page("other", "灰色。")
    files["ja/二度.md"] = Self.page("twice", "小さい。")
    let tree = try TemporaryTree(files)
    let configuration = try run(tree).configuration
    let loader = DocumentLoader(configuration: configuration)
    let documents = try files.keys.filter { $0 != "g.csv" }.sorted().map {
      try loader.load(tree.path($0))
    }
    let sets = VersionSets(configuration: configuration).sets(of: documents)
      .map { $0.map { RelativePath.of($0.path, from: tree.root) } }
    #expect(sets.contains(["en/Panels.md", "ja/パネル.md", "ru/Доски.md"]))
    #expect(sets.contains(["en/About.md", "ru/О нас.md"]))
    #expect(sets.contains(["ja/他.md", "ru/Другое.md"]))
    // Nothing tells which of two pages they translate.
    #expect(!sets.contains { $0.contains("ja/二度.md") && $0.count > 1 })
  }
}
