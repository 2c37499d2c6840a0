/// Finds all places of stretches that are known by what identifies them.
struct StretchFinder<Keys: CandidateProposer> {
  private let keys: Keys
  private let corpus: Corpus
  private let wanted: Set<UInt64>
  /// In tokens, ascending.
  private let lengths: [Int]
  /// What identifies the first tokens.
  private let starts: Set<UInt64>

  /// Prepares finding stretches, each given by one place of it.
  init(_ stretches: [UInt64: Range<Int>], by keys: Keys, in corpus: Corpus) {
    self.keys = keys
    self.corpus = corpus
    wanted = Set(stretches.keys)
    lengths = Set(stretches.values.map(\.count)).sorted()
    starts = Set(
      stretches.values.map { tokens in
        keys.key(
          of: CandidateSpan(
            segment: 0, lower: Int32(tokens.lowerBound), upper: Int32(tokens.lowerBound + 1),
            cues: []), in: corpus)
      })
  }

  /// The places of each stretch in a language, in order.
  ///
  /// Marks count for nothing in what identifies a stretch, so that those behind it are none of it.
  ///
  /// - Complexity: linear in the tokens, times the lengths where one may begin.
  func places(in language: Int, cues: CandidateCues) -> [UInt64: [CandidateSpan]] {
    var found: [UInt64: [CandidateSpan]] = [:]
    guard !wanted.isEmpty else { return found }
    var beginnings = Beginnings(corpus.vocabulary.texts.count)
    for segment in corpus.segments(in: language) {
      let tokens = corpus.segments[segment].tokens
      for lower in tokens {
        var span = CandidateSpan(
          segment: Int32(segment), lower: Int32(lower), upper: Int32(lower + 1), cues: cues)
        let mayBegin = beginnings.mayBegin(corpus.tokens[lower]) {
          starts.contains(keys.key(of: span, in: corpus))
        }
        guard mayBegin else { continue }
        for length in lengths
        where lower + length <= tokens.upperBound
          && corpus.tokens[lower + length - 1].script.isWord
        {
          span.upper = Int32(lower + length)
          let key = keys.key(of: span, in: corpus)
          if wanted.contains(key) { found[key, default: []].append(span) }
        }
      }
    }
    return found
  }

  /// Whether a stretch may begin with a word, remembered for the script that it came in first.
  private struct Beginnings {
    private var known: [(script: TokenScript, mayBegin: Bool)?]

    init(_ words: Int) { known = Array(repeating: nil, count: words) }

    mutating func mayBegin(_ token: TextToken, _ look: () -> Bool) -> Bool {
      if let known = known[Int(token.word)], known.script == token.script { return known.mayBegin }
      let mayBegin = look()
      if known[Int(token.word)] == nil { known[Int(token.word)] = (token.script, mayBegin) }
      return mayBegin
    }
  }
}
