import LanguageText

/// Tells phrases that stand once in a long text and may be terms all the same: whole phrases of
/// words that recur, such as “present value model” in a text about values and models.
///
/// Word alignment has seen each of the words elsewhere, and so can carry the phrase to its
/// translation.
struct RecurringWords {
  /// By the words of the vocabulary, how often the language has each.
  private let counts: [Int32]

  /// Counts the words of some segments of one language; nil where such phrases are not looked for:
  /// in a text that is not aligned with another, and where no spaces part the words.
  init?(in segments: [Int], of corpus: Corpus) {
    guard corpus.languages.count > 1, let first = segments.first,
      !corpus.languages[corpus.segments[first].language].isWrittenWithoutSpaces
    else { return nil }
    var counts = [Int32](repeating: 0, count: corpus.vocabulary.texts.count)
    for segment in segments {
      for token in corpus.segments[segment].tokens { counts[Int(corpus.tokens[token].word)] += 1 }
    }
    self.counts = counts
  }

  /// Whether a stretch that the text parts from its neighbours has several words, all of which recur.
  func makeUp(_ span: CandidateSpan, in corpus: Corpus) -> Bool {
    span.cues.contains(.delimited) && (2...Self.longest).contains(span.tokens.count)
      && span.tokens.allSatisfy { counts[Int(corpus.tokens[$0].word)] >= Self.fewest }
  }

  /// Words of a phrase, at most.
  private static let longest = 4
  /// How often each of them stands, at least.
  private static let fewest = 5
}
