import LanguageText
import Testing

/// Source: the grammar and examples of RFC 5646 §2.1 and appendix A.
struct WellFormedTagTests {
  @Test(arguments: [
    "de", "zh-Hant", "zh-Hans-CN", "sr_Latn_RS", "es-419", "sl-rozaj-biske", "de-CH-1901",
    "zh-cmn-Hans-CN", "zh-yue-HK", "de-CH-x-phonebk", "en-US-u-islamcal", "en-a-myext-b-another",
    "en-x-us",
  ])
  func wellFormed(text: String) { #expect(LanguageTag(text)?.isWellFormed == true) }

  @Test(arguments: [
    "german", "en_foot1_foo", "en-US-US", "en-x", "en-u", "en-u-x-a", "de-419-DE", "en-Latn-Latn",
    "en-Latn-abcd", "en-US-abc", "de-1", "zh-yue-yue-yue-yue",
  ])
  func notWellFormed(text: String) { #expect(LanguageTag(text)?.isWellFormed != true) }
}
