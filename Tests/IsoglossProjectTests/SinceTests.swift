import Foundation
import IsoglossProject
import TermChecking
import Testing

/// `--since` reports what stands in changed text, and what a changed source makes wrong.
@Suite struct SinceTests {
  private static let files = [
    "g.csv": """
    concept,lang,term,status
    panel,en,panel,preferred
    panel,ru,панель,preferred
    panel,ru,тулбар,forbidden
    switch,en,switch,preferred
    switch,ru,переключатель,preferred

    """,
    "en/a.md": "# Panels\n\nOpen the panel.\n\nClose it.\n",
    "ru/a.md": "# Панели\n\nОткройте тулбар\nи смотрите.\n\nЗакройте тулбар.\n",
    "ru/b.md": "Откройте тулбар.\n",
  ]

  private func committed() throws -> TemporaryTree {
    let tree = try TemporaryTree(Self.files)
    try tree.git("init", "-q", "-b", "main", ".")
    try tree.git("add", "-A")
    try tree.git("commit", "-q", "-m", "A")
    return tree
  }

  private func findings(
    _ tree: TemporaryTree, since: String = "main", cache: CheckCache? = nil
  ) async throws -> [String] {
    var configuration = Configuration(base: tree.root)
    configuration.sourceLanguage = "en"
    configuration.documents = [DocumentPattern(try #require(PathPattern("{lang}/*.md")))]
    configuration.glossaries = ["g.csv"]
    var run = CheckRun(paths: [], configuration: configuration)
    run.since = since
    run.cache = cache
    return try await run.run().flatMap { draft in
      draft.result.findings.map {
        let line = draft.document.lines.position(at: $0.range.lowerBound).line
        return "\(RelativePath.of(draft.document.path, from: tree.root)):\(line) \($0.rule)"
      }
    }
  }

  @Test func nothingChanged() async throws {
    #expect(try await findings(try committed()) == [])
  }

  @Test func aChangedLine() async throws {
    let tree = try committed()
    try tree.write("# Панели\n\nОткройте тулбар\nи смотрите.\n\nЗакроем тулбар.\n", to: "ru/a.md")
    #expect(try await findings(tree) == ["ru/a.md:6 forbidden-term"])
  }

  @Test func aNewFileIsAllNew() async throws {
    let tree = try committed()
    try tree.write("Новый тулбар.\n", to: "ru/c.md")
    #expect(try await findings(tree) == ["ru/c.md:1 forbidden-term"])
  }

  @Test func aChangedSourceOpensItsTranslationAgain() async throws {
    let tree = try committed()
    try tree.write("# Panels\n\nOpen the panel.\n\nClose it by the switch.\n", to: "en/a.md")
    #expect(
      try await findings(tree) == ["ru/a.md:6 missing-term", "ru/a.md:6 stale-translation"])
  }

  @Test func aBranchIsComparedWithWhereItLeft() async throws {
    let tree = try committed()
    try tree.git("checkout", "-q", "-b", "topic")
    try tree.write("Новый тулбар.\n", to: "ru/c.md")
    try tree.git("add", "-A")
    try tree.git("commit", "-q", "-m", "B")
    try tree.git("checkout", "-q", "main")
    try tree.write("Откройте тот тулбар.\n", to: "ru/b.md")
    try tree.git("commit", "-q", "-a", "-m", "C")
    try tree.git("checkout", "-q", "topic")
    #expect(try await findings(tree) == ["ru/c.md:1 forbidden-term"])
  }

  @Test func theCacheChangesNothing() async throws {
    let tree = try committed()
    let cache = CheckCache(folder: tree.path(".cache"), tool: "test")
    try tree.write("# Панели\n\nОткройте тулбар\nи смотрите.\n\nЗакроем тулбар.\n", to: "ru/a.md")
    try tree.write("# Panels\n\nOpen the panel.\n\nClose it by the switch.\n", to: "en/a.md")
    let first = try await findings(tree, cache: cache)
    #expect(first == ["ru/a.md:6 missing-term", "ru/a.md:6 forbidden-term"])
    #expect(try await findings(tree, cache: cache) == first)
  }

  @Test(arguments: ["no-such-revision", "--output=x", ""])
  func refusesWhatIsNoRevision(since: String) async throws {
    let tree = try committed()
    await #expect(throws: RunError.self) { try await findings(tree, since: since) }
  }

  @Test func refusesAFolderWithoutRepository() async throws {
    let tree = try TemporaryTree(Self.files)
    await #expect(throws: RunError.self) { try await findings(tree) }
  }
}
