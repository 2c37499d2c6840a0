import LanguageText
import Testing

@testable import TermExtraction

struct NamePartsTests {
  private func readings(_ words: [String], _ language: LanguageTag) -> Set<[Int]> {
    var parts = NameParts(language: language)
    return Set(parts.readings(of: words))
  }

  @Test(
    arguments: [
      ("ru", ["индикатор", "загрузки"], "ja", ["ローディング", "インジケーター"]),
      ("ru", ["верхняя", "панель"], "en", ["top", "panel"]),
      ("ja", ["音", "量", "スライダー"], "zh-Hans", ["音", "量", "滑", "块"]),
      ("zh-Hant", ["旋", "轉", "指", "示", "器"], "en", ["spinning", "indicator"]),
      ("zh-Hans", ["颜", "色", "的", "名", "称"], "ru", ["имя", "цвета"]),
    ] as [(LanguageTag, [String], LanguageTag, [String])])
  func `names of the same parts share a reading`(
    language: LanguageTag, words: [String], other: LanguageTag, others: [String]
  ) {
    let (one, two) = (readings(words, language), readings(others, other))
    #expect(!one.isDisjoint(with: two), "\(one) \(two)")
  }

  @Test(
    arguments: [("ru", ["индикатор", "крокозябры"]), ("de", ["Schalter"])]
      as [(LanguageTag, [String])])
  func `an unknown part leaves a name unread`(language: LanguageTag, words: [String]) {
    #expect(readings(words, language).isEmpty)
  }

  @Test func `all English synonyms can be read`() {
    for name in InterfaceSynonyms.lines.flatMap({ $0 }) {
      let found = readings(name.split(separator: " ").map(String.init), "en")
      #expect(!found.isEmpty, "\(name)")
    }
  }
}
