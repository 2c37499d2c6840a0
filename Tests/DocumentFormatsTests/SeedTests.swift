import Foundation
import LanguageText
import TestSupport
import Testing

@testable import DocumentFormats

/// Reads the seed texts beside the checkout; skipped where they are absent.
@Suite(.enabled(if: SharedFolder.isHere, "skipped: no folder `shared` beside the checkout"))
struct SeedTests {
  @Test(arguments: SharedTexts.seeds)
  func aSeedHasTheStructureOfAnArticle(path: String, language: String) throws {
    let bytes = try SharedFolder.bytes(of: path)
    let document = try PlainTextFormat().parse(bytes)
    #expect(ContractFaults.faults(of: document, in: bytes).isEmpty)
    let kinds = Dictionary(grouping: document.blocks, by: \.kind).mapValues(\.count)
    #expect(
      document.blocks.first { $0.kind != .furniture }.map { ($0.kind == .heading) && $0.level == 1 }
        == true)
    #expect((kinds[.heading] ?? 0) >= 6)
    #expect((kinds[.paragraph] ?? 0) >= 30)
    #expect((1...30).contains(kinds[.furniture] ?? 0))
  }

  /// How many segments of the hand-made alignment are cut at exactly the same bytes; its bullets
  /// are no part of ours.
  @Test(arguments: [("ru", 155), ("ja", 152), ("zh-Hant", 135)])
  func segmentsAreThoseOfTheGoldAlignment(language: String, atLeast: Int) throws {
    let gold = try gold(of: language)
    let bytes = try SharedFolder.bytes(of: "seeds/" + gold.file)
    let segments = Segmenter.segments(
      of: try PlainTextFormat().parse(bytes), language: LanguageTag(stringLiteral: language))
    let found = Set(segments.map(\.fileRange))
    let lines = SourceLines.ranges(in: bytes)
    var cursor = 0
    var hits = 0
    for segment in gold.segments {
      let text = Array(segment.text.drop { $0 == "•" || $0 == " " }.utf8)
      let line = lines[segment.line - 1]
      let start = try #require(
        (max(cursor, line.lowerBound)..<line.upperBound).first { bytes[$0...].starts(with: text) })
      cursor = start + text.count
      hits += found.contains(start..<cursor) ? 1 : 0
    }
    #expect(hits >= atLeast)
  }

  private func gold(
    of language: String
  ) throws -> (file: String, segments: [(line: Int, text: String)]) {
    let data = try SharedFolder.bytes(of: "gold/align/seeds-buttons.json")
    let all = try #require(try JSONSerialization.jsonObject(with: Data(data)) as? [String: Any])
    let buttons = try #require(all["buttons"] as? [String: Any])
    let files = try #require(buttons["files"] as? [String: String])
    let segments = try #require(buttons["segments"] as? [String: [[String: Any]]])
    let rows = try #require(segments[language]).compactMap { row -> (line: Int, text: String)? in
      guard let line = row["par"] as? Int, let text = row["text"] as? String else { return nil }
      return (line, text)
    }
    return (try #require(files[language]), rows)
  }
}
