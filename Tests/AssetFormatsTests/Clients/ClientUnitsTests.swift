import AssetFormats
import LanguageAssets
import LanguageText
import Testing

@Suite struct ClientUnitsTests {
  private static let unit = TranslationUnit(
    id: "1", sourceLanguage: "en",
    metadata: UnitMetadata(attributes: [
      .init(name: "changedate", value: "2024-01-31T12:00:00Z"),
      .init(name: "creationdate", value: "yesterday"),
    ]),
    variants: [
      Variant(
        language: "en",
        segment: SegmentContent(pieces: [
          .text("Press "), .code(InlineCode(name: "ph", pieces: [.text("%s")])),
        ])),
      Variant(language: "zh-Hans", segment: "切换"), Variant(language: "zh-Hant", segment: "切換"),
      Variant(language: "ru", segment: "Нажмите"),
    ])

  @Test(
    arguments: [
      (.omegat, "zh-TW", ["en Press ", "zh-TW 切換"]),
      (.omegat, "zh-Hant", ["en Press ", "zh-TW 切換"]),
      (.omegat, "zh-CN", ["en Press ", "zh-CN 切换"]),
      (.trados, "ru", ["en-US Press ", "ru-RU Нажмите"]),
      (.weblate, "zh-TW", ["en Press %s", "zh-Hant 切換"]),
      (.deepl, "ru", ["en Press ", "ru Нажмите"]),
      (.poedit, "ja", []),
    ] as [(Client, LanguageTag, [String])])
  func writesWhatTheClientReads(client: Client, target: LanguageTag, expected: [String]) {
    let converter = ClientUnits(ClientProfile(client), source: "en", targets: [target])
    let unit = converter.unit(Self.unit)
    #expect(
      (unit?.variants ?? []).map { "\($0.language) \($0.segment.plainText)" } == expected)
    guard let unit else { return }
    #expect(unit.sourceLanguage == nil)
    #expect(unit.metadata.attributes == [.init(name: "changedate", value: "20240131T120000Z")])
    #expect(unit.id == "1")
  }

  @Test func namesTheSourceAsTheClientDoes() {
    let converter = ClientUnits(ClientProfile(.trados), source: "en", targets: ["ru"])
    let header = converter.header(TMXHeader(sourceLanguage: nil, creationTool: "OmegaT"))
    #expect(header.sourceLanguage == "en-US")
    #expect(header.creationTool == "isogloss")
  }
}
