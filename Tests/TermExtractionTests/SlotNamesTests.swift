import LanguageText
import Testing

@testable import TermExtraction

struct SlotNamesTests {
  private static let english = [
    "The oil pump is new.", "Clean the oil pump.", "An oil pump moves water.",
    "Replace the oil pump.", "Order an oil pump.",
  ]
  private static let russian = [
    "Масляный насос новый.", "Почистите масляный насос.", "Масляный насос перемещает воду.",
    "Замените масляный насос.",
  ]

  /// The last sentence in Russian and in English, and whether it has another name of the pump.
  @Test(arguments: [
    ("Закажите масляный главный насос.", "Order an oil pump.", true),
    // The pump is left out.
    ("Закажите его.", "Order an oil pump.", false),
    // Both are named.
    ("Закажите масляный главный насос.", "Order a filter.", false),
  ])
  func `a longer name where the usual one is missing is another name`(
    russian: String, english: String, isName: Bool
  ) {
    let input = SampleInput.aligned([
      "en": Self.english.dropLast() + [english], "ru": Self.russian + [russian],
    ])
    let concepts = TermExtractor(ExtractionOptions(minConfidence: 0)).extract(input)
    let pump = concepts.first { $0.terms.contains { $0.text == "oil pump" } }
    let names = pump?.terms.first { $0.language == "ru" }
    #expect(names?.text == "масляный насос", "\(concepts.map(\.terms))")
    #expect(names?.variants.map(\.text) == (isName ? ["масляный главный насос"] : []))
  }

  @Test func `another name stands in its citation form`() {
    let korean = [
      "오일 펌프는 새것이다.", "오일 펌프를 닦는다.", "오일 펌프가 물을 옮긴다.", "오일 펌프를 바꾼다.", "오일 대형 펌프를 주문한다.",
    ]
    let concepts = TermExtractor(ExtractionOptions(minConfidence: 0))
      .extract(SampleInput.aligned(["en": Self.english, "ko": korean]))
    let pump = concepts.first { $0.terms.contains { $0.text == "oil pump" } }
    let names = pump?.terms.first { $0.language == "ko" }
    #expect(names?.text == "오일 펌프", "\(concepts.map(\.terms))")
    #expect(names?.variants.map(\.text) == ["오일 대형 펌프"])
  }

  /// The last sentence in Japanese, and the name that it has for the button.
  @Test(arguments: [
    ("「ヘルプ」ボタンを押す。", "「ヘルプ」ボタン"), ("「ヘルプ」を押す。", nil), ("ボタンを押す。", nil),
  ])
  func `another label beside the same noun is another name`(japanese: String, name: String?) {
    let input = SampleInput.aligned([
      "en": Array(repeating: "Press the assist button.", count: 4),
      "ja": ["Assistボタンを押す。", "Assistボタンは青い。", "Assistボタンを探す。", japanese],
    ])
    let concepts = TermExtractor(ExtractionOptions(minConfidence: 0)).extract(input)
    let button = concepts.first { $0.terms.contains { $0.text == "Assistボタン" } }
    let names = button?.terms.first { $0.language == "ja" }?.variants.map(\.text)
    #expect(names == [name].compactMap(\.self), "\(concepts.map(\.terms))")
  }
}
