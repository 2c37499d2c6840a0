@testable import TermExtraction

/// Lines of Han characters and hiragana with the boundaries that a dictionary sees: 虚拟|机.
struct DividedText {
  private(set) var vocabulary = Vocabulary()
  private(set) var tokens: [TextToken] = []
  /// Whether a boundary stands before each token.
  private(set) var isBreak: [Bool] = []
  private(set) var segments: [Range<Int>] = []

  /// Reads lines, with `|` between words.
  init(_ lines: [String]) {
    for line in lines {
      let first = tokens.count
      var startsWord = true
      for character in line {
        guard character != "|" else {
          startsWord = true
          continue
        }
        let isKana = ("ぁ"..."ん").contains(character)
        tokens.append(
          TextToken(
            start: 0, end: 3, word: vocabulary.number(of: String(character)),
            script: isKana ? .hiragana : .han,
            followsSpace: false, isCapitalized: false, hasInnerCapital: false,
            isAllCapitals: false))
        isBreak.append(startsWord)
        startsWord = false
      }
      segments.append(first..<tokens.count)
    }
  }

  /// A line with other boundaries.
  func line(_ index: Int, dividedBy isBreak: [Bool]) -> String {
    segments[index].map { token in
      (isBreak[token] && token > segments[index].lowerBound ? "|" : "")
        + vocabulary[tokens[token].word]
    }.joined()
  }
}
