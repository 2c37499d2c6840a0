import LanguageText
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("абв", 3), ("開關", 4), ("カタカナ", 8), ("ｶﾀｶﾅ", 4), ("ｶﾞ", 2), ("ＡＢ", 4),
    ("、。", 4), ("한글", 4), ("각", 2), ("e\u{301}", 1), ("か\u{3099}", 2), ("\u{301}", 0),
    ("😀", 2), ("👩‍👧‍👦", 2), ("👍🏽", 2), ("🇩🇪", 2), ("1️⃣", 2), ("❤️", 2), ("❤", 1), ("✅", 2), ("©", 1),
    ("\t\r\n\u{0}", 0), ("a\u{200b}b\u{ad}c\u{feff}", 3), ("…—“”", 4), ("𠮷", 2), ("ก\u{e49}", 1),
  ])
  func countsColumns(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
    #expect(DisplayWidth.columns(of: text[...]) == columns)
  }

  @Test func addsUpOverParts() {
    #expect(DisplayWidth.columns(of: "點一下「Switch」😀") == 2 * 3 + 2 + 6 + 2 + 2)
  }
}
