import LanguageAssets
import LanguageText
import Testing

/// What makes units useless or harmful, and what does not.
@Suite struct MemoryCleanerTests {
  private func findings(
    _ texts: KeyValuePairs<LanguageTag, SegmentContent>,
    _ checks: [CleaningCheck] = CleaningCheck.allCases
  ) -> [String] {
    var cleaner = MemoryCleaner(Set(checks), sourceLanguage: "en")
    let unit = TranslationUnit(variants: texts.map { Variant(language: $0.key, segment: $0.value) })
    return cleaner.findings(in: unit).map { finding in
      let language = finding.variant.map { " \(unit.variants[$0].language)" } ?? ""
      return finding.check.rawValue + language
    }
  }

  @Test(
    arguments: [
      (["en": "Open the file.", "ru": "Откройте файл."], []),
      (["en": "a"], ["untranslated"]), (["en": "a", "ru": "  "], ["untranslated"]),
      (["en": "Open the file now", "de": "Open the file now"], ["same-as-source de"]),
      (["en": "OmegaT 3.6", "de": "OmegaT 3.6"], []),
      (["en": "Adobe Photoshop CC", "ru": "Adobe Photoshop CC"], []),
      (["en": "color of the wall", "en-GB": "color of the wall"], []),
      (["en": "Press %s", "de": "Drücken"], ["tag-mismatch de"]),
      (["en": "Press %1$s and {name}", "de": "{name} und %1$s"], []),
      (["en": "50 % of it", "de": "50 % davon"], []),
      (["en": "<b>Now</b>", "de": "<b>Jetzt"], ["tag-mismatch de"]),
      (["en": "10 of 20", "de": "10 von 30"], ["number-mismatch de"]),
      (["en": "1,234.50", "de": "1.234,50"], []), (["en": "2 files", "de": "Zwei Dateien"], []),
      (["en": "May 7, 2024", "ja": "２０２４年５月７日"], []),
      (
        ["en": "Write to anna@firma.de", "de": "An anna@firma.de"],
        ["private-data en", "private-data de"]
      ),
      (["en": "Write to me@example.com", "de": "An me@example.com"], []),
      (["en": "Call +49 30 1234567", "de": "Tel. x"], ["private-data en"]),
      (["en": "Pay DE89370400440532013000", "de": "x"], ["private-data en"]),
      (["en": "Pay DE89370400440532013001", "de": "y"], []),
      (["en": "Key AKIAIOSFODNN7EXAMPLE", "de": "z"], ["private-data en"]),
      (["en": "a\u{FFFD}b", "de": "x"], ["control-characters en"]),
      (["en": "a\u{85}b", "de": "x"], ["control-characters en"]),
      (["en": "Switch the settings", "zh-TW": "请打开这个设置窗口"], ["wrong-script zh-TW"]),
      (["en": "Switch the settings", "zh-CN": "请打开这个设置窗口"], []),
      (["en": "Switch the settings", "zh-Hans": "請開啟這個設定視窗"], ["wrong-script zh-Hans"]),
      (["en": "Switch the settings", "zh": "請開啟這個設定視窗"], []),
      (["en": "Open the window", "ru": "please open this window"], ["wrong-script ru"]),
      (["en": "Git", "ru": "GitHub Actions"], []),
      (
        [
          "en": "The window opens when you press it.",
          "de": "Het venster gaat open als je op de knop drukt, en dat is het.",
        ],
        ["wrong-language de"]
      ),
      (
        ["en": "The window opens when you press it.", "de": "x"], ["length de"]
      ),
    ] as [(KeyValuePairs<LanguageTag, SegmentContent>, [String])])
  func finds(texts: KeyValuePairs<LanguageTag, SegmentContent>, expected: [String]) {
    let all = findings(texts).filter { $0 != "length de" || expected.contains($0) }
    #expect(all == expected)
  }

  @Test func comparesInlineCodes() {
    func segment(_ names: String...) -> SegmentContent {
      SegmentContent(pieces: [.text("x")] + names.map { .code(InlineCode(name: $0)) })
    }
    #expect(findings(["en": segment("bpt", "ept"), "de": segment("ept", "bpt")]) == [])
    #expect(findings(["en": segment("ph"), "de": segment()]) == ["tag-mismatch de"])
  }

  @Test func findsDuplicates() {
    var cleaner = MemoryCleaner([.duplicate], sourceLanguage: nil)
    let unit = TranslationUnit(
      variants: [Variant(language: "en", segment: "a"), Variant(language: "ru", segment: "б")])
    var other = unit
    other.variants.reverse()
    let found = [unit, other].map { cleaner.findings(in: $0).map(\.check) }
    #expect(found == [[], [.duplicate]])
  }

  /// A pair whose translations are all three times as long finds that usual.
  @Test func learnsWhatLengthIsUsual() {
    var lengths = LengthStatistics()
    func unit(_ ratio: Int) -> TranslationUnit {
      TranslationUnit(variants: [
        Variant(language: "zh", segment: .init(String(repeating: "字", count: 20))),
        Variant(language: "ru", segment: .init(String(repeating: "б", count: 20 * ratio))),
      ])
    }
    for _ in 0..<60 { lengths.count(unit(4), sourceLanguage: "zh") }
    var cleaner = MemoryCleaner([.length], sourceLanguage: "zh", lengths: lengths)
    let found = [4, 5, 20, 1].map { cleaner.findings(in: unit($0)).map(\.check) }
    #expect(found == [[], [], [.length], [.length]])
  }
}
