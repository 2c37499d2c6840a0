/// Puts boundaries back where a dictionary joins a function character to the end or the beginning of
/// a word beside it, which thereby loses a character: 虚拟|机上, 由子|类, 被绑|定.
///
/// Such a join is told by what else the texts have: hardly any of its places is without a neighbour
/// beside which the character stands alone elsewhere, as in 虚拟|机|的.
struct BorrowedCharacters {
  private struct Pair: Hashable {
    var first: UInt64
    var second: UInt64
  }

  private let tokens: [TextToken]
  /// For each word of the vocabulary, whether it is a function character.
  private let isFunction: [Bool]

  /// Reads the tokens of a corpus.
  init(tokens: [TextToken], vocabulary: Vocabulary) {
    self.tokens = tokens
    isFunction = vocabulary.texts.map { ChineseWords.functionCharacters.contains($0) }
  }

  /// The boundaries before each token, given those of the dictionary and the segments of one
  /// language; linear in the tokens.
  func boundaries(_ isBreak: [Bool], in segments: some Sequence<Range<Int>>) -> [Bool] {
    var counts: [UInt64: Int] = [:]
    var pairs: Set<Pair> = []
    for segment in segments {
      let words = HanWord.all(in: segment, of: tokens, isBreak)
      for word in words { counts[word.key, default: 0] += 1 }
      for (word, next) in neighbors(in: words) {
        pairs.insert(Pair(first: word.key, second: next.key))
      }
    }
    // What a word may have taken from the one before it is counted apart from the one behind it.
    var (begun, ended): ([UInt64: [Int]], [UInt64: [Int]]) = ([:], [:])
    for segment in segments {
      for (word, next) in neighbors(in: HanWord.all(in: segment, of: tokens, isBreak)) {
        let (first, last) = (next.tokens.lowerBound, word.tokens.upperBound - 1)
        if !isFunctionWord(word), let key = borrowed(at: first, of: next),
          pairs.contains(Pair(first: word.key, second: key))
        {
          begun[next.key, default: []].append(first + 1)
        }
        if !isFunctionWord(next), let key = borrowed(at: last, of: word),
          pairs.contains(Pair(first: key, second: next.key))
        {
          ended[word.key, default: []].append(last)
        }
      }
    }
    var result = isBreak
    for (key, places) in Array(begun) + Array(ended)
    where Double(places.count) >= Self.leastShare * Double(counts[key] ?? 0) {
      for token in places { result[token] = true }
    }
    return result
  }

  /// Words with nothing between them.
  private func neighbors(in words: [HanWord]) -> [(HanWord, HanWord)] {
    zip(words, words.dropFirst()).filter { word, next in
      word.tokens.upperBound == next.tokens.lowerBound
        && !tokens[next.tokens.lowerBound].followsSpace
    }
  }

  /// What identifies a character at the edge of a word of two whose other one is a function character;
  /// nil of others.
  private func borrowed(at token: Int, of word: HanWord) -> UInt64? {
    guard word.tokens.count == 2, !isFunction[Int(tokens[token].word)],
      word.tokens.contains(where: { isFunction[Int(tokens[$0].word)] })
    else { return nil }
    var hash = KeyHash()
    hash.add(tokens[token].word)
    return hash.value
  }

  private func isFunctionWord(_ word: HanWord) -> Bool {
    word.tokens.allSatisfy { isFunction[Int(tokens[$0].word)] }
  }

  /// The share of the places of a join that must be told.
  private static let leastShare = 0.85
}
