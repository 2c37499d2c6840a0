import DocumentFormats
import LanguageText
import SentenceAlignment
import Testing

/// Rows of tables that stand in another order are told by the names that begin them.
@Suite struct RowOrderTests {
  private static let rows = [
    ("actions", "操作区", "The operation area"), ("filter", "过滤区", "The filter area"),
    ("search", "查询区", "The query area"), ("title", "标题", "The title"),
    ("`size`", "大小", "How large it is"), ("", "还有一行", "One more line"),
  ]

  private func version(
    _ rows: [(name: String, text: String)], _ header: String, _ language: LanguageTag
  ) throws -> DocumentVersion {
    var lines = [header, "| --- | --- |"]
    lines += rows.map { "| \($0.name) | \($0.text) |" }
    let parsed = try MarkdownFormat().parse(Array(lines.joined(separator: "\n").utf8))
    return DocumentVersion(
      parsed, language: language, segments: Segmenter.segments(of: parsed, language: language))
  }

  /// The pairs of texts of two versions that are aligned, the empty text where there is none.
  private func pairs(_ first: DocumentVersion, _ second: DocumentVersion) -> Set<[String]> {
    let groups = SentenceAligner().align([first, second])
    return Set(
      groups.map { group in
        zip(group.members, [first, second]).map { members, version in
          members.map { version.segments[$0].text }.joined(separator: " ")
        }
      })
  }

  @Test(arguments: [
    [0, 1, 2, 3, 4], [3, 2, 0, 1, 4], [4, 3, 2, 1, 0], [1, 0, 2, 4, 3], [2, 4, 0], [3, 0, 4, 1],
  ])
  func rowsArePairedByTheirNames(order: [Int]) throws {
    let chinese = try version(
      Self.rows.dropLast().map { ($0.0, $0.1) }, "| 参数 | 说明 |", "zh-Hans")
    let english = try version(
      order.map { (Self.rows[$0].0, Self.rows[$0].2) }, "| Parameter | Description |", "en")
    for (first, second, isFlipped) in [(chinese, english, false), (english, chinese, true)] {
      let found = pairs(first, second)
      for index in order {
        let name = Self.rows[index].0.filter { $0 != "`" }
        #expect(found.contains([name, name]), "\(found)")
        // Of so few rows nobody can tell which cell is left over.
        guard order.count == chinese.segments.count / 2 - 1 else { continue }
        let pair = [Self.rows[index].1, Self.rows[index].2]
        #expect(found.contains(isFlipped ? pair.reversed() : pair), "\(found)")
      }
    }
  }

  /// What begins with nothing belongs to the row before it, and moves with it.
  @Test func rowsWithoutANameFollowTheOthers() throws {
    let names = [0, 5, 1, 2, 3].map { (Self.rows[$0].0, Self.rows[$0].1) }
    let chinese = try version(names, "| 参数 | 说明 |", "zh-Hans")
    let english = try version(
      [3, 2, 1, 0, 5].map { (Self.rows[$0].0, Self.rows[$0].2) }, "| Parameter | Description |",
      "en")
    let found = pairs(chinese, english)
    for row in Self.rows[..<4] + Self.rows[5...] { #expect(found.contains([row.1, row.2])) }
  }

  /// Names that come twice, and tables with less in common, say nothing.
  @Test(arguments: [
    ["yes", "no", "yes", "no"], ["a", "b"],
  ])
  func otherRowsStayInOrder(names: [String]) throws {
    let chinese = try version(
      names.enumerated().map { ($1, Self.rows[$0].1) }, "| 参数 | 说明 |", "zh-Hans")
    let english = try version(
      names.reversed().enumerated().map { ($1, Self.rows[$0].2) },
      "| Parameter | Description |", "en")
    let groups = SentenceAligner().align([chinese, english])
    let places = groups.filter { group in group.members.allSatisfy { !$0.isEmpty } }
      .map { group in group.members.map { $0[0] } }
    #expect(places.map { $0[0] } == places.map { $0[0] }.sorted())
    #expect(places.map { $0[1] } == places.map { $0[1] }.sorted())
  }
}
