import IsoglossProject
import TermChecking
import Testing

@Suite struct BaselineTests {
  private func draft(_ fingerprints: [String]) throws -> CheckRun.Draft {
    let loader = DocumentLoader(configuration: Configuration(base: "."))
    let document = try loader.parse(Array("текст".utf8), path: "a.md", language: "ru")
    let findings = fingerprints.map {
      Finding(
        rule: "forbidden-term", severity: .error, language: "ru", range: 0..<0, message: "",
        fingerprint: $0)
    }
    return CheckRun.Draft(
      document: document, sources: [], result: CheckResult(findings: findings))
  }

  private func remaining(_ accepted: [String], _ now: [String]) throws -> (
    findings: [String], stale: [String], baselined: Int
  ) {
    var drafts = [try draft(now)]
    let stale = Baseline([try draft(accepted)], for: "b.json").remove(
      from: &drafts, rules: ["forbidden-term"])
    return (
      drafts[0].result.findings.map(\.fingerprint), stale.map(\.fingerprint), drafts[0].baselined
    )
  }

  @Test(arguments: [
    (["a", "b"], ["a", "b"], [], []), (["a"], ["a", "b"], ["b"], []),
    (["a"], ["a", "a"], ["a"], []), (["a", "a", "b"], ["a"], [], ["a", "b"]),
  ])
  func acceptsAsManyAsItCounts(
    accepted: [String], now: [String], left: [String], stale: [String]
  ) throws {
    let result = try remaining(accepted, now)
    #expect(result.findings == left)
    #expect(result.stale == stale)
    #expect(result.baselined == now.count - left.count)
  }

  /// A baseline in a folder of its own names the drafts as every machine finds them.
  @Test(arguments: [
    ("b.json", "a.md"), ("ci/b.json", "../a.md"), ("ci/deep/b.json", "../../a.md"),
  ])
  func pathsAreSeenFromItsFolder(file: String, path: String) throws {
    let baseline = Baseline([try draft(["a"])], for: file)
    #expect(baseline.entries.map(\.path) == [path])
    var drafts = [try draft(["a"])]
    #expect(baseline.remove(from: &drafts, rules: ["forbidden-term"]).isEmpty)
    #expect(drafts[0].baselined == 1)
  }

  @Test func readsWhatItWrites() throws {
    let tree = try TemporaryTree()
    let path = tree.path("baseline.json")
    let baseline = Baseline([try draft(["b", "a", "a"])], for: path)
    try AtomicFile.write(Array(baseline.text.utf8), to: path)
    #expect(try Baseline(path: path) == baseline)
    try AtomicFile.write(Array("[]".utf8), to: path)
    #expect(throws: RunError.self) { try Baseline(path: path) }
  }
}
