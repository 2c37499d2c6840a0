/// How much candidates look like proper names.
struct NameShare {
  /// For each segment, whether its text is in capitals throughout and so names nothing.
  private let isShouted: [Bool]
  /// For each word of the vocabulary, whether sentences mostly write it small.
  private let isSmall: [Bool]

  /// Looks at the segments of a corpus.
  init(_ corpus: Corpus) {
    isShouted = corpus.segments.map { Self.isShouted($0, corpus) }
    var surplus = Array(repeating: 0, count: corpus.vocabulary.texts.count)
    for segment in corpus.segments where !segment.isLabel {
      for token in segment.tokens.dropFirst() where corpus.tokens[token].script == .latin {
        surplus[Int(corpus.tokens[token].word)] +=
          corpus.tokens[token].isCapitalized ? -Self.capitalWeight : 1
      }
    }
    isSmall = surplus.map { $0 > 0 }
  }

  /// Whether a candidate stands in headings alone, which write words with a capital that sentences
  /// write small: “Context Vectors”.
  func isHeading(_ candidate: Candidate, in corpus: Corpus) -> Bool {
    candidate.spans.allSatisfy { span in
      corpus.segments[Int(span.segment)].isLabel
        && span.tokens.allSatisfy { token in
          corpus.tokens[token].script != .latin || isSmall[Int(corpus.tokens[token].word)]
        }
    }
  }

  /// How many words in small letters outweigh one with a capital.
  private static let capitalWeight = 3

  /// The share of its places, 0…1, where every word begins with a capital although the text around
  /// does not ask for one; 0 for candidates that hardly occur inside a sentence.
  func share(of candidate: Candidate, in corpus: Corpus) -> Double {
    var (capital, inside) = (0, 0)
    for span in candidate.spans {
      let segment = corpus.segments[Int(span.segment)]
      guard !segment.isLabel, span.tokens.lowerBound > segment.tokens.lowerBound,
        corpus.tokens[span.tokens.lowerBound - 1].script.isWord
      else { continue }
      inside += 1
      guard !isShouted[Int(span.segment)] else { continue }
      let isCapital = span.tokens.allSatisfy { token in
        corpus.tokens[token].isCapitalized
          || corpus.tokens[token].end - corpus.tokens[token].start <= 3
      }
      if isCapital, corpus.tokens[span.tokens.lowerBound].isCapitalized { capital += 1 }
    }
    return inside == 0 ? 0 : Double(capital) / Double(inside)
  }

  private static func isShouted(_ segment: CorpusSegment, _ corpus: Corpus) -> Bool {
    var (words, capitals) = (0, 0)
    for token in segment.tokens where [.latin, .cyrillic].contains(corpus.tokens[token].script) {
      words += 1
      if corpus.tokens[token].isCapitalized { capitals += 1 }
    }
    return 3 * capitals > 2 * words
  }
}
