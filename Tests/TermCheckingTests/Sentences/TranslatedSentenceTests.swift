import LanguageText
import Testing

@testable import TermChecking

/// Which sentences of a draft say anything of how its language calls things.
struct TranslatedSentenceTests {
  @Test(
    arguments: [
      ("Öffnen Sie das Menü.", "de", true), ("メニューを開きます。", "de", false),
      ("Öffnen Sie „メニュー“.", "de", true), ("Откройте меню.", "fr", false),
      ("打开菜单。", "zh-Hans", true), ("メニューを開きます。", "zh-Hans", false),
      ("ユーザーメニュー：設定", "zh-Hant", false), ("打開「メニュー」就能看到設定。", "zh-Hant", true),
      ("Open the menu.", "zh-Hant", false), ("Open the menu.", "ru", false),
      ("Откройте меню.", "ru", true), ("メニューを開きます。", "ja", true),
    ] as [(String, LanguageTag, Bool)])
  func onlyItsOwnLanguageTells(_ draft: String, _ language: LanguageTag, isTranslated: Bool) {
    let sentence = TranslatedSentence(source: "Open the menu.", draft: draft, place: 0)
    #expect(sentence.isTranslated(into: language) == isTranslated)
  }
}
