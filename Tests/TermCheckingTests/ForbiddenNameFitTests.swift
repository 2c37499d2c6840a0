import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Where a forbidden name is left for somebody to look at: a text that introduces the name, and one where the replacement
/// would make another forbidden name with what stands beside it.
struct ForbiddenNameFitTests {
  private static let glossary = Glossary(
    concepts: [
      .example("initializer", "zh-Hans", english: "initializer", "构造器", forbidden: ["初始化器"]),
      .example(
        "memberwise", "zh-Hans", english: "memberwise initializer", "逐一成员构造器",
        forbidden: ["成员逐一构造器"]),
      .example("opaque", "ja", english: "opaque type", "Opaque 型", forbidden: ["不透明な型"]),
      .example("opaque", "zh-Hans", english: "opaque type", "opaque 类型", forbidden: ["不透明类型"]),
    ], language: "en")

  private func forbidden(_ language: LanguageTag, _ draft: String) -> [Finding] {
    TermChecker(glossary: Self.glossary)
      .check(CheckedDocument(plainText: draft, language: language)).findings
      .filter { $0.rule == "forbidden-term" }
  }

  @Test(arguments: [
    ("使用初始化器。", true), ("使用成员逐一初始化器。", false), ("使用成员的初始化器。", true),
  ])
  func replacementsMakeNoForbiddenName(draft: String, isSafe: Bool) {
    #expect(forbidden("zh-Hans", draft).map { $0.suggestions.map(\.isSafe) } == [[isSafe]])
  }

  @Test(arguments: [
    ("ja", "不透明な型（以下、Opaque 型）を使う。", Severity?.none),
    ("ja", "不透明な型(以下 Opaque 型)を使う。", nil), ("ja", "不透明な型（上記）を使う。", .error),
    ("zh-Hans", "不透明类型（以下简称 opaque 类型）可用。", nil),
  ])
  func namesThatAreIntroducedAreNoErrors(
    language: LanguageTag, draft: String, severity: Severity?
  ) {
    #expect(forbidden(language, draft).first { $0.severity > .note }?.severity == severity)
  }
}
