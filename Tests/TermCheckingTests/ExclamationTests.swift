import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What is called out in one word has words of its own: *Warning!* is *Attention !*.
struct ExclamationTests {
  @Test(arguments: [
    ("Warning!", "Attention !", Severity.note), ("Warning", "Attention", .error),
    ("Warning!", "Attention", .error), ("See the warning!", "Voyez ceci !", .error),
  ])
  func asksForNoTerm(source: String, draft: String, severity: Severity) throws {
    let glossary = Glossary(
      concepts: [.example("warning", "fr", english: "warning", "avertissement")], language: "en")
    let found = TermChecker(glossary: glossary)
      .check(try .markdown(draft, "fr"), sources: [try .markdown(source, "en")]).findings
    #expect(found.map { "\($0.severity) \($0.rule)" } == ["\(severity) missing-term"])
  }
}
