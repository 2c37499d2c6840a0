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
    ("zh-TW", "zh-Hant", true), ("zh-HK", "zh-TW", false), ("zh-HK", "zh-Hant", true),
    ("zh-MO", "zh-Hant-HK", true), ("zh-Hans-HK", "zh-CN", true), ("zh-Hans-HK", "zh-HK", false),
    ("zh", "zh-Hans", true),
    ("zh-CN", "zh-Hant", false), ("en-US", "en", true), ("ru", "uk", false),
    ("sr-Latn", "sr", false), ("pt-BR", "pt-PT", false), ("pt", "pt-PT", true),
    ("pt", "pt-BR", true), ("pt-AO", "pt-PT", true), ("es-MX", "es-ES", true),
  ])
  func matchesInterchangeableText(left: String, right: String, expected: Bool) throws {
    let left = try #require(LanguageTag(left))
    let right = try #require(LanguageTag(right))
    #expect(left.matches(right) == expected)
    #expect(right.matches(left) == expected)
  }

  /// The first key is its own: what the language is kept under.
  @Test(arguments: [
    ("pt", ["pt", "pt-PT"]), ("pt-BR", ["pt"]), ("pt-PT", ["pt-PT", "pt"]),
    ("zh-HK", ["zh-Hant-HK", "zh-Hant"]),
    ("zh-Hant", ["zh-Hant", "zh-Hant-HK"]), ("zh-TW", ["zh-Hant"]),
  ])
  func hasTheKeysOfWhatItMatches(text: String, keys: [String]) throws {
    let tag = try #require(LanguageTag(text))
    #expect(tag.matchingKeys == keys)
    #expect(tag.matchingKey == keys[0])
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
