import LanguageAssets
import LanguageText
import Testing

@Suite struct UnitFilterTests {
  private static let unit = TranslationUnit(
    metadata: UnitMetadata(
      properties: [.init(type: "x-document", value: "a.md")],
      attributes: [
        .init(name: "changedate", value: "20240115T120000Z"),
        .init(name: "creationid", value: "anna"),
      ]),
    variants: [
      Variant(language: "en", segment: "Open the file"),
      Variant(language: "ru", segment: "Открыть"),
    ])

  @Test func takesWhatIsAskedFor() {
    let cases: [(Bool, (inout UnitFilter) -> Void)] = [
      (true, { _ in }), (true, { $0.languages = ["ru-RU"] }), (false, { $0.languages = ["ja"] }),
      (true, { $0.text = { $0.contains("file") } }),
      (
        false,
        {
          $0.text = { $0.contains("file") }
          $0.textLanguage = "ru"
        }
      ),
      (true, { $0.since = "20240115" }), (false, { $0.since = "202402" }),
      (true, { $0.until = "20240115" }), (false, { $0.until = "2023" }),
      (true, { $0.properties = [("x-document", nil)] }),
      (true, { $0.properties = [("x-document", "a.md")] }),
      (false, { $0.properties = [("x-document", "b.md")] }), (true, { $0.user = "anna" }),
      (false, { $0.user = "boris" }), (false, { $0.minimumLength = 20 }),
      (false, { $0.maximumLength = 5 }), (false, { $0.wantsDuplicates = true }),
      (false, { $0.isInverted = true }),
    ]
    for (number, (expected, change)) in cases.enumerated() {
      var filter = UnitFilter()
      change(&filter)
      let isTaken = filter.takes(Self.unit, sourceLanguage: "en")
      #expect(isTaken == expected, "case \(number)")
    }
  }

  @Test func takesTheSecondOfTwoDuplicates() {
    var filter = UnitFilter()
    filter.wantsDuplicates = true
    let takes = (0..<2).map { _ in filter.takes(Self.unit, sourceLanguage: nil) }
    #expect(takes == [false, true])
  }
}
