/// What a rule says about itself: the one source of its manual page, its metadata in reports and
/// its tests.
package struct RuleDescription: Hashable, Sendable {
  /// The name, named after the problem so that “allow …” reads well, such as `forbidden-term`.
  package var id: String
  /// What the rule reports, in a few words.
  package var summary: String
  /// The severity unless the configuration says otherwise.
  package var severity: Severity
  /// Why it matters and what to do, as Markdown.
  package var explanation: String
  /// What the rule reports and what it accepts.
  package var examples: [RuleExample]

  /// Makes a description.
  package init(
    id: String, summary: String, severity: Severity, explanation: String, examples: [RuleExample]
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.explanation = explanation
    self.examples = examples
  }
}
