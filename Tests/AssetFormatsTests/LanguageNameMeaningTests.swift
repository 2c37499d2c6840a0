import LanguageText
import Testing

@testable import AssetFormats

struct LanguageNameMeaningTests {
  /// What has the form of a tag may be the name of a language.
  @Test(arguments: [
    ("english", "en"), ("German", "de"), ("ru", "ru"), ("zh-Hant", "zh-Hant"), ("xyz", "xyz"),
    ("Brazilian Portuguese", "pt-BR"), ("-", nil),
  ])
  func namesStandForTags(text: String, language: LanguageTag?) {
    #expect(LanguageName.meant(by: text) == language)
  }
}
