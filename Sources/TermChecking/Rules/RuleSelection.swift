/// Which rules run, and how much their findings weigh.
package struct RuleSelection: Hashable, Sendable {
  /// The severity of every rule that runs, by its name; a rule that is not listed does not run.
  package var severities: [String: Severity]

  /// Makes the default selection: every rule at its own severity.
  package init() {
    severities = Dictionary(
      RuleCatalog.descriptions.map { ($0.id, $0.severity) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// Makes a selection of the named rules, each at its own severity.
  package init(only ids: some Sequence<String>) {
    self.init()
    let kept = Set(ids)
    severities = severities.filter { kept.contains($0.key) }
  }

  /// Sets the severity of a rule; nil turns it off.
  ///
  /// A name that no rule has changes nothing.
  package mutating func set(_ id: String, to severity: Severity?) {
    guard RuleCatalog.description(of: id) != nil else { return }
    severities[id] = severity
  }

  /// Whether any of the rules that run looks for terms.
  package var needsTerms: Bool {
    severities.keys.contains { !Self.rulesWithoutTerms.contains($0) }
  }

  private static let rulesWithoutTerms: Set<String> = [
    InconsistentSegment.about.id, MixedScript.about.id, StaleTranslation.about.id,
    UnusedSuppression.about.id,
  ]

  /// Whether a rule runs.
  package func contains(_ id: String) -> Bool { severities[id] != nil }
}
