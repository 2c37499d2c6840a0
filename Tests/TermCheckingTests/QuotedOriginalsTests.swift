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
