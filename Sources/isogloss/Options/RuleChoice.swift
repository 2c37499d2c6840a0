import IsoglossProject
import TermChecking
import LanguageText

/// Which rules a run checks: defaults, configuration, `--select`, `--ignore`, in that order.
struct RuleChoice {
  var configuration: Configuration
  var select: [NameList]
  var ignore: [NameList]

  /// The rules and their severities.
  ///
  /// - Throws: `RunError` for a name that no rule has, with the nearest that one has.
  func selection() throws(RunError) -> RuleSelection {
    var selection = RuleSelection()
    for (rule, level) in configuration.rules {
      selection.set(rule, to: Severity(rawValue: level.rawValue))
    }
    let selected = try rules(select)
    if !selected.isEmpty {
      for rule in RuleCatalog.descriptions where !selected.contains(rule.id) {
        selection.set(rule.id, to: nil)
      }
      for id in selected where !selection.contains(id) {
        selection.set(id, to: RuleCatalog.description(of: id)?.severity)
      }
    }
    for id in try rules(ignore) { selection.set(id, to: nil) }
    return selection
  }

  private func rules(_ lists: [NameList]) throws(RunError) -> [String] {
    let known = RuleCatalog.names
    let names = lists.flatMap(\.names)
    for name in names where !known.contains(name) {
      throw RunError(
        "unknown rule “\(name)”",
        hint: NearestName.of(name, among: known).map { "did you mean “\($0)”?" }
          ?? "isogloss rule --all lists them")
    }
    return names
  }
}
