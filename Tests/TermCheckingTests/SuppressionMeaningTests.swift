import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// A comment that says what a word means is held to it.
struct SuppressionMeaningTests {
  private static let glossary = Glossary(concepts: [
    .example("row", "zh-Hant", "橫列"),
    .example("table", "zh-Hant", "表格"),
  ])

  @Test(arguments: [
    ("isogloss-ignore[missing-term column]: means row", "選取橫列。", true),
    ("isogloss-ignore[missing-term column]: means table", "選取橫列。", false),
    ("isogloss-ignore[missing-term column]: means nothing", "選取橫列。", false),
    ("isogloss-ignore[missing-term column]: it means row", "選取橫列。", true),
    ("isogloss-ignore[missing-term]", "選取橫列。", true),
    ("isogloss-ignore[missing-term]: means table.", "選取表格。", true),
  ])
  func aMeaningIsCheckedAgainstItsConcept(_ comment: String, _ draft: String, _ isHidden: Bool) {
    let concept = Concept.example("column", "zh-Hant", english: "gap", "間隔")
    let checker = TermChecker(
      glossary: Glossary(concepts: Self.glossary.concepts + [concept]),
      rules: RuleSelection(only: ["missing-term"]))
    let text = "<!-- \(comment) -->\n\(draft)"
    let findings = checker.check(
      CheckedDocument(plainText: text, language: "zh-Hant"),
      sources: [CheckedDocument(plainText: "Mind the gap.", language: "en")]
    ).findings
    #expect(findings.map(\.isSuppressed) == [isHidden], "\(comment)")
  }
}
