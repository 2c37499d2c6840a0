import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Paragraphs that are left in a source's language that has letters of its own.
struct ForeignLettersTests {
  @Test(arguments: [
    ("ja", "id", "- Client: ウィジェットの編集がしにくいのを直しました", true),
    ("ja", "id", "Widget (ウィジェット) adalah bagian kecil.", false), ("ja", "id", "メモ", false),
    ("ja", "ko", "サーバーを追加することは考えていません。", true), ("ja", "ko", "서버를 추가합니다.", false),
    ("ru", "ja", "Откройте меню.", true), ("ru", "ja", "メニューを開きます (меню)。", false),
    ("ko", "ru", "메뉴를 엽니다.", true), ("zh-Hans", "en", "打开菜单。", true),
  ])
  func paragraphsOfTheSourceAreTold(source: String, draft: String, text: String, isForeign: Bool)
    throws
  {
    let letters = try #require(
      ForeignLetters(of: LanguageTag(stringLiteral: source), in: LanguageTag(stringLiteral: draft)))
    #expect(letters.areMost(of: text) == isForeign)
  }

  @Test(arguments: [("en", "ru"), ("ja", "zh-Hans"), ("zh-Hans", "ja"), ("ja", "ja"), ("ar", "en")])
  func otherPairsAreNotTold(source: String, draft: String) {
    #expect(
      ForeignLetters(of: LanguageTag(stringLiteral: source), in: LanguageTag(stringLiteral: draft))
        == nil)
  }

  /// What is left as a whole is told once, not word by word.
  @Test func paragraphsAreToldAsAWhole() throws {
    let glossary = Glossary(
      concepts: [
        Concept(
          id: "widget",
          terms: [Term("ウィジェット", language: "ja"), Term("gawit", language: "id")]),
        Concept(id: "menu", terms: [Term("メニュー", language: "ja"), Term("menu", language: "id")]),
      ], language: "ja")
    let left = "- Client: メニューとウィジェットの編集がしにくいのを直しました\n- メニューとウィジェットを小さくしました\n"
    let found = TermChecker(glossary: glossary).check(
      try .markdown("Buka menu dan baca isinya dengan baik.\n\n\(left)", "id"),
      sources: [try .markdown("メニューを開いて、内容をよく読みます。\n\n\(left)", "ja")]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(
      found.map(\.message) == ["2 paragraphs are left untranslated, with “メニュー” and 3 more terms"])
  }
}
