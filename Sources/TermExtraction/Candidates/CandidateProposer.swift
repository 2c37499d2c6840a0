/// Finds the stretches of a segment that may be terms, by the rules of one language.
protocol CandidateProposer: Sendable {
  /// The candidates of a segment, each stretch once, in any order.
  func spans(in segment: Int, of corpus: Corpus) -> [CandidateSpan]

  /// What identifies the candidate at a stretch whatever its inflection and case.
  func key(of span: CandidateSpan, in corpus: Corpus) -> UInt64

  /// How many words long a stretch is.
  func length(of span: CandidateSpan, in corpus: Corpus) -> Int

  /// Whether a word of the vocabulary only holds others together, in a language whose words of that
  /// kind word alignment does not know.
  func isFunction(_ word: Int32) -> Bool

  /// Whether a word of the vocabulary is a verb or an adjective for its ending, and ends no name.
  func isPredicate(_ word: Int32) -> Bool

  /// Whether a word goes on at a token behind a space: nothing begins there, and nothing ends before it.
  func cutsWord(at token: Int) -> Bool
}

extension CandidateProposer {
  func isFunction(_ word: Int32) -> Bool { false }

  func isPredicate(_ word: Int32) -> Bool { false }

  func cutsWord(at token: Int) -> Bool { false }

  func length(of span: CandidateSpan, in corpus: Corpus) -> Int { span.tokens.count }
}

/// A hash of token numbers that is the same in every run (FNV-1a over 32-bit words).
struct KeyHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a number.
  mutating func add(_ number: Int32) {
    value = (value ^ UInt64(UInt32(bitPattern: number))) &* 0x100_0000_01b3
    value ^= value >> 29
  }
}
