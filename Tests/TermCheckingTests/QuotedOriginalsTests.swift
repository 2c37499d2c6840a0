import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Names between quotation marks that a draft has as its source has them.
struct QuotedOriginalsTests {
  @Test(
    arguments: [
      (
        "It has “Depends”, “Drawers” or “Conflicts”.",
        "Il y a « Depends », « Drawers » ou « Conflicts ».", Severity.note
      ),
      (
        "It is one (“Depends”, “Drawers” or “Conflicts”).",
        "Il y en a un (« Depends », « Drawers » ou « Conflicts »).", .note
      ),
      // The others are translated, or there are none.
      (
        "It has “Lamps”, “Drawers” or “Chairs”.",
        "Il y a « Lampes », « Drawers » ou « Chaises ».", .error
      ),
      // A message as it is printed, also with marks inside.
      (
        "I get the error 'Fail: drawer \"x\" is no longer there'",
        "J’ai l’erreur 'Fail: drawer \"x\" is no longer there'", .note
      ),
      (
        "I get “Unable to get a lamp from the \"x\" drawer of it”.",
        "J’ai « Unable to get a lamp from the \"x\" drawer of it ».", .note
      ),
      (
        "I get \"Unable to get a lamp from the drawer\" now.",
        "J’ai \"Unable to get a lamp from the drawer\" maintenant.", .note
      ),
      ("I get “the drawer is out” now.", "J’ai “le drawer est vide” maintenant.", .error),
      ("It has “Drawers” on it.", "Il y a « Drawers » ici.", .error),
      ("It has lamps, “Drawers” and “Chairs”.", "Il y a « Drawers » et « Chaises ».", .error),
    ] as [(String, String, Severity)])
  func areNotes(source: String, draft: String, severity: Severity) throws {
    let glossary = Glossary(
      concepts: [.example("drawer", "fr", english: "drawer", "tiroir")], language: "en")
    let found = try ForeignPassages.findings(
      "untranslated-term", "fr", draft, source: source, glossary: glossary)
    #expect(found.map(\.severity) == [severity], "\(draft)")
  }
}
