/// How much a candidate looks like a proper name.
enum NameShare {
  /// The share of its places, 0…1, where every word begins with a capital although the text around
  /// does not ask for one; 0 for candidates that hardly occur inside a sentence.
  static func share(of candidate: Candidate, in corpus: Corpus) -> Double {
    var (capital, inside) = (0, 0)
    for span in candidate.spans {
      let segment = corpus.segments[Int(span.segment)]
      guard !segment.isLabel, span.tokens.lowerBound > segment.tokens.lowerBound,
        corpus.tokens[span.tokens.lowerBound - 1].script.isWord
      else { continue }
      inside += 1
      // Text in capitals throughout names nothing.
      guard !isShouted(segment, corpus) else { continue }
      let isCapital = span.tokens.allSatisfy { token in
        corpus.tokens[token].isCapitalized
          || corpus.tokens[token].end - corpus.tokens[token].start <= 3
      }
      if isCapital, corpus.tokens[span.tokens.lowerBound].isCapitalized { capital += 1 }
    }
    return inside == 0 ? 0 : Double(capital) / Double(inside)
  }

  private static func isShouted(_ segment: CorpusSegment, _ corpus: Corpus) -> Bool {
    let words = segment.tokens.filter { corpus.tokens[$0].script == .latin }
    return 3 * words.count { corpus.tokens[$0].isCapitalized } > 2 * words.count
  }
}
