import Foundation
import LanguageText
import TestSupport
import Testing

@testable import MemoryLookup

struct FuzzyIndexTests {
  static func index(_ segments: [String], _ unit: ComparisonUnit) throws -> FuzzyIndex {
    var builder = FuzzyIndexBuilder(unit)
    for (number, segment) in segments.enumerated() { builder.add(segment, number: UInt32(number)) }
    return try #require(FuzzyIndex(builder.finish()))
  }

  @Test(arguments: RandomMemory.languages, [1000, 850, 700, 400, 0])
  func findsWhatBruteForceFinds(language: LanguageTag, permille: Int) throws {
    let scale = ProcessInfo.processInfo.environment["ISOGLOSS_DEEP"] == nil ? 1 : 20
    let memory = RandomMemory(
      language, count: 50 * scale, queries: 6 * scale, seed: UInt64(permille) + 7)
    let unit = ComparisonUnit(language)
    let index = try Self.index(memory.segments, unit)
    let oracle = BruteForce(memory.segments, unit)
    var found = 0
    for query in memory.queries + memory.segments.prefix(3) + ["", " ", "xyzzy"] {
      let expected = oracle.matches(query, permille: permille)
      let actual = index.matches(FuzzyQuery(query, permille: permille))
      #expect(actual == expected, "\(query)")
      found += actual.count
    }
    #expect(found > 0)
  }

  @Test func findsLongSegments() throws {
    let long = (0..<400).map { "word\($0) and" }.joined(separator: " ")
    let index = try Self.index(["short", long, long + " more"], .words)
    #expect(index.matches(FuzzyQuery(long)).map(\.segment) == [1, 2])
  }

  @Test(arguments: [
    ("Save the file.", "Save the file.", 1.0),
    ("Save the file.", "save the  file.", 0.99),
    ("Save 3 files to {name}", "Save 12 files to {path}", 0.98),
    ("Open the settings window", "Open the setting window", 0.958),
    ("Open the settings window", "Open the settings menu", 0.75),
    ("Открыть окно настроек", "Открыть окна настроек", 0.952),
  ])
  func scores(left: String, right: String, score: Double) throws {
    let index = try Self.index([left], .words)
    let found = try #require(index.matches(FuzzyQuery(right, permille: 500)).first)
    #expect(abs(found.score - score) < 0.001)
  }

  @Test(arguments: [
    ("設定を開きます。", "設定を閉じます。", 0.75), ("删除3个文件", "删除25个文件", 0.98),
    ("ファイル", "ﾌｧｲﾙ", 0.99),
  ])
  func scoresByCharacters(left: String, right: String, score: Double) throws {
    let index = try Self.index([left], .characters)
    let found = try #require(index.matches(FuzzyQuery(right, permille: 500)).first)
    #expect(abs(found.score - score) < 0.001)
  }

  @Test func takesNoDamagedIndex() throws {
    var builder = FuzzyIndexBuilder(.words)
    builder.add("Open the window", number: 0)
    let whole = builder.finish()
    #expect(FuzzyIndex([]) == nil)
    #expect(FuzzyIndex(Array(whole.dropLast())) == nil)
    #expect(FuzzyIndex([whole[0], whole[1] - 1] + whole.dropFirst(2)) == nil)
    // Behind the header anything may be wrong: answers are wrong, but there is an answer.
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      var damaged = whole
      for _ in 0..<3 {
        let place = Int.random(in: IndexLayout.headerCount..<damaged.count, using: &generator)
        damaged[place] = UInt32(truncatingIfNeeded: generator.next() >> 30)
      }
      if let index = FuzzyIndex(damaged) {
        #expect(index.matches(FuzzyQuery("Open a window", permille: 300)).count <= 1)
      }
    }
  }
}
