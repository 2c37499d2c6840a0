import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// A term is hardly missing in a paragraph with code that its source lacks.
struct AddedCodeTests {
  @Test(
    arguments: [
      ("Press the button.", "Выполните `make all`.", Severity.note),
      ("Press the button with `make all`.", "Выполните `make all`.", .error),
      ("Press the button with make all.", "Выполните `make all`.", .error),
      ("Press the button with `<name>`.", "Выполните `<имя>`.", .error),
    ])
  func addedCodeMakesNotes(source: String, draft: String, severity: Severity) throws {
    let concept = Concept.example("c", "ru", english: "button", "кнопка")
    let checker = TermChecker(
      glossary: Glossary(concepts: [concept]), rules: RuleSelection(only: ["missing-term"]))
    let found = checker.check(
      try .markdown(draft, "ru"),
      sources: [try .markdown(source, "en")]
    ).findings
    #expect(found.map(\.severity) == [severity], "\(draft)")
  }
}
