import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What the rules say about drafts whose language has words of the source's.
struct WesternRuleTests {
  @Test(
    arguments: [
      ("de", "Branch", "Create branches.", "Legen Sie Branches an.", 0),
      ("de", "Zweig", "Create branches.", "Legen Sie Branches an.", 1),
      ("de", "Zweig", "The branch manager.", "Der Branch-Manager.", 0),
      ("fr", "branch", "Create branches.", "Créez des branches.", 0),
    ] as [(LanguageTag, String, String, String, Int)])
  func loansAreNotUntranslated(
    language: LanguageTag, term: String, source: String, draft: String, count: Int
  ) {
    let concept = Concept.example("c", language, english: "branch", term)
    let checker = TermChecker(
      glossary: Glossary(concepts: [concept]), rules: RuleSelection(only: ["untranslated-term"]))
    let found = checker.check(
      CheckedDocument(plainText: draft, language: language),
      sources: [CheckedDocument(plainText: source, language: "en")]
    ).findings
    #expect(found.count == count)
  }

  @Test(arguments: [
    ("Pase props a los components que ya tiene en la página.", 1),
    ("Put this hook into one of your components and it will be called on every update.", 0),
    ("Los components.\n\nThis is for the components that you have not written.", 1),
  ])
  func untranslatedParagraphsForbidNothing(draft: String, count: Int) {
    let concept = Concept.example(
      "c", "es", english: "component", "componente", forbidden: ["component", "components"])
    let checker = TermChecker(
      glossary: Glossary(concepts: [concept], language: "en"),
      rules: RuleSelection(only: ["forbidden-term"]))
    let found = checker.check(CheckedDocument(plainText: draft, language: "es"), sources: [])
    #expect(found.findings.count == count, "\(draft)")
  }
}
