import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Closed and hyphenated spellings are not rewritten into what is only proposed, and no spelling changes the number.
struct JoinedSpellingsTests {
  /// Two letters with a hyphen make no word: “di” is Italian.
  @Test(arguments: [("it", "d-i", "Il nome di un file.", 0), ("en", "e-mail", "An email.", 1)])
  func shortWordsAreNotJoined(language: LanguageTag, term: String, draft: String, count: Int) {
    let concept = Concept(id: "a", terms: [Term(term, language: language, status: .preferred)])
    let found = TermChecker(glossary: Glossary(concepts: [concept]))
      .check(CheckedDocument(plainText: draft, language: language)).findings
    #expect(found.count { $0.rule == "spelling-variant" } == count)
  }

  /// What code joins by hyphens is something to put in there.
  @Test(arguments: [("Tapez `nom:mot-de-passe`.", 0), ("Tapez `nom`.", 1)])
  func placeholdersAreNames(code: String, count: Int) throws {
    let concept = Concept(
      id: "a", terms: [Term("mot de passe", language: "fr", status: .preferred)])
    let found = TermChecker(glossary: Glossary(concepts: [concept]))
      .check(try .markdown("\(code)\n\nLe mot-de-passe suit.", "fr")).findings
    #expect(found.count { $0.rule == "spelling-variant" } == count)
  }

  @Test(
    arguments: [
      ("fr", .proposed, "mot clé", "Les mots-clés sont ici.", []),
      ("fr", .preferred, "mot clé", "Les mots-clés sont ici.", ["mots clés"]),
      ("de", .proposed, "Lampen-Verwaltung", "Die Lampenverwaltung ist hier.", []),
      (
        "de", .preferred, "Lampen-Verwaltung", "Die Lampenverwaltung ist hier.",
        ["Lampen-Verwaltung"]
      ),
      ("de", .preferred, "Lampen-Beispiel", "Die Lampenbeispiele sind hier.", ["Lampen-Beispiele"]),
      ("de", .proposed, "Lampen-Beispiel", "Die Lampenbeispiele sind hier.", []),
      ("de", .proposed, "Lampenbeispiel", "Die Lampen-Beispiele sind hier.", ["Lampenbeispiele"]),
      ("en", .proposed, "file name", "Write the file-name there.", ["file name"]),
    ] as [(LanguageTag, TermStatus, String, String, [String])])
  func areKept(
    language: LanguageTag, status: TermStatus, term: String, draft: String, expected: [String]
  ) {
    let concept = Concept(id: "a", terms: [Term(term, language: language, status: status)])
    let found = TermChecker(glossary: Glossary(concepts: [concept]))
      .check(CheckedDocument(plainText: draft, language: language)).findings
      .filter { $0.rule == "spelling-variant" }
    #expect(found.count == 1)
    #expect(found.flatMap(\.suggestions).filter(\.isInflected).map(\.text) == expected)
  }
}
