import LanguageText
import Testing

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("zh-hant_tw", "zh-Hant-TW"), ("EN-us", "en-US"), ("ru", "ru"), ("sr-latn", "sr-Latn"),
    ("es-419", "es-419"), ("de-CH-1996", "de-CH-1996"), ("zh-CN", "zh-CN"),
  ])
  func readsAndWritesCanonicalCase(text: String, canonical: String) throws {
    #expect(try #require(LanguageTag(text)).canonical == canonical)
  }

  @Test(arguments: ["", "e", "123", "en--US", "überlang", "en-USAUSAUSA", "-"])
  func refusesWhatIsNoTag(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hant", true), ("zh-HK", "zh-TW", true), ("zh", "zh-Hans", true),
    ("zh-CN", "zh-Hant", false), ("en-US", "en", true), ("ru", "uk", false),
    ("sr-Latn", "sr", false),
  ])
  func matchesInterchangeableText(left: String, right: String, expected: Bool) throws {
    let left = try #require(LanguageTag(left))
    let right = try #require(LanguageTag(right))
    #expect(left.matches(right) == expected)
    #expect(right.matches(left) == expected)
  }

  @Test(arguments: [
    ("ja", true), ("zh-TW", true), ("zh-hant", true), ("sr-latn", true), ("en_US", true),
    ("compile-time-flags", false), ("sfc-spec", false), ("options-misc", false),
    ("template-refs", false), ("de-CH-1996", false), ("docs", false), ("bn-BD", true),
    ("ckb-IR", true), ("ta", true), ("ml", false), ("ml-IN", true),
  ])
  func tellsLanguagesFromFileNames(text: String, expected: Bool) {
    #expect(LanguageTag(text)?.namesKnownLanguage ?? false == expected)
  }
}
