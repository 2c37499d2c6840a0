import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Names in Latin letters that Cyrillic ones touch.
struct InflectedNameTests {
  /// What was meant nobody can tell where the name stands elsewhere by itself and the word in one alphabet does not.
  @Test(arguments: [
    ("Call the API in it.", "Вызовите APIВ нём.", "APIB", false),
    ("Call it.", "Вызовите APIВ нём.", "APIB", true),
    ("Call APIB in it.", "Вызовите APIВ нём и API.", "APIB", true),
    ("Press the key.", "Нажмите кнoпку.", "кнопку", true),
  ])
  func aFixIsSafeUnlessTheNameIsKnown(
    source: String, draft: String, expected: String, isSafe: Bool
  ) {
    let result = TermChecker(glossary: Glossary(concepts: [])).check(
      CheckedDocument(plainText: draft, language: "ru"),
      sources: [CheckedDocument(plainText: source, language: "en")])
    let found = result.findings.filter { $0.rule == "mixed-script" }
    #expect(found.flatMap(\.suggestions) == [Suggestion(expected, isSafe: isSafe)])
  }
}
