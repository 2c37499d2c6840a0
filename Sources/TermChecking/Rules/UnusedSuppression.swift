import LanguageText

/// Reports a comment that hides nothing.
struct UnusedSuppression: Rule {
  static let about = RuleDescription(
    id: "unused-suppression", summary: "an ignore comment that hides nothing",
    severity: .warning,
    explanation: """
      The problem that the comment hid is gone, or its name is misspelt. Left in the text it may \
      hide the next problem. A comment whose reason is `means CONCEPT` hides only words that name \
      that concept. Comments that name a rule which does not run are not reported.
      """,
    examples: [
      RuleExample("en", [], draft: "⟦<!-- isogloss-ignore[forbiden-term] -->⟧ Open the menu."),
      RuleExample("en", [], draft: "<!-- a usual comment --> Open the menu."),
      RuleExample("ja", [], draft: "⟦<!-- isogloss-ignore[mixed-scripts] -->⟧ メニューを開きます。"),
      RuleExample(
        "ru", [.example("toggle", "ru", "переключатель", forbidden: ["тумблер"])],
        draft: "<!-- isogloss-ignore[forbidden-term]: цитата --> Этот тумблер включает звук."),
    ])

  func check(_ context: CheckContext, into findings: inout FindingList) {
    for directive in findings.suppressions.unused {
      let unknown = directive.targets.first { RuleCatalog.description(of: $0.rule) == nil }
      let rules =
        directive.targets.isEmpty
        ? RuleCatalog.descriptions.map(\.id) : directive.targets.map(\.rule)
      guard unknown != nil || rules.allSatisfy(findings.runs) else { continue }
      findings.report(
        Self.self, at: directive.range, match: "",
        concept: directive.targets.first?.concept, confidence: 1,
        message: unknown.map { "no rule is called “\($0.rule)”" } ?? "the comment hides nothing",
        suggestions: [Suggestion("", isSafe: true)])
    }
  }
}
