import LanguageText
import Testing

@Suite struct HanRadicalsTests {
  @Test(arguments: [
    ("打开⻚面", "页"), ("⽂字", "文"), ("⼈⼝が", "人口"), ("メニュー⾏", "行"), ("全⻑⾨", "長門"), ("字⺟", "母"),
    ("「⼿を」", "手"),
  ])
  func tellsWhatBelongsThere(text: String, corrected: String) throws {
    let found = HanRadicals.misplaced(in: text)
    try #require(found.count == 1)
    #expect(
      HanRadicals.unified(String(decoding: Array(text.utf8)[found[0]], as: UTF8.self)) == corrected)
  }

  @Test(arguments: ["", "页面", "“引号”", "⼈", "部首：⼈、⼝", "the radical ⼈ is", "⺀字", "字⿰"])
  func leavesOthersAlone(text: String) {
    #expect(HanRadicals.misplaced(in: text).isEmpty)
  }

  @Test func finishesEachRunWhereItEnds() {
    let found = HanRadicals.misplaced(in: "⼈は⽂字")
    #expect(found == [0..<3, 6..<9])
  }

  /// The Kangxi Radicals are 214, and all have a character; the supplement has 115, of which one has none.
  @Test func knowsAllRadicals() {
    let scalars = (0x2e80..<0x2fe0).compactMap(Unicode.Scalar.init)
    let known = scalars.filter { HanRadicals.unified($0) != nil }
    #expect(known.count(where: { $0.value < 0x2f00 }) == 114)
    #expect(known.count(where: { $0.value >= 0x2f00 }) == 214)
    #expect(known.allSatisfy { HanRadicals.unified($0).map(ScriptClass.init) == .han })
    #expect(HanRadicals.unified("⿕") == "龠")
    #expect(HanRadicals.unified("⻳") == "龟")
  }
}
