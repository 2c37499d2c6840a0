package import TermChecking

/// The page of a rule in the manual, as Markdown: the same text in the repository, in SARIF and,
/// plainer, behind `isogloss rule`.
package enum RuleManualPage {
  /// What the rule reports, why, how it is set and silenced, and its examples.
  package static func markdown(of rule: RuleDescription) -> String {
    """
    # \(rule.id)

    \(heading(rule.summary)). Its level is **\(rule.severity.rawValue)** unless the configuration says otherwise.

    \(rule.explanation)

    ```yaml
    rules: {\(rule.id): off}   # in isogloss.yml; or error, warning, note
    ```

    `<!-- isogloss-ignore[\(rule.id)]: reason -->` on the line or the line before it silences one place.

    """ + examples(of: rule)
  }

  /// The page that lists all rules, with links to theirs.
  package static func index(of rules: [RuleDescription]) -> String {
    """
    # Rules

    What `isogloss check` reports. Each name is a page here and what `isogloss rule NAME` prints; the
    examples on the pages are the tests of the rules. `isogloss.yml` sets the levels, `--select` and
    `--ignore` choose for one run, and only findings at or above `--fail-level` fail it.

    | rule | level | reports |
    | --- | --- | --- |

    """
      + rules.map { "| [\($0.id)](\($0.id).md) | \($0.severity.rawValue) | \($0.summary) |\n" }
      .joined()
  }

  private static func examples(of rule: RuleDescription) -> String {
    [("Flags", true), ("Accepts", false)].map { title, isFlagged in
      let shown = rule.examples.filter { $0.isFlagged == isFlagged }
      guard !shown.isEmpty else { return "" }
      return "\n## \(title)\n\n" + shown.map(block).joined(separator: "\n")
    }.joined()
  }

  private static func block(_ example: RuleExample) -> String {
    let lines = RuleExamplePassage(example).lines
    let width = lines.map(\.label.count).max() ?? 0
    let text = lines.map { line in
      let padding = String(repeating: " ", count: width - line.label.count)
      return "\(line.label): \(padding)\(line.text)\n"
    }
    return "```text\n" + text.joined() + "```\n"
  }

  private static func heading(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst()
  }
}
