import LanguageText

/// Takes back boundaries that a dictionary sees inside a word of the corpus: 可调|用 is one word
/// where 可调 never stands without 用.
struct WordRepair {
  private struct Pair: Hashable {
    var first: UInt64
    var second: UInt64
    /// Which of them is a function character; nil when none is.
    var function: Half?
    /// Whether the first is an adverb of one character.
    var isPrefixed: Bool
    /// Whether both are single characters, the first of which says where: 内置.
    var isPlaced: Bool
    /// Whether one of them has several characters.
    var isLong: Bool
  }

  private enum Half {
    case first
    case second
  }

  private let tokens: [TextToken]
  private let vocabulary: Vocabulary

  /// Reads the tokens of a corpus.
  init(tokens: [TextToken], vocabulary: Vocabulary) {
    self.tokens = tokens
    self.vocabulary = vocabulary
  }

  /// The boundaries before each token that hold, given those of the dictionary and the segments of
  /// one language; linear in the tokens.
  ///
  /// Of two neighbouring words one must be a single Han character and one hardly ever stand
  /// without the other. A function character such as 由 must mostly stand beside the other word, too,
  /// which hardly ever stands without it: 路由; or the other, often, never: 所有权. Of an adverb, and of
  /// what says where before a single character, it is enough that both stand side by side remarkably
  /// often: 均值, 过拟合, 内置. What is one word may be a part of another: 多层|感知|机.
  func boundaries(_ isBreak: [Bool], in segments: some Sequence<Range<Int>>) -> [Bool] {
    let once = repaired(isBreak, in: segments) { _ in true }
    // Function characters that are left beside one word stood beside others before.
    return repaired(once, in: segments) { $0.function == nil || $0.isPrefixed }
  }

  private func repaired(
    _ isBreak: [Bool], in segments: some Sequence<Range<Int>>, where isTried: (Pair) -> Bool
  ) -> [Bool] {
    var counts: [UInt64: Int] = [:]
    var pairs: [Pair: Int] = [:]
    var places: [(pair: Pair, token: Int)] = []
    for segment in segments {
      var last: HanWord?
      for word in HanWord.all(in: segment, of: tokens, isBreak) {
        counts[word.key, default: 0] += 1
        if let last, last.tokens.upperBound == word.tokens.lowerBound,
          let pair = pair(last, word)
        {
          pairs[pair, default: 0] += 1
          places.append((pair, word.tokens.lowerBound))
        }
        last = word
      }
    }
    var result = isBreak
    for place in places {
      let count = pairs[place.pair] ?? 0
      let alone = (counts[place.pair.first] ?? 0, counts[place.pair.second] ?? 0)
      if isTried(place.pair), holds(count, alone, place.pair) { result[place.token] = false }
    }
    return result
  }

  /// Whether a pair that stands so often is one word, given how often each half stands.
  private func holds(_ count: Int, _ alone: (first: Int, second: Int), _ pair: Pair) -> Bool {
    let share = (
      first: Double(count) / Double(max(alone.first, 1)),
      second: Double(count) / Double(max(alone.second, 1))
    )
    if pair.isPrefixed || pair.isPlaced, count >= Self.fewestOfFunction,
      share.first * share.second >= Self.leastMutualShare
    {
      return true
    }
    let (function, other) = pair.function == .first ? share : (share.second, share.first)
    guard pair.function != nil else {
      return count >= Self.fewest && max(function, other) >= Self.leastShare
    }
    if pair.isLong, count >= Self.fewestOfBound, other >= Self.leastShareOfBound { return true }
    return count >= Self.fewestOfFunction && other >= Self.leastShare
      && function >= Self.leastShareOfFunction
  }

  /// Two words that may be one; nil when they may not: 的 is a part of none, nor are characters that
  /// say where or when, but before another single one.
  private func pair(_ one: HanWord, _ other: HanWord) -> Pair? {
    guard !tokens[other.tokens.lowerBound].followsSpace,
      one.tokens.count == 1 || other.tokens.count == 1
    else { return nil }
    let alone = [one, other].map { word in
      word.tokens.count > 1 ? "" : vocabulary[tokens[word.tokens.lowerBound].word]
    }
    let isPlace = alone.map { ChineseWords.localizers.contains($0) }
    let isPlaced =
      isPlace[0] && ChineseWords.prefixes.contains(alone[0]) && !alone[1].isEmpty
      && !isFunction(alone[1])
    guard !isPlace[0] || isPlaced, !isPlace[1],
      !alone.contains(where: ChineseWords.particles.contains)
    else { return nil }
    let isPrefixed = ChineseWords.adverbs.contains(alone[0])
    let function: Half? = isFunction(alone[0]) ? .first : isFunction(alone[1]) ? .second : nil
    guard function != .first || !isFunction(alone[1]) else { return nil }
    return Pair(
      first: one.key, second: other.key, function: function, isPrefixed: isPrefixed,
      isPlaced: isPlaced, isLong: one.tokens.count > 1 || other.tokens.count > 1)
  }

  private func isFunction(_ character: String) -> Bool {
    ChineseWords.functionCharacters.contains(character)
      && !ChineseWords.tolerated.contains(character)
  }

  private static let fewest = 3
  /// The share of the places of the rarer one at which the other is beside it.
  private static let leastShare = 0.85
  private static let fewestOfFunction = 5
  /// The share of the places of a function character at which it stands beside one word.
  private static let leastShareOfFunction = 0.5
  private static let fewestOfBound = 10
  /// The share of the places of a long word at which it stands beside one function character.
  private static let leastShareOfBound = 0.95
  /// The product of the shares of the places of both at which they stand side by side.
  private static let leastMutualShare = 0.05
}
