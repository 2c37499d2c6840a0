import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Words around a term that another gender asks to change are pointed out, and nothing is written there.
struct AgreementTests {
  private func finding(
    _ language: LanguageTag, _ preferred: Term, _ forbidden: Term, in draft: String
  ) -> Finding? {
    let glossary = Glossary(concepts: [Concept(id: "a", terms: [preferred, forbidden])])
    return TermChecker(glossary: glossary)
      .check(CheckedDocument(plainText: draft, language: language)).findings.first
  }

  @Test(arguments: [
    ("Нова шухляда порожня.", "каталог", false, "; “Нова” and “порожня” have to agree with it"),
    ("У шухляді порожньо.", "каталозі", true, ""),
    ("Закрийте цю шухляду.", "каталог", false, "; “цю” has to agree with it"),
    ("Шухляди порожні.", "Каталоги", true, ""),
  ])
  func ukrainian(_ draft: String, _ text: String, _ isWritten: Bool, _ end: String) {
    let found = finding(
      "uk", Term("каталог", language: "uk", status: .preferred),
      Term("шухляда", language: "uk", status: .forbidden), in: draft)
    #expect(
      found?.suggestions == [Suggestion(text, isSafe: false, isInflected: isWritten)])
    #expect(found?.message == "the glossary forbids “шухляда”; write “каталог”\(end)")
  }
}
