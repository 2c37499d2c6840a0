import Foundation
import TermChecking
import Testing

@testable import IsoglossProject

@Suite struct TermSetCacheTests {
  private let tree: TemporaryTree

  init() throws {
    let rows = (0..<800).map { "c\($0),ru,панель\($0),preferred\nc\($0),ru,тулбар\($0),forbidden" }
    tree = try TemporaryTree([
      "g.csv": "concept,lang,term,status\n" + rows.joined(separator: "\n") + "\n",
      "a.md": "Откройте тулбар7.\n",
    ])
  }

  private func findings(tool: String = "1", cached: Bool = true) async throws -> [String] {
    var configuration = Configuration(base: tree.root)
    configuration.glossaries = ["g.csv"]
    var run = CheckRun(paths: [tree.path("a.md")], language: "ru", configuration: configuration)
    if cached { run.cache = CheckCache(folder: tree.path(".cache"), tool: tool) }
    return try await run.run().flatMap(\.result.findings).map { "\($0.concept ?? "") \($0.match)" }
  }

  /// The files of compiled terms.
  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tree.path(".cache"))
      .filter { $0.hasSuffix(".terms") }.map { tree.path(".cache/" + $0) }
  }

  @Test func keepsOneFileForOneListOfGlossaries() async throws {
    #expect(try await findings() == ["c7 тулбар7"])
    let first = try files()
    #expect(first.count == 1)
    let content = try FileReading.bytes(of: first[0])
    try tree.write("Закройте тулбар8.\n", to: "a.md")
    #expect(try await findings() == ["c8 тулбар8"])
    #expect(try files() == first)
    #expect(try FileReading.bytes(of: first[0]) == content)
    try tree.write(
      "concept,lang,term,status\n" + String(repeating: "\n", count: 1 << 14), to: "g.csv")
    await #expect(throws: RunError.self) { try await findings() }
    #expect(try files() == first)
    #expect(try FileReading.bytes(of: first[0]) != content)
  }

  @Test(arguments: [0, 1, 40, 100, 5_000])
  func aDamagedFileIsWrittenAnew(_ place: Int) async throws {
    _ = try await findings()
    let file = try #require(try files().first)
    let content = try FileReading.bytes(of: file)
    var damaged = content
    damaged[place] ^= 0x55
    for bytes in [damaged, Array(content[..<place]), content + [0]] {
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      try tree.write("Закройте тулбар\(bytes.count % 700).\n", to: "a.md")
      let number = bytes.count % 700
      #expect(try await findings() == ["c\(number) тулбар\(number)"])
      #expect(try FileReading.bytes(of: file) == content)
    }
  }

  @Test func anotherToolCompilesAnew() async throws {
    _ = try await findings()
    let file = try #require(try files().first)
    let content = try FileReading.bytes(of: file)
    #expect(try await findings(tool: "2") == ["c7 тулбар7"])
    #expect(try files() == [file])
    #expect(try FileReading.bytes(of: file) != content)
  }

  @Test func nothingIsKeptWithoutACache() async throws {
    #expect(try await findings(cached: false) == ["c7 тулбар7"])
    #expect(!FileManager.default.fileExists(atPath: tree.path(".cache")))
  }
}
