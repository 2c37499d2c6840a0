import Testing

@testable import TermChecking

/// Findings are listed by place, rule and concept, and those that are equal in these as they were reported.
struct FindingOrderTests {
  private static func finding(_ number: Int) -> Finding {
    let start = number * 7 % 5
    return Finding(
      rule: number % 3 == 0 ? "missing-term" : "unknown-term", severity: .note,
      concept: number % 4 == 0 ? nil : "c\(number % 4)", language: "ru",
      range: start..<start + number % 2, message: "\(number)")
  }

  @Test(arguments: [0, 1, 2, 12, 60])
  func staysAsAStableSortHasIt(count: Int) {
    var findings = (0..<count).map(Self.finding)
    let expected = findings.sorted { $0.isBefore($1) }
    findings.order()
    #expect(findings == expected)
    findings.order()
    #expect(findings == expected)
  }
}
