import Testing

@testable import LanguageText

/// What is taken for one sentence without ICU is one for ICU and all rules.
struct PlainSentenceTests {
  @Test(arguments: [
    ("Откройте окно, затем закройте его.", true), ("  Open the app  ", true), ("Что нового?", true),
    ("Ein größeres Fenster öffnen!", true), ("ファイルを開く", true), ("Wi-Fi 6", true), ("", false),
    ("12", false),
    ("Open it. Close it", false), ("v1.2", false), ("a: b", false), ("開く。", false),
    ("A × B", false), ("А…", false),
    ("One\nTwo", false), ("Stop..", false),
  ])
  func tells(_ text: String, _ isOne: Bool) {
    #expect((PlainSentence.range(of: text, language: "ru") != nil) == isOne)
  }

  @Test func chineseHasLeads() {
    #expect(PlainSentence.range(of: "保持按钮一致 大小不同的按钮", language: "zh-Hans") == nil)
  }

  /// Texts of pieces put together at random, by a sequence of numbers that is the same each time.
  @Test(arguments: ["ru", "en", "de", "ja", "ko", "uk"] as [LanguageTag])
  func agreesWithTheRules(_ language: LanguageTag) {
    let pieces = [
      "Open", "Windows", "окно", "Файл", "iOS", "App", "no", "No", "т", "г", "5", "2020", "Größe",
      "ファイル",
      "開きます", "漢字", "ー", " ", " ", " ", ", ", "-", " - ", "  ", ".", "!", "?",
    ]
    let breaker = SentenceBreaker(language: language)
    var state: UInt64 = 42
    var count = 0
    for _ in 0..<4_000 {
      var text = ""
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      guard let range = PlainSentence.range(of: text, language: language) else { continue }
      count += 1
      #expect(breaker.brokenRanges(in: text, masked: []) == [range], "\(text)")
    }
    #expect(count > 400)
  }
}
