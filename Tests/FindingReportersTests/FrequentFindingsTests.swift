import TermChecking
import Testing

@testable import FindingReporters

/// What a long list of findings mostly comes from.
struct FrequentFindingsTests {
  private static func finding(
    _ word: String, concept: String? = "c", _ severity: Severity = .error
  ) -> Finding {
    Finding(
      rule: "forbidden-term", severity: severity, concept: concept, language: "ru", range: 0..<1,
      match: word, message: "the glossary forbids “\(word)”")
  }

  private static func lines(_ documents: [[Finding]]) -> [String] {
    var frequent = FrequentFindings()
    for findings in documents { frequent.add(findings) }
    return frequent.lines
  }

  @Test func areCountedAcrossDocuments() {
    let many = Array(repeating: Self.finding("пир"), count: 20)
    let few = Array(repeating: Self.finding("узел"), count: 5)
    #expect(
      Self.lines([many + few, many + few]) == [
        "40 times in 2 documents: [forbidden-term] the glossary forbids “пир”",
        "10 times in 2 documents: [forbidden-term] the glossary forbids “узел”",
      ])
  }

  /// Of few findings, of one document, of notes and of what no concept is about there is nothing to tell.
  @Test func areNotToldOfFew() {
    let many = Array(repeating: Self.finding("пир"), count: 60)
    #expect(Self.lines([many]).isEmpty)
    #expect(Self.lines([Array(many.prefix(20)), Array(many.prefix(20))]).isEmpty)
    let notes = Array(repeating: Self.finding("пир", .note), count: 60)
    #expect(Self.lines([notes, notes]).isEmpty)
    let others = Array(repeating: Self.finding("пир", concept: nil), count: 60)
    #expect(Self.lines([others, others]).isEmpty)
  }
}
