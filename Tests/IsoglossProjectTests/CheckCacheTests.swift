import Foundation
import TermChecking
import Testing

@testable import IsoglossProject

@Suite struct CheckCacheTests {
  private let tree: TemporaryTree
  private let cache: CheckCache

  init() throws {
    tree = try TemporaryTree([
      "g.csv":
        "concept,lang,term,status\np,ru,панель,preferred\np,ru,тулбар,forbidden\np,en,panel,preferred\n",
      "en/a.md": "Open the panel.\n", "ru/a.md": "Откройте тулбар.\n",
      "ru/b.md": "Закройте тулбар.\n",
    ])
    cache = CheckCache(folder: tree.path(".cache"), tool: "1")
  }

  private func check(tool: String = "1", cached: Bool = true) throws -> CheckRun {
    var configuration = Configuration(base: tree.root)
    configuration.sourceLanguage = "en"
    configuration.documents = [DocumentPattern(try #require(PathPattern("{lang}/*.md")))]
    configuration.glossaries = ["g.csv"]
    var run = CheckRun(paths: [], configuration: configuration)
    if cached { run.cache = CheckCache(folder: cache.folder, tool: tool) }
    return run
  }

  private func run(tool: String = "1", cached: Bool = true) async throws -> [CheckRun.Draft] {
    try await check(tool: tool, cached: cached).run()
  }

  /// The drafts that were checked, not found in the cache, as people are told.
  private func checked(tool: String = "1") async throws -> [String] {
    let told = "checking "
    var checked: [String] = []
    _ = try await check(tool: tool).run { text in
      if text.hasPrefix(told) {
        checked.append(RelativePath.of(String(text.dropFirst(told.count)), from: tree.root))
      }
    }
    return checked
  }

  @Test func givesWhatWasFound() async throws {
    let fresh = try await run(cached: false).map(\.result)
    #expect(fresh.flatMap(\.findings).count == 2)
    #expect(try await checked().count == 3)
    #expect(try await checked() == [])
    let known = try await run().map(\.result)
    #expect(known.map(\.findings) == fresh.map(\.findings))
    #expect(known.map(\.pairsAligned) == fresh.map(\.pairsAligned))
    #expect(known.map(\.termsLoaded) == fresh.map(\.termsLoaded))
    #expect(known.map(\.omittedPassages) == fresh.map(\.omittedPassages))
  }

  /// A run in another current folder, which sees the configuration by another path, finds what was kept.
  @Test func anotherCurrentFolderFindsTheSame() async throws {
    _ = try await run()
    var other = try check()
    other.configuration.base = RelativePath.between(".", tree.root)
    other.paths = [RelativePath.between(".", tree.path("ru/a.md"))]
    var told: [String] = []
    let drafts = try await other.run { told.append($0) }
    #expect(told.filter { $0.hasPrefix("checking ") } == [])
    #expect(drafts.map(\.document.path) == other.paths)
    let source = RelativePath.between(".", tree.path("en/a.md"))
    #expect(drafts.flatMap(\.sources).map(\.path) == [source])
    let cited = drafts.flatMap(\.result.findings).compactMap(\.source?.path)
    #expect(Set(cited).isSubset(of: [source]))
  }

  @Test func everythingThatAResultRestsOnInvalidatesIt() async throws {
    _ = try await run()
    try tree.write("Откройте эту панель.\n", to: "ru/a.md")
    #expect(try await checked() == ["ru/a.md"])
    try tree.write("Open the new panel.\n", to: "en/a.md")
    #expect(try await checked() == ["en/a.md", "ru/a.md"])
    try tree.write("Close the panel.\n", to: "en/b.md")
    #expect(try await checked() == ["en/b.md", "ru/b.md"], "a source that was not there before")
    #expect(try await checked(tool: "2").count == 4)
    _ = try await run()
    try tree.write("title: Panels\n", to: "_config.yml")
    #expect(try await checked().count == 4, "another program reads the Markdown")
    try tree.write(
      "concept,lang,term,status\np,ru,панель,preferred\np,en,panel,preferred\n", to: "g.csv")
    #expect(try await checked().count == 4)
    #expect(try await run().flatMap(\.result.findings).map(\.rule) == ["missing-term"])
  }

  @Test func aCommitInvalidatesWhatItTouches() async throws {
    func commit(_ message: String) throws {
      try tree.git("add", "en", "ru", "g.csv")
      try tree.git("commit", "-qm", message, "--allow-empty")
    }
    try tree.git("init", "-q")
    try commit("Begin")
    #expect(try await checked().count == 3)
    try commit("Nothing")
    #expect(try await checked() == [])
    try tree.write("# Notes\n", to: "ru/c.md")
    #expect(try await checked() == ["ru/c.md"])
    try commit("Add notes")
    #expect(try await checked() == ["ru/c.md"], "its lines are committed now")
    try tree.write("Open the wide panel.\n", to: "en/a.md")
    #expect(try await checked() == ["en/a.md", "ru/a.md"])
    try commit("Widen")
    #expect(try await checked() == ["en/a.md", "ru/a.md"])
    try tree.git("checkout", "-q", "-b", "side", "HEAD~1")
    try tree.write("Закройте новый тулбар.\n", to: "ru/b.md")
    try commit("Fork")
    #expect(try await checked() == ["en/a.md", "ru/a.md", "ru/b.md"], "what either branch changed")
  }

  @Test(arguments: ["", "{}", "{\"state\":", "\u{0}\u{1}", "[]"])
  func aBrokenFileIsNone(text: String) async throws {
    let before = try await run().flatMap(\.result.findings)
    for file in try entries() {
      try tree.write(text, to: ".cache/" + file)
    }
    #expect(try await checked().count == 3)
    #expect(try await run().flatMap(\.result.findings) == before)
  }

  @Test func aFolderThatCannotBeWrittenIsNoError() async throws {
    try tree.write("a file where the folder should be", to: ".cache")
    #expect(try await checked().count == 3)
    #expect(try await checked().count == 3)
  }

  @Test func runsAtOnceDoNotDisturbEachOther() async throws {
    let expected = try await run(cached: false).flatMap(\.result.findings)
    var check = try check()
    check.jobs = 2
    try await withThrowingTaskGroup(of: [Finding].self) { [check] group in
      for _ in 0..<6 {
        group.addTask { try await check.run().flatMap(\.result.findings) }
      }
      for try await findings in group { #expect(findings == expected) }
    }
    #expect(try entries().count == 3)
  }

  private func entries() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: cache.folder)
      .filter { $0.hasSuffix(".check") }
  }

  @Test func oldEntriesAreRemovedOnceADay() async throws {
    _ = try await run()
    let month: TimeInterval = 31 * 24 * 60 * 60
    cache.prune(now: Date(timeIntervalSinceNow: month / 31 / 2))
    #expect(try entries().count == 3, "looked at half a day ago")
    cache.prune(now: Date(timeIntervalSinceNow: month / 2))
    #expect(try entries().count == 3, "not old enough")
    cache.prune(now: Date(timeIntervalSinceNow: month))
    #expect(try entries().isEmpty)
  }

  @Test(arguments: [
    (["ISOGLOSS_CACHE_DIR": "/c", "HOME": "/h"], "/c"),
    (["XDG_CACHE_HOME": "/x", "HOME": "/h"], "/x/isogloss"),
    (["XDG_CACHE_HOME": "", "HOME": "/h"], "/h/.cache/isogloss"), ([:], nil),
  ])
  func knowsItsFolder(environment: [String: String], folder: String?) {
    #expect(CheckCache.standardFolder(environment: environment) == folder)
  }
}
