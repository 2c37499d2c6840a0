import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Latin letters alone that stand for a Cyrillic word, or for themselves.
struct LoneLettersTests {
  @Test(
    arguments: [
      ("en", "A list with tabs.", "ru", "Список c вкладками.", ["c"]),
      ("en", "Tabs and lists are on the page.", "uk", "Вкладки i списки є на сторінці.", ["i"]),
      ("en", "Works with Lumen.", "ru", "Работает c Lumen.", ["c"]),
      ("en", "The box with `type: x` is new.", "ru", "Ящик c `type: x` новый.", ["c"]),
      ("en", "Works in Lumen C.", "ru", "Работает c Lumen.", []),
      ("en", "Copy NAND with it.", "ru", "Копируйте NAND c его помощью.", ["c"]),
      ("en", "Copy it.", "ru", "Копируйте NAND C помощью.", []),
      ("en", "Set i to the number of lists.", "uk", "Нехай i буде кількістю списків.", []),
      ("en", "Use C for it.", "ru", "Для этого C подходит.", []),
      ("zh-Hans", "从B到服务器的连接。", "ru", "Связь от B с сервером.", []),
      ("en", "A list with `c` and tabs.", "ru", "Список и c вкладками.", []),
    ] as [(LanguageTag, String, LanguageTag, String, [String])])
  func areToldWhereTheSourceHasNone(
    sourceLanguage: LanguageTag, source: String, language: LanguageTag, draft: String,
    letters: [String]
  ) {
    let result = TermChecker(glossary: Glossary(concepts: [])).check(
      CheckedDocument(plainText: draft, language: language),
      sources: [CheckedDocument(plainText: source, language: sourceLanguage)])
    #expect(result.findings.filter { $0.rule == "mixed-script" }.map(\.match) == letters)
  }

  @Test func withoutASourceNothingIsTold() {
    let result = TermChecker(glossary: Glossary(concepts: [])).check(
      CheckedDocument(plainText: "Список c вкладками.", language: "ru"))
    #expect(result.findings.isEmpty)
  }
}
