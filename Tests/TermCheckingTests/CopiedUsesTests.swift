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
    let found = try findings(
      .example("package", language, english: "package", package),
      besides: ("manager of packages", Term(name, language: language, status: status)), draft,
      "The manager of a package.")
    #expect(found.count == count, "\(found)")
  }

  /// What another concept is called, with the status of that, and what is told of a draft that leaves a *hook*.
  @Test(arguments: [
    ("zh-Hans", "钩子", "hook", TermStatus.proposed, "这里的 hook 很大。", ["untranslated-term"]),
    ("ru", "хук", "hook", .proposed, "Этот hook большой.", ["untranslated-term"]),
    // Somebody has decided on that name, too.
    ("zh-Hans", "钩子", "hook", .preferred, "这里的 hook 很大。", []),
    // Another word hides nothing, nor does the same one where the source does not ask for it.
    ("zh-Hans", "钩子", "类", .proposed, "这里的 hook 很大。", ["untranslated-term"]),
    ("es", "gancho", "hook", .proposed, "Este hook es grande.", ["untranslated-term"]),
    // In Latin letters it may be a word of the language.
    ("es", "gancho", "hook", .proposed, "Este hook es un hook.", []),
  ])
  func proposalsOfOtherConcepts(
    language: LanguageTag, hook: String, name: String, status: TermStatus, draft: String,
    rules: [String]
  ) throws {
    let found = try findings(
      .example("hook", language, english: "hook", hook),
      besides: ("type", Term(name, language: language, status: status)), draft,
      draft.contains("un hook") ? "The hook is a type." : "The hook is large here.")
    #expect(found.map(\.rule) == rules)
  }

  /// What is told of words that are left, with another concept beside the one they name: the source's term for that,
  /// which nobody has decided on, and its name.
  private func findings(
    _ concept: Concept, besides other: (english: String, name: Term), _ draft: String,
    _ source: String
  ) throws -> [Finding] {
    let terms = [Term(other.english, language: "en", status: .proposed), other.name]
    return TermChecker(
      glossary: Glossary(concepts: [concept, Concept(id: "other", terms: terms)], language: "en"),
      rules: RuleSelection(only: ["untranslated-term"])
    ).check(
      try .markdown(draft, other.name.language), sources: [try .markdown(source, "en")]
    ).findings
  }
}
