/// How freely what surrounds a stretch of Han characters varies: words occur in many contexts,
/// fragments of words in one (branching entropy after Jin and Tanaka-Ishii 2006, with counts of
/// distinct neighbours in place of the entropy, which short texts do not support).
enum BoundaryFreedom {
  /// The distinct neighbours on the less varied side; marks, function words and the edges of a
  /// segment are each a neighbour of their own.
  static func least(of candidate: Candidate, in corpus: Corpus) -> Int {
    var left: Set<Int32> = []
    var right: Set<Int32> = []
    var (openLeft, openRight) = (0, 0)
    for span in candidate.spans {
      let segment = corpus.segments[Int(span.segment)].tokens
      if let word = neighbor(
        span.tokens.lowerBound - 1, segment, corpus,
        isParted: corpus.isBreak[span.tokens.lowerBound])
      {
        left.insert(word)
      } else {
        openLeft += 1
      }
      if let word = neighbor(
        span.tokens.upperBound, segment, corpus,
        isParted: !segment.contains(span.tokens.upperBound)
          || corpus.isBreak[span.tokens.upperBound])
      {
        right.insert(word)
      } else {
        openRight += 1
      }
    }
    return min(left.count + openLeft, right.count + openRight)
  }

  /// The Han character at a token; nil for marks and function words, but not for the half of a word
  /// that is spelt like one: 求体 has 请 before it wherever it stands.
  private static func neighbor(
    _ token: Int, _ segment: Range<Int>, _ corpus: Corpus, isParted: Bool
  ) -> Int32? {
    guard segment.contains(token), corpus.tokens[token].script == .han,
      !isParted || !functionCharacters.contains(corpus.word(token))
    else { return nil }
    return corpus.tokens[token].word
  }

  private static let functionCharacters = ChineseWords.functionCharacters.all

  /// Whether the dictionary sees boundaries at both ends, at most places.
  static func endsAtBreaks(_ candidate: Candidate, in corpus: Corpus) -> Bool {
    let good = candidate.spans.count { span in
      let upper = span.tokens.upperBound
      let segment = corpus.segments[Int(span.segment)].tokens
      return corpus.isBreak[span.tokens.lowerBound]
        && (upper >= segment.upperBound || corpus.isBreak[upper])
    }
    return 2 * good > candidate.count
  }
}
