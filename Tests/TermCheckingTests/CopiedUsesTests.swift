import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Names that nobody has decided on hide no word of the source that somebody has translated.
struct CopiedUsesTests {
  /// A longer name that has the word in it hides it only where somebody has decided on that.
  @Test(arguments: [
    (
      "fr", "paquet", "gestionnaire de packages", TermStatus.proposed,
      "Le gestionnaire de packages.", 1
    ),
    ("fr", "paquet", "gestionnaire de packages", .preferred, "Le gestionnaire de packages.", 0),
    ("zh-Hans", "包", "package 管理器", .proposed, "这个 package 管理器很大。", 1),
    // The word is one of the language.
    ("fr", "package", "gestionnaire de packages", .proposed, "Le gestionnaire de packages.", 0),
  ])
  func longerProposals(
    language: LanguageTag, package: String, name: String, status: TermStatus, draft: String,
    count: Int
  ) throws {
    let concepts = [
      Concept.example("package", language, english: "package", package),
      Concept(
        id: "manager",
        terms: [
          Term("manager of packages", language: "en", status: .proposed),
          Term(name, language: language, status: status),
        ]),
    ]
    let found = TermChecker(
      glossary: Glossary(concepts: concepts, language: "en"),
      rules: RuleSelection(only: ["untranslated-term"])
    ).check(
      try .markdown(draft, language), sources: [try .markdown("The manager of a package.", "en")])
    #expect(found.findings.count == count, "\(found.findings)")
  }

  /// What another concept is called, with the status of that, and what is told of a draft that leaves a *hook*.
  @Test(arguments: [
    ("zh-Hans", "钩子", "hook", TermStatus.proposed, "这里的 hook 很大。", ["untranslated-term"]),
    ("ru", "хук", "hook", .proposed, "Этот hook большой.", ["untranslated-term"]),
    // Somebody has decided on that name, too.
    ("zh-Hans", "钩子", "hook", .preferred, "这里的 hook 很大。", []),
    // Another word hides nothing, and in Latin letters it may be a word of the language.
    ("zh-Hans", "钩子", "类", .proposed, "这里的 hook 很大。", ["untranslated-term"]),
    ("es", "gancho", "hook", .proposed, "Este hook es grande.", []),
  ])
  func proposalsOfOtherConcepts(
    language: LanguageTag, hook: String, name: String, status: TermStatus, draft: String,
    rules: [String]
  ) throws {
    let concepts = [
      Concept.example("hook", language, english: "hook", hook),
      Concept(
        id: "type",
        terms: [
          Term("type", language: "en", status: .proposed),
          Term(name, language: language, status: status),
        ]),
    ]
    let found = TermChecker(
      glossary: Glossary(concepts: concepts, language: "en"),
      rules: RuleSelection(only: ["untranslated-term"])
    ).check(
      try .markdown(draft, language), sources: [try .markdown("The hook is large here.", "en")])
    #expect(found.findings.map(\.rule) == rules)
  }
}
