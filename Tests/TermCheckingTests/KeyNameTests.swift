import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What is printed on keys is no word that a translator left.
struct KeyNameTests {
  @Test(
    arguments: [
      ("The Tab key is here.", "Die Taste Tab ist hier.", []),
      ("Press Ctrl+Tab here.", "Drücken Sie hier Ctrl+Tab.", []),
      ("Open the Tab here.", "Öffnen Sie hier den Tab.", [Severity.note]),
    ] as [(String, String, [Severity])])
  func areNames(source: String, draft: String, expected: [Severity]) throws {
    let glossary = Glossary(concepts: [.example("tab", "de", english: "tab", "Reiter")])
    let found = try ForeignPassages.findings(
      "untranslated-term", "de", draft, source: source, glossary: glossary)
    #expect(found.map(\.severity) == expected, "\(draft)")
  }
}
