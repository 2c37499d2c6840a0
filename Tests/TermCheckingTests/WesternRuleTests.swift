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

  @Test(
    arguments: [
      ("Lieferung", [], "Die API ist da.", 0),
      ("Lieferung", ["KL"], "Die API ist da.", 1),
      ("Lieferung", [], "Das application programming interface ist da.", 1),
    ] as [(String, [String], String, Int)])
  func abbreviationsOfTheSourceMayStay(
    term: String, admitted: [String], draft: String, count: Int
  ) {
    var concept = Concept.example("api", "de", english: "API", term, admitted: admitted)
    concept.terms += [
      Term("application programming interface", language: "en"),
      Term("künstliche Lieferung", language: "de", status: .admitted),
    ]
    let checker = TermChecker(
      glossary: Glossary(concepts: [concept]), rules: RuleSelection(only: ["untranslated-term"]))
    let found = checker.check(
      CheckedDocument(plainText: draft, language: "de"),
      sources: [
        CheckedDocument(
          plainText: draft.contains("API")
            ? "The API is there." : "The application programming interface is there.",
          language: "en")
      ]
    ).findings
    #expect(found.count == count, "\(draft)")
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
