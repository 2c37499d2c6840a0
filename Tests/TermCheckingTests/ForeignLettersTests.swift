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

  /// No letter of another language is written for one that is too many.
  @Test(arguments: [
    ("uk", "Файл sвказує на це.", [[]]), ("ru", "Это cсылка.", [["ссылка"]]),
    ("ru", "Это iндекс.", [[]]), ("uk", "Це iндекс.", [["індекс"]]),
  ])
  func nothingForeignIsWritten(language: LanguageTag, draft: String, texts: [[String]]) {
    let found = TermChecker(glossary: Glossary())
      .check(CheckedDocument(plainText: draft, language: language)).findings
    #expect(found.map(\.rule) == ["mixed-script"])
    #expect(found.map { $0.suggestions.map(\.text) } == texts)
  }

  @Test(arguments: [("en", "ru"), ("ja", "zh-Hans"), ("zh-Hans", "ja"), ("ja", "ja"), ("ar", "en")])
  func otherPairsAreNotTold(source: String, draft: String) {
    #expect(
      ForeignLetters(of: LanguageTag(stringLiteral: source), in: LanguageTag(stringLiteral: draft))
        == nil)
  }

  /// What is written in the folder of another language is told once, and no source.
  @Test(arguments: [
    ("en", 4, 3, true), ("en", 3, 0, false), ("en", 4, 4, false), ("ru", 4, 0, true),
    ("ja", 9, 0, false),
  ])
  func documentsInOtherLettersAreTold(language: String, chinese: Int, own: Int, isTold: Bool) throws
  {
    let paragraphs =
      Array(repeating: "点击菜单并且选择其中的命令。", count: chinese)
      + Array(repeating: language == "ru" ? "Откройте меню." : "Open the menu.", count: own)
    let text = paragraphs.joined(separator: "\n\n")
    let document = try CheckedDocument.markdown(text, LanguageTag(stringLiteral: language))
    let found = TermChecker(glossary: Glossary()).check(document).findings
      .filter { $0.rule == "mixed-script" }
    #expect(
      found.map(\.message)
        == (isTold
          ? ["most of the document is in another script: \(chinese) paragraphs"]
          : language == "ja"
            ? [
              "simplified Chinese characters in a Japanese text, as in most of the document"
            ] : []))
    let source = try CheckedDocument.markdown("打开菜单。\n\n" + text, "zh-Hans")
    let paired = TermChecker(glossary: Glossary()).check(document, sources: [source]).findings
    #expect(!paired.contains { $0.rule == "mixed-script" })
  }

  /// An English page in the folder of another language of which nobody knows the source.
  @Test(arguments: [
    ("ja", 4, 3, true), ("ru", 4, 3, true), ("ja", 3, 0, false), ("ja", 4, 4, false),
    ("de", 9, 0, false), ("CHANGELOG", 9, 0, false), ("ja, names", 4, 0, true),
    ("ja, names", 4, 4, false), ("ja, names", 0, 0, false),
  ])
  func pagesInLatinLettersAreTold(language: String, english: Int, own: Int, isTold: Bool) throws {
    let isList = language == "CHANGELOG"
    let hasNames = language == "ja, names"
    let paragraph = "Open the menu and choose one of its commands."
    let text =
      Array(repeating: (isList ? "- " : "") + paragraph, count: english)
      + Array(repeating: language == "ru" ? "Откройте меню." : "メニューを開きます。", count: own)
      // Paragraphs that are names of files say nothing of the language.
      + Array(repeating: "**menu.json**", count: hasNames ? 9 : 0)
    let found = TermChecker(glossary: Glossary()).check(
      try .markdown(
        text.joined(separator: "\n\n"),
        isList || hasNames ? "ja" : LanguageTag(stringLiteral: language))
    ).findings.filter { $0.rule == "mixed-script" }
    #expect(!found.isEmpty == isTold)
  }

  /// A page of the source's language that is in another one asks for nothing.
  @Test(arguments: ["Choose the menu", "打开 menu 并且选择其中的命令。"])
  func pagesInOtherLettersAreNoSources(first: String) throws {
    let glossary = Glossary(
      concepts: [.example("menu", "ja", english: "menu", "メニュー")], language: "en")
    let rest = "点击菜单并且选择其中的命令。\n\n点击其他的地方来关闭它。"
    let found = TermChecker(glossary: glossary).check(
      try .markdown("menu を選びます。\n\n\(rest)", "ja"),
      sources: [try .markdown("\(first)\n\n\(rest)", "en")]
    ).findings
    #expect(!found.contains { $0.rule == "untranslated-term" && $0.severity > .note })
    #expect(!found.contains { $0.rule == "missing-term" })
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
      found.map(\.message) == ["2 paragraphs are left untranslated, with “メニュー” and 1 more term"])
  }
}
