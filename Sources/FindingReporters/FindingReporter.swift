package import IsoglossProject

/// One way to write down what a check found.
///
/// Adding a format: a file with a type that conforms, a case in ``ReportFormat``, a snapshot. The
/// exit status is computed elsewhere.
package protocol FindingReporter {
  /// Writes what was found in a draft; findings that a comment hides are the reporter's to show or
  /// leave out.
  mutating func report(_ draft: CheckRun.Draft, to text: inout String)

  /// Writes the same as UTF-8 behind other bytes, and hands these on wherever a part has been written: a draft may
  /// have more to tell than fits into memory a second time.
  mutating func report(
    _ draft: CheckRun.Draft, to bytes: inout [UInt8],
    handingOn handOn: (inout [UInt8]) throws -> Void
  ) rethrows

  /// Writes what stands behind all drafts.
  mutating func finish(_ summary: CheckSummary, to text: inout String)
}

extension FindingReporter {
  /// Writes all of a draft as text first.
  package mutating func report(
    _ draft: CheckRun.Draft, to bytes: inout [UInt8],
    handingOn handOn: (inout [UInt8]) throws -> Void
  ) rethrows {
    var text = ""
    report(draft, to: &text)
    bytes.append(contentsOf: text.utf8)
    try handOn(&bytes)
  }
}
