/// How the places of a candidate of an English text look, counted.
struct PlaceCounts: Sendable {
  /// In how many documents.
  private(set) var documents = 0
  /// With no content word on either side.
  private(set) var delimited = 0
  /// At the start of a segment.
  private(set) var first = 0
  /// Behind the start of a segment.
  private(set) var inside = 0
  /// Behind the start of a segment, every word of it with a capital.
  private(set) var capital = 0
  /// How many different words stand before it, and behind.
  private(set) var wordsBefore = 0
  private(set) var wordsBehind = 0
  /// The shares of places with some kinds of neighbours: before it a preposition, a mark or
  /// nothing; behind it an auxiliary, a preposition, a mark or nothing, a content word.
  private(set) var shares: [Float] = []

  /// Counts over the places of a candidate.
  init(_ candidate: Candidate, _ corpus: Corpus, _ contexts: EnglishContexts) {
    var (before, behind): (Set<Int32>, Set<Int32>) = ([], [])
    var seen: Set<Int> = []
    var kinds = Array(repeating: 0, count: 6)
    for span in candidate.spans {
      let tokens = span.tokens
      let segment = corpus.segments[Int(span.segment)]
      seen.insert(segment.document)
      let (left, right) = (tokens.lowerBound - 1, tokens.upperBound)
      before.insert(segment.tokens.contains(left) ? corpus.tokens[left].word : -1)
      behind.insert(segment.tokens.contains(right) ? corpus.tokens[right].word : -1)
      let one = contexts.neighbor(left, segment.tokens, corpus)
      let other = contexts.neighbor(right, segment.tokens, corpus)
      if one != .content, other != .content { delimited += 1 }
      if let place = Self.placeBefore(one) { kinds[place] += 1 }
      if let place = Self.placeBehind(other) { kinds[place] += 1 }
      count(tokens, in: segment.tokens, corpus)
    }
    (documents, wordsBefore, wordsBehind) = (seen.count, before.count, behind.count)
    shares = kinds.map { Float($0) / Float(candidate.count) }
  }

  private mutating func count(_ tokens: Range<Int>, in segment: Range<Int>, _ corpus: Corpus) {
    let isCapital = tokens.allSatisfy {
      corpus.tokens[$0].isCapitalized || EnglishWords.function.contains(corpus.word($0))
    }
    if tokens.lowerBound == segment.lowerBound {
      first += 1
    } else {
      inside += 1
      if isCapital { capital += 1 }
    }
  }

  private static func placeBefore(_ kind: EnglishContexts.Neighbor) -> Int? {
    switch kind {
    case .preposition: 0
    case .mark, .edge: 1
    default: nil
    }
  }

  private static func placeBehind(_ kind: EnglishContexts.Neighbor) -> Int? {
    switch kind {
    case .auxiliary: 2
    case .preposition: 3
    case .mark, .edge: 4
    case .content: 5
    default: nil
    }
  }
}
