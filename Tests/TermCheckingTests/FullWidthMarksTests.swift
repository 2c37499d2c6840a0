import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Punctuation of Chinese and Japanese in texts in other letters.
struct FullWidthMarksTests {
  @Test(
    arguments: [
      ("en", "Open the menu，then close it.", ["，>, "]), ("en", "See the list：", ["：>:"]),
      ("en", "The menu（new）is blue.", ["（> (", "）>) "]), ("en", "At 12：30 it ends.", ["：>:"]),
      ("ru", "Откройте меню，потом закройте.", ["，>, "]), ("de", "Das Menü。", ["。>."]),
      // Beside Chinese, in code and quoted the marks may be meant; a mark alone is nothing.
      ("en", "Open 菜单，then close it.", []), ("en", "Write `a，b` here.", []),
      ("en", "The mark “，” is wide.", []), ("en", "1、2", []),
      ("ja", "menu、window", []), ("zh-Hans", "menu，window", []), ("ko", "menu，window", []),
      // Many are told at the first.
      ("en", "One，two，three，four，five", ["，>"]),
      // A page in Chinese is no text in Latin letters.
      ("en", "Menu。\n\n打开窗口然后关闭。\n\n选择其中的命令。\n\n再选择一次。", []),
    ] as [(LanguageTag, String, [String])])
  func areTold(_ language: LanguageTag, draft: String, expected: [String]) throws {
    let found = TermChecker(glossary: Glossary()).check(
      try .markdown(draft, language), sources: [try .markdown("打开菜单。", "zh-Hans")]
    ).findings.filter { $0.message.hasPrefix("full-width") }
    #expect(found.map { "\($0.match)>\($0.suggestions.first?.text ?? "")" } == expected)
    #expect(found.allSatisfy { $0.severity == .note })
  }
}
