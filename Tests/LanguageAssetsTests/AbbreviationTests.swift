import Testing

@testable import LanguageAssets

/// Which names are short for which.
struct AbbreviationTests {
  @Test(arguments: [
    ("CI", "continuous integration", true),
    ("CI", "Continuous-Integration", true),
    ("APIs", "application programming interface", true),
    ("PaaS", "platform as a service", true),
    ("DBaaS", "Database as a Service", true),
    ("RBAC", "role-based access control", true),
    ("mTLS", "mutual transport layer security", true),
    ("JSON", "JavaScript object notation", true),
    ("VM", "Virtualmaschine", true),
    ("ID", "identifier", true),
    ("ПО", "программное обеспечение", true),
    ("E2EE", "end-to-end encryption", true),
    ("B2B", "web page", false),
    ("API", "program interface", false),
    ("CI", "integration", false),
    ("CI", "continuous delivery and integration", false),
    ("Ci", "continuous integration", false),
    ("CI", "ci", false),
    ("WEB PAGE", "web page", false),
    ("", "continuous integration", false),
  ])
  func standsFor(short: String, full: String, isShort: Bool) {
    #expect((Abbreviation(short)?.stands(for: full) ?? false) == isShort)
  }

  /// Hundreds of words that may all be left out are read in one pass.
  @Test func longNamesTakeNoLonger() {
    let words = String(repeating: "a ", count: 500)
    #expect(Abbreviation("AAAAAAAB")?.stands(for: words) == false)
    #expect(Abbreviation("AAAAAAAB")?.stands(for: words + "bar") == true)
  }

  @Test func aNameIsShortForOneOfAnyLanguage() {
    let concept = Concept(
      id: "ci",
      terms: [
        Term("continuous integration", language: "en"),
        Term("непрерывная интеграция", language: "ru"),
        Term("CI", language: "ru", status: .admitted), Term("НИ", language: "uk"),
      ])
    #expect(concept.terms.map(concept.isAbbreviation) == [false, false, true, true])
    #expect(concept.hasAbbreviation(in: "ru"))
    #expect(!concept.hasAbbreviation(in: "en"))
  }

  @Test func aTermbaseMaySayThatATermIsShort() {
    var term = Term("сборка", language: "ru", status: .admitted)
    term.carried = [CarriedElement("termNote", type: "termType", "shortForm")]
    #expect(Concept(id: "build", terms: [term]).isAbbreviation(term))
  }
}
