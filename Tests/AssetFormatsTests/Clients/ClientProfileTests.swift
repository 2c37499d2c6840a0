import AssetFormats
import LanguageText
import Testing

@Suite struct ClientProfileTests {
  @Test(
    arguments: [
      (.omegat, "zh-Hant", "zh-TW"), (.omegat, "zh-Hans", "zh-CN"), (.omegat, "zh-HK", "zh-HK"),
      (.omegat, "zh-Hant-HK", "zh-HK"), (.omegat, "zh", "zh"), (.omegat, "sr-Latn", "sr"),
      (.omegat, "ru", "ru"), (.omegat, "ru-RU", "ru-RU"),
      (.okapi, "zh-Hant", "zh-TW"), (.okapi, "sr-Latn", "sr-Latn"), (.okapi, "en-US", "en-US"),
      (.trados, "en", "en-US"), (.trados, "ja", "ja-JP"), (.trados, "zh-Hans", "zh-CN"),
      (.trados, "zh-Hant", "zh-TW"), (.trados, "en-GB", "en-GB"), (.trados, "tlh", "tlh"),
      (.memoq, "zh-Hant", "zh-TW"), (.memoq, "de-AT", "de-AT"),
      (.weblate, "zh-TW", "zh-Hant"), (.weblate, "zh-CN", "zh-Hans"), (.weblate, "pt-BR", "pt-BR"),
      (.poedit, "zh-Hans", "zh-CN"), (.deepl, "en-US", "en"), (.deepl, "zh-TW", "zh-Hant"),
    ] as [(Client, LanguageTag, LanguageTag)])
  func spellsLanguages(client: Client, language: LanguageTag, expected: LanguageTag) {
    #expect(ClientProfile(client).tag(for: language) == expected)
  }

  /// No client may be given one file in which two languages that differ here look the same.
  @Test(arguments: Client.allCases) func keepsChineseApart(client: Client) {
    let profile = ClientProfile(client)
    #expect(profile.tag(for: "zh-Hant") != profile.tag(for: "zh-Hans"))
    #expect(profile.tag(for: "zh-Hant").matches("zh-TW"))
  }

  @Test func leavesForbiddenTermsOutWhereTheyWouldBeOffered() {
    #expect(ClientProfile(.omegat).forbiddenTerms == .leftOut)
    #expect(ClientProfile(.weblate).forbiddenTerms == .marked)
  }
}
