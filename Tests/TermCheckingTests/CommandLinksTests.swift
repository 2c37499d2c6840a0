import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Names of commands as the texts of links to their pages.
struct CommandLinksTests {
  @Test(arguments: [
    ("Abra [jx create cluster](/commands/jx_create_cluster/).", []),
    ("Abra [jx create cluster](jx_create_cluster.md#top).", []),
    // Another address, other words, and none of the source's.
    ("Abra [jx create cluster](/commands/create/).", ["forbidden-term"]),
    ("Abra [el cluster](/commands/jx_create_cluster/).", ["forbidden-term"]),
    ("Abra [jx open cluster](/commands/jx_open_cluster/).", ["forbidden-term"]),
  ])
  func areNoChoiceOfTerms(draft: String, rules: [String]) throws {
    let glossary = Glossary(
      concepts: [
        .example("cluster", "es", english: "cluster", "clúster", forbidden: ["cluster"])
      ], language: "en")
    let source = "Open [jx create cluster](/commands/jx_create_cluster/)."
    let found = TermChecker(glossary: glossary)
      .check(try .markdown(draft, "es"), sources: [try .markdown(source, "en")]).findings
    #expect(found.map(\.rule).filter { $0 == "forbidden-term" } == rules)
  }
}
