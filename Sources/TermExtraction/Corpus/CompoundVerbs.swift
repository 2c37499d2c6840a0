/// Puts together the Japanese nouns of two verbs that a dictionary does not have: 埋め込み is neither 埋め nor
/// 込み.
struct CompoundVerbs {
  private let tokens: [TextToken]
  private let vocabulary: Vocabulary

  /// Looks at the tokens of a corpus.
  init(tokens: [TextToken], vocabulary: Vocabulary) {
    self.tokens = tokens
    self.vocabulary = vocabulary
  }

  /// The boundaries before each token, with some at both ends of such nouns and none inside.
  ///
  /// - Complexity: O(number of the tokens of the segments).
  func boundaries(_ isBreak: [Bool], in segments: some Sequence<Range<Int>>) -> [Bool] {
    var result = isBreak
    for segment in segments where segment.count > 3 {
      for second in segment.dropFirst(2)
      where tokens[second].script == .han && tokens[second - 1].script == .hiragana
        && tokens[second - 2].script == .han && Self.stems.contains(word(second - 1))
      {
        guard let end = end(ofSecondVerbAt: second, segment) else { continue }
        let noun = second - 2..<end
        guard noun.dropFirst().allSatisfy({ !tokens[$0].followsSpace }) else { continue }
        result[noun.lowerBound] = true
        for token in noun.dropFirst() { result[token] = false }
        if end < segment.upperBound { result[end] = true }
      }
    }
    return result
  }

  /// Behind the second verb of a noun; nil where none begins at a token.
  private func end(ofSecondVerbAt token: Int, _ segment: Range<Int>) -> Int? {
    guard let endings = Self.secondVerbs[word(token)] else { return nil }
    return endings.lazy.compactMap { ending in
      let end = token + 1 + ending.count
      guard end <= segment.upperBound,
        zip(ending, token + 1..<end).allSatisfy({ String($0) == word($1) })
      else { return nil }
      return end
    }.first
  }

  private func word(_ token: Int) -> String { vocabulary[tokens[token].word] }

  /// What ends the stem of the first verb.
  private static let stems: Set<String> = [
    "い", "え", "き", "け", "げ", "し", "せ", "ち", "び", "べ", "み", "め", "り", "れ",
  ]

  /// The second verbs by their character, with what ends their stem.
  private static let secondVerbs: [String: [String]] = [
    "上": ["げ", "がり"], "下": ["げ"], "並": ["べ"], "付": ["け"], "入": ["れ"], "出": ["し"], "分": ["け"],
    "切": ["り"], "取": ["り"], "合": ["わせ", "い"], "外": ["し"], "戻": ["し"], "抜": ["き"], "掛": ["け"],
    "換": ["え"], "替": ["え"], "止": ["め"], "消": ["し"], "渡": ["し"], "直": ["し"], "立": ["て"],
    "込": ["み"], "返": ["し"],
  ]
}
