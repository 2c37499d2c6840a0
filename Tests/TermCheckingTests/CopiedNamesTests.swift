import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Words that the names of products have are no choice of a term.
struct CopiedNamesTests {
  private static let glossary = Glossary(
    concepts: [
      Concept(
        id: "store",
        terms: [
          Term("store", language: "en"), Term("Speicher", language: "de"),
          Term("Store", language: "de", status: .admitted),
          Term("Depot", language: "de", status: .forbidden),
        ]),
      Concept(
        id: "hooks", terms: [Term("hook", language: "en"), Term("hooks", language: "de")]),
    ], language: "en")

  private func rules(_ source: String, _ draft: String) throws -> [String] {
    TermChecker(glossary: Self.glossary)
      .check(try .markdown(draft, "de"), sources: [try .markdown(source, "en")])
      .findings.filter { $0.severity > .note }.map(\.rule)
  }

  @Test(arguments: [
    (
      "A store of the Nova Store Server.",
      "Ein Speicher des Nova Store Servers im Nova Store Server.",
      []
    ),
    ("The Nova Store has one.", "Ein Speicher: Der Nova Store hat einen.", []),
    ("A store, and the store of it.", "Ein Speicher, und der Store davon.", ["inconsistent-term"]),
    // A name that is forbidden is so in every product.
    ("The Depot One has a store.", "Das Depot One hat einen Raum.", ["forbidden-term"]),
    ("The first store is it.", "Das Depot Eins ist es.", ["forbidden-term"]),
  ])
  func namesAreNoTerms(source: String, draft: String, rules: [String]) throws {
    #expect(try self.rules(source, draft) == rules)
  }

  /// What stands behind its sign is a product, also where the draft has left that out.
  @Test(arguments: [
    ("Get it with 🤗 Datasets here.", "Получите это с 🤗 Datasets здесь.", 0),
    ("Get it with 🤗 Datasets here.", "Получите это с Datasets здесь.", 0),
    ("Get it with datasets here.", "Получите это с datasets здесь.", 1),
  ])
  func productsStandBehindTheirSigns(source: String, draft: String, count: Int) throws {
    let glossary = Glossary(
      concepts: [.example("dataset", "ru", english: "dataset", "набор данных")], language: "en")
    let found = TermChecker(glossary: glossary)
      .check(try .markdown(draft, "ru"), sources: [try .markdown(source, "en")])
      .findings.filter { $0.rule == "untranslated-term" && $0.severity == .error }
    #expect(found.count == count)
  }

  /// A loan is no word that somebody forgot, whatever its number.
  @Test func formsOfLoansAreTranslated() throws {
    #expect(try rules("It runs a hook of the page.", "Es führt einen Hook der Seite aus.") == [])
  }
}
