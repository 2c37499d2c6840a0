/// The boundaries inside the words of a language that writes a space behind every syllable, as Vietnamese
/// does: *thư viện* is one word, and neither *thư* nor *viện* is a name.
///
/// Two neighbours are of one word where one of them mostly stands with the other, and the pair is common
/// beside both (the coefficient of Dice 1945). Words that only hold others together are of none.
struct BoundSyllables: Sendable {
  /// The tokens that belong to the word of the token before them.
  private var continued: Set<Int32> = []

  /// Whether a word goes on at a token: nothing begins there, and nothing ends before it.
  func goesOn(at token: Int) -> Bool { continued.contains(Int32(token)) }

  /// Reads the segments of one language, in time linear in the tokens; stop words are folded.
  init(in language: Int, of corpus: Corpus, besides stopWords: Set<String>) {
    var counts: [Int32: Int] = [:]
    var pairs: [Int64: Int] = [:]
    Self.read(language, corpus) { token, isJoined in
      counts[corpus.tokens[token].word, default: 0] += 1
      if isJoined { pairs[Self.pair(before: token, corpus), default: 0] += 1 }
    }
    let bound = Set(
      pairs.filter { pair, count in
        let words = [Int32(truncatingIfNeeded: pair >> 32), Int32(truncatingIfNeeded: pair)]
        guard !words.contains(where: { stopWords.contains(corpus.vocabulary[$0]) }) else {
          return false
        }
        let (first, second) = (counts[words[0]] ?? 0, counts[words[1]] ?? 0)
        return count >= Self.fewestPairs && count * 2 > min(first, second)
          && Double(2 * count) >= Self.leastDice * Double(first + second)
      }.keys)
    Self.read(language, corpus) { token, isJoined in
      if isJoined, bound.contains(Self.pair(before: token, corpus)) {
        continued.insert(Int32(token))
      }
    }
  }

  private static let fewestPairs = 3
  private static let leastDice = 0.3

  private static func pair(before token: Int, _ corpus: Corpus) -> Int64 {
    Int64(corpus.tokens[token - 1].word) << 32 | Int64(corpus.tokens[token].word)
  }

  /// Goes over the words of a language, and tells whether another is right before each.
  private static func read(
    _ language: Int, _ corpus: Corpus, _ body: (_ token: Int, _ isJoined: Bool) -> Void
  ) {
    for segment in corpus.segments where segment.language == language {
      for token in segment.tokens where corpus.tokens[token].script == .latin {
        let isJoined =
          token > segment.tokens.lowerBound && corpus.tokens[token - 1].script == .latin
        body(token, isJoined)
      }
    }
  }
}
