import TermChecking
import Testing

@testable import FindingReporters

/// What says the same three times is told once.
struct RepeatedFindingsTests {
  private func findings(_ messages: String, of rule: String = "spelling-variant") -> [Finding] {
    messages.enumerated().map { index, letter in
      Finding(
        rule: rule, severity: .warning, language: "ja", range: index..<index + 1,
        match: letter == "_" ? "" : "サーバ", message: String(letter), fingerprint: "")
    }
  }

  @Test(arguments: [
    ("", ""), ("a", "a0"), ("aa", "a0 a0"), ("aaa", "a2"), ("abaca", "a2 b0 c0"),
    ("___", "_0 _0 _0"),
  ])
  func groups(messages: String, expected: String) {
    let groups = RepeatedFindings(findings(messages)).groups
    let told = groups.map { "\($0.first.message)\($0.others.count)" }.joined(separator: " ")
    #expect(told == expected)
  }

  /// Forms of one name are, where they are four.
  @Test(arguments: [(3, [0, 0, 0]), (4, [3])])
  func formsOfAName(count: Int, others: [Int]) {
    let forms = ["папка", "папки", "папке", "папку"].prefix(count)
    let findings = forms.enumerated().map { index, form in
      Finding(
        rule: "forbidden-term", severity: .error, concept: "folder", language: "ru",
        range: index..<index + 1, match: form, message: "the glossary forbids “папка”",
        fingerprint: "")
    }
    #expect(RepeatedFindings(findings).groups.map(\.others.count) == others)
  }

  @Test func passagesThatOneCommitLeftBehindAreOne() {
    let groups = RepeatedFindings(findings("___", of: "stale-translation")).groups
    #expect(groups.map(\.others.count) == [2])
  }
}
