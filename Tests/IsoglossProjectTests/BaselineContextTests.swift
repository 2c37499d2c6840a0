import IsoglossProject
import LanguageText
import TermChecking
import Testing

/// An accepted finding stays accepted while the sentence that it stands in is the same.
@Suite struct BaselineContextTests {
  private static let glossary = """
    concept,lang,term,status
    panel,ru,панель,preferred
    panel,ru,тулбар,forbidden
    panel,ja,ツールバー,preferred
    panel,ja,道具棚,forbidden
    switch,ru,переключатель,preferred
    switch,ru,тумблер,forbidden

    """

  private func check(_ tree: TemporaryTree) async throws -> [CheckRun.Draft] {
    var configuration = Configuration(base: tree.root)
    configuration.glossaries = ["g.csv"]
    configuration.documents = [DocumentPattern(try #require(PathPattern("{lang}/*.md")))]
    return try await CheckRun(paths: [], configuration: configuration).run()
  }

  /// What is new after a change, and how many accepted findings are gone.
  private func compare(
    _ before: [String: String], _ after: [String: String]
  ) async throws -> (new: [String], stale: Int) {
    let old = try TemporaryTree(before)
    try old.write(Self.glossary, to: "g.csv")
    let baseline = Baseline(try await check(old), for: old.path("b.json"))
    #expect(!baseline.entries.isEmpty)
    let now = try TemporaryTree(after)
    try now.write(Self.glossary, to: "g.csv")
    try now.write(baseline.text, to: "b.json")
    var drafts = try await check(now)
    let stale = try Baseline(path: now.path("b.json")).remove(
      from: &drafts, rules: RuleSelection().severities.keys)
    return (drafts.flatMap { $0.result.findings.map(\.match) }, stale.findings)
  }

  @Test(arguments: [
    // Wrapped anew.
    (
      ["ru/a.md": "Откройте тулбар и смотрите на него.\n"],
      ["ru/a.md": "Откройте тулбар\nи смотрите\nна него.\n"]
    ),
    (
      ["ja/a.md": "道具棚を開いて、表示する内容を選びます。\n"],
      ["ja/a.md": "道具棚を開いて、\n表示する内容を選びます。\n"]
    ),
    // Moved, and in a list now.
    (
      ["ru/a.md": "Откройте тулбар.\n\nВторой абзац.\n"],
      ["ru/a.md": "# Новое\n\nВторой абзац.\n\n- Откройте тулбар.\n"]
    ),
    // Another finding before it.
    (
      ["ru/a.md": "Откройте тулбар.\n\nОткройте тулбар.\n"],
      ["ru/a.md": "Откройте тулбар. Дальше.\n\nКонец. Откройте тулбар.\n"]
    ),
    // Moved to another file.
    (
      ["ru/a.md": "Откройте тулбар.\n", "ru/b.md": "Пусто.\n"],
      ["ru/b.md": "Пусто.\n\nОткройте тулбар.\n"]
    ),
  ])
  func knows(before: [String: String], after: [String: String]) async throws {
    let (new, stale) = try await compare(before, after)
    #expect(new == [])
    #expect(stale == 0)
  }

  @Test func aCopyIsNew() async throws {
    let text = "Откройте тулбар.\n"
    let (new, stale) = try await compare(["ru/a.md": text], ["ru/a.md": text, "ru/b.md": text])
    #expect(new == ["тулбар"])
    #expect(stale == 0)
  }

  @Test func anotherSentenceOrConceptIsNew() async throws {
    let (new, stale) = try await compare(
      ["ru/a.md": "Откройте тулбар.\n"], ["ru/a.md": "Закройте тулбар. Откройте тумблер.\n"])
    #expect(new == ["тулбар", "тумблер"])
    #expect(stale == 1)
  }

  @Test func rulesThatDidNotRunSayNothing() async throws {
    let tree = try TemporaryTree(["ru/a.md": "Откройте тулбар.\n", "g.csv": Self.glossary])
    let baseline = Baseline(try await check(tree), for: tree.path("b.json"))
    try tree.write("Всё.\n", to: "ru/a.md")
    var drafts = try await check(tree)
    #expect(baseline.remove(from: &drafts, rules: ["missing-term"]).isEmpty)
    let stale = baseline.remove(from: &drafts, rules: ["forbidden-term"])
    #expect(stale.map(\.path) == ["ru/a.md"])
    #expect(baseline.pruned(of: stale).entries.isEmpty)
  }
}
