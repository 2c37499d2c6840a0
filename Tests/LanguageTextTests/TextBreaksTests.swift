import LanguageText
import Testing

@Suite struct TextBreaksTests {
  @Test(arguments: [
    ("en", "Don't open 3.14 files!", ["Don't", "open", "3.14", "files"]),
    ("en", "drop-down snake_case e.g. A4", ["drop", "down", "snake_case", "e.g", "A4"]),
    ("ru", "Кнопка-тогл (см. ниже)", ["Кнопка", "тогл", "см", "ниже"]),
    ("ja", "ボタンを押す。", ["ボタン", "を", "押す"]), ("ja", "「表示」2件", ["表示", "2", "件"]),
    ("zh-Hans", "打开文件，关闭窗口", ["打开", "文件", "关闭", "窗口"]),
    ("en", " \n…😀—", []), ("en", "", []), ("en", "a\u{0}b", ["a", "b"]),
  ])
  func findsWords(language: String, text: String, words: [String]) throws {
    let tag = try #require(LanguageTag(language))
    let bytes = Array(text.utf8)
    let ranges = TextBreaks.wordRanges(in: text, language: tag)
    #expect(ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == words)
  }

  @Test func countsBoundariesInBytes() {
    #expect(TextBreaks.boundaries(in: "Да, 開關", language: "zh-Hant") == [0, 4, 5, 6, 12])
    #expect(TextBreaks.boundaries(in: "", language: "en") == [0])
  }

  @Test func keepsNothingOfTheTextBefore() {
    let breaker = TextBreaker(words: "en")
    #expect(breaker.boundaries(in: "one two three") == [0, 3, 4, 7, 8, 13])
    #expect(breaker.boundaries(in: "") == [0])
    #expect(breaker.boundaries(in: "x") == [0, 1])
  }

  /// Every stretch of whole characters has no boundary inside, or has some.
  @Test(arguments: [("zh-Hans", "打开文件，关闭窗口"), ("ja", "ボタンを押す。A4"), ("en", "a b-c")])
  func tellsUndividedStretches(language: String, text: String) throws {
    let breaker = TextBreaker(words: try #require(LanguageTag(language)))
    let bytes = Array(text.utf8)
    let starts = bytes.indices.filter { bytes[$0] & 0xc0 != 0x80 } + [bytes.count]
    for (index, start) in starts.enumerated() {
      for end in starts[index...] {
        let boundaries = breaker.boundaries(in: bytes, start..<end)
        #expect(breaker.isUndivided(start..<end, in: bytes) == (boundaries.count == 2))
      }
    }
  }

  @Test(arguments: ["xx", "und", "zz-Zzzz-ZZ"])
  func breaksUnknownLanguagesLikeAny(language: String) throws {
    let tag = try #require(LanguageTag(language))
    #expect(TextBreaks.wordRanges(in: "one two", language: tag) == [0..<3, 4..<7])
  }

  @Test func transliterates() {
    #expect(ICUTransliteration.apply("Traditional-Simplified", to: "開關") == "开关")
    #expect(ICUTransliteration.apply("Any-Latin", to: "Кнопка") == "Knopka")
    let long = String(repeating: "щ", count: 1000)
    #expect(ICUTransliteration.apply("Any-Name", to: long)?.utf8.count == 31_000)
    #expect(ICUTransliteration.apply("No-Such", to: "a") == nil)
    #expect(ICUTransliteration.apply("Any-Latin", to: "") == "")
  }
}
