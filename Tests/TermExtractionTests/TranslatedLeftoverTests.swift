import LanguageText
import Testing

@testable import TermExtraction

struct TranslatedLeftoverTests {
  private static let parts = [
    ("engine", "发动机"), ("filter", "滤芯"), ("valve", "阀门"), ("shaft", "传动轴"), ("pump", "水泵"),
    ("sensor", "传感器"), ("brake", "制动器"), ("battery", "电池"),
  ]
  private static let verbs = [
    ("Clean the", "清洁"), ("Check the", "检查"), ("Replace the", "更换"), ("Order the", "订购"),
    ("Store the", "存放"),
  ]
  private static let states = [
    ("quiet", "很安静"), ("cheap", "很便宜"), ("broken", "坏了"), ("new", "是新的"), ("clean", "很干净"),
    ("big", "很大"),
  ]

  /// Parts alone, hybrid ones, and the drive, which Chinese calls 混动 but where it stays English.
  private static func lines(left: Int) -> [(english: String, chinese: String)] {
    verbs.flatMap { verb in parts.map { (verb.0 + " \($0.0).", verb.1 + $0.1 + "。") } }
      + parts.flatMap {
        [
          ("A hybrid \($0.0) is heavy.", "混动\($0.1)很重。"),
          ("The hybrid \($0.0) was repaired.", "修好了混动\($0.1)。"),
        ]
      }
      + states.map { ("The hybrid drive is \($0.0).", "混动\($0.1)。") }
      + Array(repeating: ("The hybrid drive.", "hybrid drive。"), count: left)
  }

  /// How often the name is left untranslated, and what the language calls the thing then.
  @Test(arguments: [(1, "混动"), (20, "hybrid drive")])
  func `a name that is mostly translated has the name of its part`(left: Int, name: String) {
    let lines = Self.lines(left: left)
    let input = SampleInput.aligned([
      "en": lines.map(\.english), "zh-Hans": lines.map(\.chinese),
    ])
    let concepts = TermExtractor(ExtractionOptions(minConfidence: 0)).extract(input)
    let drive = concepts.first { $0.terms.contains { $0.text == "hybrid drive" && $0.count > 6 } }
    #expect(
      drive?.terms.first { $0.language == "zh-Hans" }?.text == name, "\(concepts.map(\.terms))")
  }
}
