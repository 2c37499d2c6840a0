/// Comments of a file that holds several documents, one for each language: they act in all of these.
enum SharedComments {
  /// Takes out the reports of comments that hide something in another document of their file, and keeps one of several
  /// reports of a comment that hides nothing in any.
  ///
  /// - Complexity: O(n) in the number of findings.
  static func judge(_ results: inout [CheckResult], files: [CheckedFile]) {
    guard files.count == results.count else { return }
    for parts in Dictionary(grouping: files.indices, by: { files[$0].path }).values
    where parts.count > 1 {
      var counts: [Range<Int>: Int] = [:]
      for part in parts {
        for finding in results[part].findings where isReport(finding) {
          counts[finding.range, default: 0] += 1
        }
      }
      guard !counts.isEmpty else { continue }
      for part in parts {
        results[part].findings.removeAll {
          isReport($0) && (part != parts.first || counts[$0.range] != parts.count)
        }
      }
    }
  }

  private static func isReport(_ finding: Finding) -> Bool {
    finding.rule == UnusedSuppression.about.id
  }
}
