internal import LibXML

/// Something in a memory that is against the rules, or that a translation tool stumbles over.
package struct MemoryProblem: Hashable, Sendable {
  /// How bad it is.
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Nothing is lost, but somebody may wonder.
    case note
    /// A tool reads it wrong, or text is doubtful.
    case warning
    /// The file is no valid TMX 1.4.
    case error
  }

  /// The rule, in kebab case.
  package let rule: String
  /// How bad it is.
  package let severity: Severity
  /// The line at which the element begins, from 1.
  package let line: Int
  /// The column at which the element begins, in code points from 1.
  package let column: Int
  /// What is wrong, for people.
  package let message: String
  /// The tools that refuse the file because of it.
  package let refusedBy: [Client]
  /// The tools that read the file wrong because of it.
  package let misreadBy: [Client]

  /// Makes a problem.
  init(
    _ rule: String, _ severity: Severity, at position: XMLPosition, _ message: String,
    refusedBy: [Client] = [], misreadBy: [Client] = []
  ) {
    self.rule = rule
    self.severity = severity
    line = position.line
    column = position.column
    self.message = message
    self.refusedBy = refusedBy
    self.misreadBy = misreadBy
  }
}
