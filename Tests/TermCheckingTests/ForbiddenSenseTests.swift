import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Forbidden words beside a source that has their concept, or something else.
struct ForbiddenSenseTests {
  private static let glossary = Glossary(
    concepts: [
      .example("pipeline", "zh-Hans", english: "pipeline", "流水线", forbidden: ["管道"]),
      .example("build pipeline", "zh-Hans", english: "build pipeline", "构建线"),
      Concept(
        id: "local",
        terms: [
          Term("本地", language: "zh-Hans", status: .preferred),
          Term("当地", language: "zh-Hans", status: .forbidden),
        ]),
    ], language: "en")

  /// A word that the source does not name may have another sense: it stops no build, and nothing is written for it.
  @Test(arguments: [
    ("The pipeline runs.", "管道已运行。", Severity.error, true),
    ("Two pipelines run.", "两条管道已运行。", .error, true),
    ("The build pipeline runs.", "构建管道已运行。", .error, true),
    ("Pipelined builds are fast.", "管道构建很快。", .error, true),
    ("Pipe the output.", "用管道传递输出。", .warning, false),
    // The source language has no name for the concept.
    ("The time is local.", "使用当地时间。", .error, true),
  ])
  func anotherSenseIsAWarning(source: String, draft: String, severity: Severity, isSafe: Bool) {
    let found = TermChecker(glossary: Self.glossary).check(
      CheckedDocument(plainText: draft, language: "zh-Hans"),
      sources: [CheckedDocument(plainText: source, language: "en")]
    ).findings.filter { $0.rule == "forbidden-term" }
    #expect(found.map(\.severity) == [severity])
    #expect(found.first?.suggestions.map(\.isSafe) == [isSafe])
    #expect(found.first?.message.contains("for “pipeline”, which the source") == !isSafe)
  }

  @Test func withoutASourceEveryForbiddenWordIsWrong() {
    let found = TermChecker(glossary: Self.glossary).check(
      CheckedDocument(plainText: "用管道传递输出。", language: "zh-Hans")
    ).findings
    #expect(found.map(\.severity) == [.error])
  }
}
