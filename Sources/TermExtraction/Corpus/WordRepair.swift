import LanguageText

/// Takes back boundaries that a dictionary sees inside a word of the corpus: 可调|用 is one word
/// where 可调 never stands without 用.
struct WordRepair {
  private struct Pair: Hashable {
    var first: UInt64
    var second: UInt64
  }

  /// A word as the dictionary sees it.
  private struct Word {
    var tokens: Range<Int>
    var key: UInt64
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
  /// without the other.
  func boundaries(_ isBreak: [Bool], in segments: some Sequence<Range<Int>>) -> [Bool] {
    var counts: [UInt64: Int] = [:]
    var pairs: [Pair: Int] = [:]
    var places: [(pair: Pair, token: Int)] = []
    for segment in segments {
      var last: Word?
      for word in words(of: segment, isBreak) {
        counts[word.key, default: 0] += 1
        if let last, last.tokens.upperBound == word.tokens.lowerBound, mayBeOne(last, word) {
          let pair = Pair(first: last.key, second: word.key)
          pairs[pair, default: 0] += 1
          places.append((pair, word.tokens.lowerBound))
        }
        last = word
      }
    }
    var result = isBreak
    for place in places {
      let count = pairs[place.pair] ?? 0
      let least = min(counts[place.pair.first] ?? 0, counts[place.pair.second] ?? 0)
      if count >= Self.fewest, Double(count) >= Self.leastShare * Double(least) {
        result[place.token] = false
      }
    }
    return result
  }

  /// The words of Han characters in a segment.
  private func words(of segment: Range<Int>, _ isBreak: [Bool]) -> [Word] {
    var result: [Word] = []
    var start = segment.lowerBound
    while start < segment.upperBound {
      guard tokens[start].script == .han else {
        start += 1
        continue
      }
      var hash = KeyHash()
      var end = start
      repeat {
        hash.add(tokens[end].word)
        end += 1
      } while end < segment.upperBound && tokens[end].script == .han && !isBreak[end]
        && !tokens[end].followsSpace
      result.append(Word(tokens: start..<end, key: hash.value))
      start = end
    }
    return result
  }

  private func mayBeOne(_ one: Word, _ other: Word) -> Bool {
    guard !tokens[other.tokens.lowerBound].followsSpace,
      one.tokens.count == 1 || other.tokens.count == 1
    else { return false }
    return [one, other].allSatisfy { word in
      word.tokens.count > 1 || isPart(vocabulary[tokens[word.tokens.lowerBound].word])
    }
  }

  /// Whether a character may be a part of a word: 的 is none, nor are those that say where or when.
  private func isPart(_ character: String) -> Bool {
    !ChineseWords.localizers.contains(character)
      && (!ChineseWords.functionCharacters.contains(character)
        || ChineseWords.tolerated.contains(character))
  }

  private static let fewest = 3
  /// The share of the places of the rarer one at which the other is beside it.
  private static let leastShare = 0.85
}
