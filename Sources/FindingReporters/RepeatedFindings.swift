import TermChecking

/// The findings of a draft, with those that say the same about the same words in one, or about several forms of them.
struct RepeatedFindings {
  /// The first finding of each group, in order, with the others.
  private(set) var groups: [(first: Finding, others: [Finding])] = []

  /// How many findings are enough to be told in one; of two both are shown, and of three whose words differ.
  private static let (leastRepeated, leastOfForms) = (3, 4)

  private struct Key: Hashable {
    let rule: String
    let severity: Severity
    let message: String
    /// What is reported, or that forms of one name are.
    let match: String?

    init(_ finding: Finding, hasForms: Bool) {
      rule = finding.rule
      severity = finding.severity
      message = finding.message
      match = hasForms ? nil : finding.match
    }
  }

  /// The rules whose findings mark no words and say the same of all that one commit left behind, or that one name should be
  /// in.
  private static let rulesOfPassages: Set<String> = ["missing-term", "stale-translation"]

  /// Groups findings, which keep their order; what marks no words is told place by place, but for passages whose
  /// source has changed since one commit: of a page that fell behind there may be fifty.
  init(_ findings: some Sequence<Finding>) {
    let findings = Array(findings)
    let forms = Dictionary(grouping: findings.lazy.filter { $0.concept != nil }) {
      Key($0, hasForms: true)
    }.filter { $0.value.count >= Self.leastOfForms }
    func key(_ finding: Finding) -> Key {
      let wide = Key(finding, hasForms: true)
      return finding.concept != nil && forms[wide] != nil ? wide : Key(finding, hasForms: false)
    }
    let places = Dictionary(grouping: findings.indices) { key(findings[$0]) }
    for (index, finding) in findings.enumerated() {
      let all = places[key(finding)] ?? []
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
