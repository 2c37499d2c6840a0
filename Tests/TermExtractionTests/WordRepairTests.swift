import Testing

@testable import TermExtraction

struct WordRepairTests {
  /// Characters with the dictionary's boundaries, and what is left of the boundary in the middle.
  @Test(
    arguments: [
      (["可调|用", "可调|用", "可调|用"], false),
      (["可调|用", "可调|用", "可调", "可调"], true),
      (["可调|用", "可调|用"], true),
      (["屏幕|上", "屏幕|上", "屏幕|上"], true),
      (Array(repeating: "路|由", count: 5), false),
      (Array(repeating: "路|由", count: 4), true),
      (Array(repeating: "路|由", count: 5) + Array(repeating: "由", count: 6), true),
      (Array(repeating: "路|由", count: 5) + ["路", "路"], true),
      (Array(repeating: "请|见", count: 9) + Array(repeating: "请|看", count: 10), true),
      (Array(repeating: "路|的", count: 9), true),
    ])
  func `one word is what never stands apart`(texts: [String], holds: Bool) {
    expectBoundary(in: texts, holds: holds)
  }

  /// A pair that stands five times, how often each half stands besides, and whether the boundary of
  /// the pair holds.
  @Test(
    arguments: [
      ("内|置", 0, 0, false), ("内|置", 60, 0, false), ("内|置", 0, 60, false),
      ("内|置", 20, 20, true), ("内|显示", 0, 5, true), ("间|隔", 0, 0, true),
    ] as [(String, Int, Int, Bool)])
  func `what says where begins words`(pair: String, first: Int, second: Int, holds: Bool) {
    let halves = pair.split(separator: "|").map(String.init)
    expectBoundary(
      in: Array(repeating: pair, count: 5) + Array(repeating: halves[0], count: first)
        + Array(repeating: halves[1], count: second), holds: holds)
  }

  /// A pair, how often it stands, other texts, and whether its boundary holds.
  @Test(arguments: [
    ("所|有权", 10, ["所"], false), ("所|有权", 9, ["所"], true), ("所|有权", 10, ["有权"], true),
    ("所|示", 10, ["所"], true), ("感知|机", 3, ["多|感知|机"], false),
    ("多|感知|机", 4, ["云"], false),
  ])
  func `a long word may need a function character`(
    pair: String, count: Int, others: [String], holds: Bool
  ) {
    expectBoundary(
      in: Array(repeating: pair, count: count) + others.flatMap { Array(repeating: $0, count: 20) },
      holds: holds)
  }

  private func expectBoundary(in texts: [String], holds: Bool) {
    let text = DividedText(texts)
    let repaired = WordRepair(tokens: text.tokens, vocabulary: text.vocabulary).boundaries(
      text.isBreak, in: text.segments)
    let middle = texts[0].prefix { $0 != "|" }.count
    #expect(repaired[middle] == holds)
    #expect(repaired.indices.allSatisfy { !repaired[$0] || text.isBreak[$0] })
  }

  /// Lines, and whether the first two characters of the first one are one word.
  @Test(arguments: [
    (Array(repeating: "均值收敛。", count: 6), true),
    (["均值收敛。", "均可迭代。", "均须登录。"], false),
  ])
  func `a function character may begin a word`(lines: [String], isWord: Bool) {
    let corpus = SampleInput.corpus(lines, language: "zh-Hans")
    #expect(corpus.isBreak[corpus.segments[0].tokens.lowerBound + 1] != isWord)
  }
}
