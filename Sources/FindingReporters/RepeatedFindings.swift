import TermChecking

/// The findings of a draft, with those that say the same about the same words in one.
struct RepeatedFindings {
  /// The first finding of each group, in order, with the others.
  private(set) var groups: [(first: Finding, others: [Finding])] = []

  /// How many findings are enough to be told in one; of two both are shown.
  private static let leastRepeated = 3

  private struct Key: Hashable {
    let rule: String
    let severity: Severity
    let message: String
    let match: String

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity
      message = finding.message
      match = finding.match
    }
  }

  /// The rule whose findings mark no words and say the same of all that one commit left behind.
  private static let rulesOfPassages: Set<String> = ["stale-translation"]

  /// Groups findings, which keep their order; what marks no words is told place by place, but for passages whose
  /// source has changed since one commit: of a page that fell behind there may be fifty.
  init(_ findings: some Sequence<Finding>) {
    let findings = Array(findings)
    let places = Dictionary(grouping: findings.indices) { Key(findings[$0]) }
    for (index, finding) in findings.enumerated() {
      let all = places[Key(finding)] ?? []
      guard all.count >= Self.leastRepeated,
        !finding.match.isEmpty || Self.rulesOfPassages.contains(finding.rule)
      else {
        groups.append((finding, []))
        continue
      }
      if all.first == index { groups.append((finding, all.dropFirst().map { findings[$0] })) }
    }
  }
}
