import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

struct RuleCatalogTests {
  @Test func namesAreKebabCaseOfTheTypesAndUnique() {
    let names = RuleCatalog.rules.map { $0.about.id }
    #expect(Set(names).count == names.count)
    for rule in RuleCatalog.rules {
      let words = rule.about.id.split(separator: "-").map {
        $0.prefix(1).uppercased() + $0.dropFirst()
      }
      #expect("\(rule)" == words.joined())
    }
  }

  @Test func everyRuleShowsWhatItFlagsAndWhatItAccepts() {
    for about in RuleCatalog.descriptions {
      #expect(about.examples.contains { $0.isFlagged }, "\(about.id)")
      #expect(about.examples.contains { !$0.isFlagged }, "\(about.id)")
    }
  }

  @Test(arguments: RuleCatalog.names)
  func examplesSpeakSeveralLanguages(_ rule: String) throws {
    let about = try #require(RuleCatalog.description(of: rule))
    #expect(Set(about.examples.map(\.language)).count >= 3)
  }

  @Test(
    arguments: RuleCatalog.descriptions.flatMap { about in about.examples.map { (about.id, $0) } })
  func examplesHold(_ rule: String, _ example: RuleExample) {
    let checker = TermChecker(
      glossary: Glossary(concepts: example.concepts), rules: RuleSelection(only: [rule]))
    let draft = CheckedDocument(plainText: example.draft, language: example.language)
    let sources = example.source.map { [CheckedDocument(plainText: $0, language: "en")] } ?? []
    let result = checker.check(draft, sources: sources, facts: example.facts)
    let found = result.findings.map(\.range)
    #expect(found == example.expectedRanges, "\(rule): \(example.markedDraft)")
  }
}
