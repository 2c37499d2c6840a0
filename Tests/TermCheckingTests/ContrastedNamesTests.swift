import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// An admitted name where the preferred one would also be that of another concept.
struct ContrastedNamesTests {
  private static let glossary = Glossary(
    concepts: [
      .example("parameter", "zh-Hans", english: "parameter", "参数", admitted: ["形参"]),
      .example("argument", "zh-Hans", english: "argument", "实参", admitted: ["参数"]),
    ], language: "en")

  @Test(arguments: [
    ("The name of a parameter and its argument.", "形参的名称和实参。", Severity?.none),
    ("The name of a parameter.", "形参的名称。", .warning),
  ])
  func tellsConceptsApart(source: String, draft: String, severity: Severity?) throws {
    let found = TermChecker(glossary: Self.glossary).check(
      try .markdown("参数已列出。\n\n参数为空。\(draft)", "zh-Hans"),
      sources: [
        try .markdown("The parameters are listed.\n\nA parameter is empty. \(source)", "en")
      ]
    ).findings.filter { $0.rule == "inconsistent-term" }
    #expect(found.map(\.severity) == [severity].compactMap(\.self), "\(found)")
  }
}
