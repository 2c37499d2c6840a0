import LanguageText
import TestSupport
import Testing

@testable import MemoryLookup

struct ConcordanceTests {
  @Test(arguments: [
    (
      "en", "button", ConcordancePattern.Mode.forms, "Press Buttons, a button-like thing",
      ["Buttons", "button"]
    ),
    ("en", "button", .words, "Press Buttons, a button-like thing", ["button"]),
    ("en", "butt", .words, "Press Buttons", []),
    ("en", "butt", .text, "Press Buttons", ["Butt"]),
    ("en", "Toggle button", .forms, "toggle  buttons; toggle the button", ["toggle  buttons"]),
    ("ru", "элемент выбора", .forms, "У элементов выбора есть вид", ["элементов выбора"]),
    ("ru", "ещё", .words, "Еще раз", ["Еще"]),
    ("ja", "ボタン", .forms, "トグルボタンとﾎﾞﾀﾝ", ["ボタン", "ﾎﾞﾀﾝ"]),
    ("zh-Hans", "按钮", .forms, "这个按钮", ["按钮"]),
    ("en", "…", .forms, "Wait…", ["…"]),
  ])
  func finds(
    language: LanguageTag, pattern: String, mode: ConcordancePattern.Mode, text: String,
    found: [String]
  ) {
    let bytes = Array(text.utf8)
    let ranges = ConcordancePattern(pattern, language: language, mode: mode).ranges(in: text)
    #expect(ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == found)
  }

  /// The index gives every segment in which the pattern occurs.
  @Test(arguments: RandomMemory.languages, ConcordancePattern.Mode.allCases)
  func missesNothing(language: LanguageTag, mode: ConcordancePattern.Mode) throws {
    let memory = RandomMemory(language, count: 80, queries: 0, seed: 11)
    let index = try FuzzyIndexTests.index(memory.segments, ComparisonUnit(language))
    var total = 0
    for text in patterns(memory.segments) {
      let pattern = ConcordancePattern(text, language: language, mode: mode)
      let expected = memory.segments.indices.filter {
        !pattern.ranges(in: memory.segments[$0]).isEmpty
      }.map(UInt32.init)
      #expect(Set(index.candidates(pattern)).isSuperset(of: expected), "\(text)")
      total += expected.count
    }
    #expect(total > 0)
  }

  /// Parts of segments, cut anywhere.
  private func patterns(_ segments: [String]) -> [String] {
    var generator = SeededGenerator(seed: 5)
    let cut = segments.prefix(25).compactMap { segment -> String? in
      let characters = Array(segment)
      guard !characters.isEmpty else { return nil }
      let start = Int.random(in: 0..<characters.count, using: &generator)
      let count = Int.random(in: 1...12, using: &generator)
      return String(characters[start..<min(characters.count, start + count)])
    }
    return cut + ["name", "1", "选", "окн", "file"]
  }
}
