/// Latin names inside text of another script: “Activity Indicator”, “SF Symbols”.
struct LatinNames: Sendable {
  /// Words of a name, at most.
  static let longest = 4

  private let lemmas: [Int32]
  private let stops: [Bool]

  /// Prepares lemmas for the vocabulary of a corpus.
  init(vocabulary: inout Vocabulary) {
    let texts = vocabulary.texts
    stops = texts.map {
      EnglishWords.function.contains($0) || $0.utf8.count < 2 || Self.isHashOfCommit($0)
    }
    var lemmas: [Int32] = []
    for text in texts { lemmas.append(vocabulary.number(of: EnglishNoun.singular(of: text))) }
    self.lemmas = lemmas
  }

  /// Whether a word may be what git calls a commit, as lists of changes have them: `7f83b16`.
  private static func isHashOfCommit(_ word: String) -> Bool {
    let bytes = word.utf8
    return (7...40).contains(bytes.count)
      && bytes.allSatisfy { $0 &- 0x30 < 10 || $0 &- 0x61 < 6 }
      && bytes.contains { $0 &- 0x30 < 10 } && bytes.contains { $0 &- 0x61 < 6 }
  }

  /// The number of the singular of a word.
  func lemma(of word: Int32) -> Int32 { lemmas[Int(word)] }

  /// Whether the word cannot begin or end a name.
  func isStop(_ word: Int32) -> Bool { Int(word) >= stops.count || stops[Int(word)] }

  /// Appends the names in a run of Latin words: all stretches that no stop word begins or ends.
  func append(
    in run: Range<Int>, of segment: Int, _ corpus: Corpus, to result: inout [CandidateSpan]
  ) {
    for lower in run where !isStop(corpus.tokens[lower].word) {
      for upper in lower + 1...min(run.upperBound, lower + Self.longest)
      where !isStop(corpus.tokens[upper - 1].word) {
        result.append(
          CandidateSpan(
            segment: Int32(segment), lower: Int32(lower), upper: Int32(upper),
            cues: lower == run.lowerBound && upper == run.upperBound ? .delimited : []))
      }
    }
  }
}
