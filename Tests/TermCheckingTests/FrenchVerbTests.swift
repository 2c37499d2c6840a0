import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// French verbs that look like English nouns are notes, the nouns stay mistakes.
struct FrenchVerbTests {
  @Test(
    arguments: [
      ("Le composant change aussi.\n\nVous changez la couleur.", Severity.note),
      ("Le composant change aussi.", .error), ("Ce lien ne change rien.", .note),
      ("Attendez qu'elle change encore.", .note),
      ("Décrivez le change.\n\nVous changez la couleur.", .error),
      ("Liste de change.\n\nVous changez la couleur.", .error),
    ])
  func verbsAreNotes(draft: String, severity: Severity) {
    let concept = Concept.example("c", "fr", english: "change", "modification")
    let checker = TermChecker(
      glossary: Glossary(concepts: [concept]), rules: RuleSelection(only: ["untranslated-term"]))
    let found = checker.check(
      CheckedDocument(plainText: draft, language: "fr"),
      sources: [
        CheckedDocument(
          plainText: "Its change is shown.\n\nPick the colour.", language: "en")
      ]
    ).findings
    #expect(found.map(\.severity) == [severity], "\(draft)")
  }
}
