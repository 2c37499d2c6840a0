import Testing

@testable import TermExtraction

struct InsertionAliasesTests {
  /// A sentence with a longer name, another one, how often the short name stands, and the names told.
  @Test(arguments: [
    ("打开图形标。", "页面很大。", 9, ["图形标", "图标"]),
    // 图形 is a word of its own.
    ("打开图形标。", "图形很新。", 9, []),
    // The short name is not far commoner.
    ("打开图形标。", "页面很大。", 3, []),
  ])
  func `a character inside a common short name makes no other thing of it`(
    sentence: String, other: String, times: Int, names: [String]
  ) {
    var corpus = SampleInput.corpus(
      (0..<times).map { ["图标很大。", "打开图标。", "我的图标是新的。", "看见图标吗？"][$0 % 4] }
        + [sentence, other],
      language: "zh-Hans")
    let inventory = CandidateInventory(&corpus)
    let found = InsertionAliases.aliases(in: inventory, of: corpus).flatMap {
      [$0.first, $0.second]
    }.map { index in
      inventory.candidates[index].spans[0].tokens.map { corpus.word($0) }.joined()
    }
    #expect(
      found.sorted() == names.sorted(),
      "\(inventory.candidates.map { $0.spans[0].tokens.map { corpus.word($0) } })")
  }
}
