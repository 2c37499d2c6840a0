import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Proposals that only copy the word of the source, beside a translation that somebody has decided on.
@Suite struct CopiedTermTests {
  private static func concept(
    _ language: LanguageTag, _ source: String, _ decided: String, _ proposed: String
  ) -> Concept {
    Concept(
      id: source,
      terms: [
        Term(source, language: "en", status: .preferred),
        Term(decided, language: language, status: .preferred),
        Term(proposed, language: language, status: .proposed),
      ])
  }

  @Test(
    arguments: [
      ("ja", "table", "テーブル", "table", true), ("ru", "mutation", "мутация", "mutations", true),
      ("pt", "Foreign Key", "chave estrangeira", "foreign key", true),
      ("ru", "folder", "папка", "каталог", false),
      // Somebody has decided to keep the word.
      ("zh-Hans", "mutation", "mutation", "mutations", false),
    ] as [(LanguageTag, String, String, String, Bool)])
  func whatCopiesTheSource(
    language: LanguageTag, source: String, decided: String, proposed: String, isCopy: Bool
  ) {
    let concept = Self.concept(language, source, decided, proposed)
    #expect(concept.isCopy(concept.terms[2], from: "en") == isCopy)
    #expect(!concept.isCopy(concept.terms[1], from: "en"))
    #expect(!concept.isCopy(concept.terms[2], from: language))
  }

  @Test func whatNobodyHasDecidedOnIsNoCopy() {
    let terms = [Term("table", language: "en"), Term("table", language: "ja", status: .proposed)]
    #expect(!Concept(id: "table", terms: terms).isCopy(terms[1], from: "en"))
  }

  /// What is told of a draft with its source, and without it.
  @Test(
    arguments: [
      // A word that is left.
      (
        "es", ("adapter", "adaptador", "adapter"), "An adapter is one. Use the adapter.",
        "El adapter es uno. Use el adapter.",
        ["warning untranslated-term", "warning untranslated-term"], []
      ),
      // What has a capital inside a sentence may be a name.
      (
        "es", ("adapter", "adaptador", "Adapter"),
        "Adapter is a pattern. Adapter pattern texts help.",
        "El patrón Adapter es uno. Use el patrón Adapter.",
        ["note untranslated-term", "note untranslated-term"], []
      ),
      (
        "ja", ("table", "テーブル", "table"), "Make a table. The table is empty.",
        "テーブルを作成します。tableは空です。", ["warning untranslated-term"],
        ["note inconsistent-term"]
      ),
      (
        "de", ("folder", "Ordner", "Folder"), "Open the folder. The folder is empty.",
        "Öffnen Sie den Ordner. Der Folder ist leer.", ["warning untranslated-term"],
        ["note inconsistent-term"]
      ),
      // Another word is another name.
      (
        "ru", ("alias", "псевдоним", "алиас"), "Set the alias. The alias is short.",
        "Задайте псевдоним. Алиас короткий.", ["note inconsistent-term"],
        ["note inconsistent-term"]
      ),
    ] as [(LanguageTag, (String, String, String), String, String, [String], [String])])
  func copiesAreLeftUntranslated(
    language: LanguageTag, names: (String, String, String), source: String, draft: String,
    withSource: [String], withoutSource: [String]
  ) throws {
    let glossary = Glossary(
      concepts: [Self.concept(language, names.0, names.1, names.2)], language: "en")
    let checker = TermChecker(glossary: glossary, languages: [language])
    func told(_ sources: [CheckedDocument]) throws -> [String] {
      checker.check(try .markdown(draft, language), sources: sources).findings
        .filter { ["untranslated-term", "inconsistent-term"].contains($0.rule) }
        .map { "\($0.severity) \($0.rule)" }
    }
    #expect(try told([.markdown(source, "en")]) == withSource)
    #expect(try told([]) == withoutSource)
  }
}
