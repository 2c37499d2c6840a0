import Testing

@testable import TermExtraction

struct AttributiveParticipleTests {
  /// Lines, a stretch, and whether it is a candidate.
  @Test(
    arguments: [
      (["The queue based router.", "A queue based router.", "Two queue based routers."], true),
      (["The queue based router.", "A queue based router."], false),
      (["The queue based on a router.", "A queue based on it.", "One queue based on two."], false),
    ] as [([String], Bool)])
  func `a participle stands inside a name that recurs`(lines: [String], isName: Bool) throws {
    var corpus = CorpusBuilder.corpus(of: SampleInput.aligned(["en": lines, "ru": ["Очередь."]]))
    let inventory = CandidateInventory(&corpus)
    let names = inventory.candidates.compactMap { $0.spans.first }.map { span in
      span.tokens.map { corpus.word($0) }.joined(separator: " ")
    }
    #expect(names.contains("queue based router") == isName, "\(names)")
    #expect(!names.contains("queue based") && !names.contains("based router"))
  }
}
