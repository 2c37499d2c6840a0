import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// A cell may say what its section is about where its source leaves that to the heading.
@Suite struct SectionSubjectTests {
  @Test(arguments: [
    (
      "zh-Hans", "圆形", "中心点的 x 坐标，为 `number` 或 `string`", "椭圆", "椭圆中心的 x 坐标，为 `number` 或 `string`",
      Severity.note
    ),
    (
      "zh-Hans", "圆形", "中心点的 x 坐标，为 `number` 或 `string`", "椭圆", "中心的横坐标，为 `number` 或 `string`",
      .warning
    ),
    (
      "ru", "Круг", "Координата x центра, `number` или `string`", "Эллипс",
      "Координата x эллипса, `number` или `string`", .note
    ),
    (
      "ru", "Круг", "Координата x центра, `number` или `string`", "Эллипс",
      "Координата x середины, `number` или `string`", .warning
    ),
  ])
  func cellsMaySayWhatTheirHeadingNames(
    _ language: LanguageTag, first: String, one: String, second: String, other: String,
    severity: Severity
  ) throws {
    let draft = Self.page(first, one, second, other)
    let source = Self.page("Circle", Self.cell, "Ellipse", Self.cell)
    #expect(try Self.severities(draft, language, source) == [severity])
  }

  /// What leads to a list and a title are two kinds of text.
  @Test(arguments: [("Open all the boxes:", Severity.note), ("Open all the boxes", .warning)])
  func leadsAreNoTitles(again: String, severity: Severity) throws {
    let draft = "# 打开盒子\n\n1.\n\n# 打开全部盒子：\n"
    let source = "# Open all the boxes\n\n1.\n\n# \(again)\n"
    #expect(try Self.severities(draft, "zh-Hans", source) == [severity])
  }

  /// The same cell may say more in another section.
  @Test(arguments: [("", Severity.warning), ("\n## 组\n\n", .note)])
  func cellsOfAnotherSectionMaySayMore(between: String, severity: Severity) throws {
    func table(_ cell: String) -> String { "| a | b |\n| --- | --- |\n| x | \(cell) |\n" }
    let heading = between.isEmpty ? "\n1.\n\n" : "\n## Group\n\n"
    let draft = table("变更盒子时会触发") + (between.isEmpty ? "\n1.\n\n" : between) + table("状态变更盒子时会触发")
    let source = table("Triggered on change of box") + heading + table("Triggered on change of box")
    #expect(try Self.severities(draft, "zh-Hans", source) == [severity])
  }

  /// A heading may say what the section that it is in is about.
  @Test(arguments: [
    ("多机打开盒子", Severity.note), ("多机关上盒子", .warning),
  ])
  func headingsMaySayWhatTheirSectionNames(_ other: String, severity: Severity) throws {
    let draft = "# 编号\n\n## 多机编号盒子\n\n1.\n\n# 打开\n\n## \(other)\n\n2.\n"
    let source =
      "# Numbers\n\n## Boxes on several machines\n\n1.\n\n# Opening\n\n"
      + "## Boxes on several machines\n\n2.\n"
    #expect(try Self.severities(draft, "zh-Hans", source) == [severity])
  }

  /// A sentence that names what its heading does is translated with it.
  @Test func aHeadingThatTheSourceRepeatsExplainsNothing() throws {
    let draft = Self.page(
      "圆形", "保存中心点的坐标，为 `number` 或 `string`", "椭圆中心", "保存椭圆中心的坐标，为 `number` 或 `string`")
    let source = Self.page("Circle", Self.cell, "Center", Self.cell)
    #expect(try Self.severities(draft, "zh-Hans", source) == [.warning])
  }

  private static let cell = "The x of the center, as `number` or `string`"

  private static func page(
    _ first: String, _ one: String, _ second: String, _ other: String
  ) -> String {
    [(first, one), (second, other)].map {
      "## \($0)\n\n| a | b |\n| --- | --- |\n| cx | \($1) |\n"
    }.joined(separator: "\n")
  }

  private static func severities(
    _ draft: String, _ language: LanguageTag, _ source: String
  ) throws -> [Severity] {
    TermChecker(glossary: Glossary(concepts: [], language: "en")).check(
      try .markdown(draft, language), sources: [try .markdown(source, "en")]
    ).findings.filter { $0.rule == "inconsistent-segment" }.map(\.severity)
  }
}
