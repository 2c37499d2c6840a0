/// The rules there are, in the order in which manuals list them.
package enum RuleCatalog {
  /// The types of all rules; what looks at other rules' findings comes last.
  static let rules: [any Rule.Type] = [
    ForbiddenTerm.self, MissingTerm.self, UntranslatedTerm.self, InconsistentTerm.self,
    InconsistentSegment.self, DoNotTranslate.self,
    MixedScript.self, SpellingVariant.self, UnknownTerm.self, UiLabel.self, StaleTranslation.self,
    UnusedSuppression.self,
  ]

  /// The names of all rules.
  package static var names: [String] { descriptions.map(\.id) }

  /// What all rules say about themselves.
  package static var descriptions: [RuleDescription] { rules.map { $0.about } }

  /// The description of a rule; nil when there is none of that name.
  package static func description(of id: String) -> RuleDescription? {
    descriptions.first { $0.id == id }
  }
}
