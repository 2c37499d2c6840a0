/// The boundaries inside the words of a language that writes a space behind every syllable, as Vietnamese
/// does: *thư viện* is one word, and neither *thư* nor *viện* is a name.
///
/// Two neighbours are of one word where one of them mostly stands with the other, and the pair is common
/// beside both (the coefficient of Dice 1945), which it is not with a word that stands anywhere. Where a
/// syllable could belong to either side it belongs to the one that it is closer to.
struct BoundSyllables: Sendable {
  /// The tokens that belong to the word of the token before them.
  private var continued: Set<Int32> = []

  /// Whether a word goes on at a token: nothing begins there, and nothing ends before it.
  func goesOn(at token: Int) -> Bool { continued.contains(Int32(token)) }

  /// Whether a token is a part of a longer word.
  func isPart(_ token: Int) -> Bool { goesOn(at: token) || goesOn(at: token + 1) }

  /// Reads the segments of one language, in time linear in the tokens.
  init(in language: Int, of corpus: Corpus) {
    var counts: [Int32: Int] = [:]
    var pairs: [Int64: Int] = [:]
    Self.read(language, corpus) { token, isJoined in
      counts[corpus.tokens[token].word, default: 0] += 1
      if isJoined { pairs[Self.pair(before: token, corpus), default: 0] += 1 }
    }
    var ties: [Int64: Double] = [:]
    for (pair, count) in pairs where count >= Self.fewestPairs {
      let (first, second) = (
        counts[Int32(truncatingIfNeeded: pair >> 32)] ?? 0,
        counts[Int32(truncatingIfNeeded: pair)] ?? 0
      )
      let dice = Double(2 * count) / Double(first + second)
      if count * 2 > min(first, second), dice >= Self.leastDice { ties[pair] = dice }
    }
    var last: (token: Int, tie: Double) = (-1, 0)
    Self.read(language, corpus) { token, isJoined in
      guard isJoined, let tie = ties[Self.pair(before: token, corpus)] else { return }
      if last.token == token - 1 {
        guard tie > last.tie else { return }
        continued.remove(Int32(last.token))
      }
      continued.insert(Int32(token))
      last = (token, tie)
    }
  }

  private static let fewestPairs = 5
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
