import LanguageText
import Testing

@testable import TermExtraction

struct RemainderLinksTests {
  @Test func `what is left over on both sides is one thing`() {
    let input = SampleInput.aligned([
      "en": [
        "# Hinge", "The hinge turns.", "Oil the hinge.", "The hinge needs a grommet.",
      ],
      "ru": [
        "# Петля", "Петля вращается.", "Смажьте петлю.", "Петле нужна шайба.",
      ],
    ])
    let sets = TermExtractor(ExtractionOptions(minConfidence: 0)).extract(input).map { concept in
      Set(concept.terms.map { $0.text.lowercased() })
    }
    #expect(sets.contains(["grommet", "шайба"]), "\(sets)")
  }
}

struct ChineseFragmentTests {
  @Test(arguments: ["式按钮", "一行", "屏幕上"])
  func `is no term`(fragment: String) {
    let input = ExtractionInput(documents: [
      SampleInput.document(
        [
          "弹出式按钮在一行中。", "下拉式按钮显示在屏幕上。", "使用弹出式按钮或下拉式按钮。", "屏幕上有按钮。",
          "每一行都有弹出式按钮。", "把它放在屏幕上。",
        ], language: "zh-Hans")
    ])
    let names = TermExtractor(ExtractionOptions(minConfidence: 0)).extract(input).flatMap(\.terms)
      .map(\.text)
    #expect(!names.contains(fragment), "\(names)")
    #expect(names.contains("弹出式按钮"))
  }
}
