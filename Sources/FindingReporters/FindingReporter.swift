package import IsoglossProject

/// One way to write down what a check found.
///
/// Adding a format: a file with a type that conforms, a case in ``ReportFormat``, a snapshot. The
/// exit status is computed elsewhere.
package protocol FindingReporter {
  /// Writes what was found in a draft; findings that a comment hides are the reporter's to show or
  /// leave out.
  mutating func report(_ draft: CheckRun.Draft, to text: inout String)

  /// Writes what stands behind all drafts.
  mutating func finish(_ summary: CheckSummary, to text: inout String)
}
