import Foundation
import TermExtraction
import Testing

@testable import IsoglossProject

/// `extract` aligns what is new or changed, and says what it would say without a cache.
@Suite struct IncrementalExtractionTests {
  private let tree: TemporaryTree
  private let cache: CheckCache

  private static let parts = ["dial": "лимб", "panel": "панель", "slider": "ползунок"]

  init() throws {
    tree = try TemporaryTree([:])
    cache = CheckCache(folder: tree.path(".cache"), tool: "1")
    for name in ["dial", "panel"] { try Self.write(name, to: tree) }
  }

  private static func write(_ name: String, to tree: TemporaryTree) throws {
    let other = try #require(parts[name])
    let numbers = 1...9
    try tree.write(
      "# The \(name)\n\n"
        + numbers.map { "The \(name) shows \($0) values." }.joined(separator: "\n\n"),
      to: "docs/en/\(name).md")
    try tree.write(
      "# \(other.capitalized)\n\n"
        + numbers.map { "Здесь \(other) показывает \($0) значений." }.joined(separator: "\n\n"),
      to: "docs/ru/\(name).md")
  }

  private func extract(_ paths: [String], cached: Bool = true, jobs: Int = 1) async throws
    -> [ProposedConcept]
  {
    var run = ExtractRun(
      paths: paths.map(tree.path), configuration: Configuration(base: tree.root))
    run.jobs = jobs
    if cached { run.cache = cache }
    return try await run.run().concepts
  }

  /// The alignments that are kept, with when they were written.
  private func kept() throws -> [String: Date] {
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
    return try names.filter { $0.hasSuffix(".alignment") }.reduce(into: [:]) { kept, name in
      let facts = try FileManager.default.attributesOfItem(atPath: cache.folder + "/" + name)
      kept[name] = facts[.modificationDate] as? Date
    }
  }

  @Test func alignsOnlyWhatIsNew() async throws {
    let fresh = try await extract(["docs"], cached: false)
    #expect(fresh.contains { Set($0.terms.map(\.text)).isSuperset(of: ["dial", "лимб"]) })
    #expect(try await extract(["docs"]) == fresh)
    let first = try kept()
    #expect(first.count == 2)
    #expect(try await extract(["docs"]) == fresh)
    #expect(try kept() == first)
    try Self.write("slider", to: tree)
    let grown = try await extract(["docs"])
    #expect(grown == (try await extract(["docs"], cached: false)))
    #expect(grown.contains { Set($0.terms.map(\.text)).isSuperset(of: ["slider", "ползунок"]) })
    let second = try kept()
    #expect(second.count == 3)
    #expect(second.filter { first[$0.key] != nil } == first)
  }

  @Test func aChangedTextIsAlignedAnew() async throws {
    _ = try await extract(["docs"])
    let before = try kept()
    try tree.write("# Лимб\n\nТут ничего больше нет.\n", to: "docs/ru/dial.md")
    #expect(try await extract(["docs"]) == (try await extract(["docs"], cached: false)))
    let after = try kept()
    // Twelve segments are too few to keep.
    #expect(after == before)
  }

  @Test func neitherOrderNorJobsMatter() async throws {
    let folders = ["docs/en", "docs/ru"]
    let result = try await extract(folders)
    #expect(!result.isEmpty)
    #expect(try await extract(folders.reversed(), cached: false, jobs: 3) == result)
  }

  @Test(arguments: [0, 1, 40, 64, 70, 200])
  func aDamagedFileIsNone(length: Int) async throws {
    let fresh = try await extract(["docs"])
    for name in try kept().keys {
      let path = cache.folder + "/" + name
      let bytes = try #require(FileManager.default.contents(atPath: path))
      try bytes.prefix(length).write(to: URL(fileURLWithPath: path))
    }
    #expect(try await extract(["docs"]) == fresh)
  }

  @Test func aCheckTakesTheAlignmentThatAnotherCheckMade() async throws {
    var configuration = Configuration(base: tree.root)
    configuration.sourceLanguage = "en"
    configuration.documents = [DocumentPattern(try #require(PathPattern("docs/{lang}/*.md")))]
    configuration.glossaries = ["g.csv"]
    func found(_ term: String) async throws -> [String] {
      try tree.write(
        "concept,lang,term,status\nd,en,dial,preferred\nd,ru,\(term),preferred\n", to: "g.csv")
      var run = CheckRun(paths: [], configuration: configuration)
      run.cache = cache
      return try await run.run().flatMap(\.result.findings).map(\.rule)
    }
    #expect(try await found("лимб") == [])
    let first = try kept()
    #expect(first.count == 2)
    #expect(try await found("диск").contains("missing-term"))
    #expect(try kept() == first)
  }
}
