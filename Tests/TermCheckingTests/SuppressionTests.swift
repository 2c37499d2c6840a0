import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

struct SuppressionTests {
  private static let glossary = Glossary(concepts: [
    .example("toggle", "ru", "переключатель", forbidden: ["тумблер"]),
    .example("user", "ru", "пользователь", forbidden: ["юзер"]),
  ])

  private func check(_ text: String) -> [Finding] {
    TermChecker(glossary: Self.glossary).check(CheckedDocument(plainText: text, language: "ru"))
      .findings
  }

  @Test(arguments: [
    "Тумблер <!-- isogloss-ignore[forbidden-term]: цитата --> здесь.",
    "<!-- isogloss-ignore[forbidden-term toggle]: цитата -->\nТумблер здесь.",
    "<!-- isogloss-ignore -->\n\nТумблер здесь.",
    "<!-- isogloss-disable[forbidden-term] -->\n\nТекст.\n\nТумблер.\n\n<!-- isogloss-enable -->",
    "Тумблер.\n\n<!-- isogloss-ignore-file[forbidden-term] -->",
    "<!-- isogloss-ignore[missing-term, forbidden-term toggle] -->\nТумблер здесь.",
  ])
  func aCommentHidesAFinding(_ text: String) {
    let findings = check(text)
    #expect(findings.map(\.isSuppressed) == [true])
  }

  @Test(arguments: [
    "<!-- isogloss-ignore[forbidden-term user] -->\nТумблер здесь.",
    "<!-- isogloss-ignore[missing-term] -->\nТумблер здесь.",
    "<!-- isogloss-ignore[forbidden-term] -->\nТекст.\nТумблер здесь.",
    "<!-- isogloss-disable -->\n\nТекст.\n\n<!-- isogloss-enable -->\n\nТумблер.",
  ])
  func aCommentThatHidesNothingIsReported(_ text: String) {
    let findings = check(text)
    #expect(findings.map(\.rule).sorted() == ["forbidden-term", "unused-suppression"])
    #expect(findings.allSatisfy { !$0.isSuppressed })
  }

  @Test func aMisspeltRuleIsNamed() {
    let finding = check("<!-- isogloss-ignore[forbiden-term] -->\nТекст.").first
    #expect(finding?.message.contains("forbiden-term") == true)
  }

  @Test func aCommentForARuleThatIsOffIsNotReported() {
    let text = "<!-- isogloss-ignore[forbidden-term] -->\nТекст."
    let checker = TermChecker(
      glossary: Self.glossary, rules: RuleSelection(only: ["unused-suppression"]))
    #expect(checker.check(CheckedDocument(plainText: text, language: "ru")).findings.isEmpty)
  }
}
