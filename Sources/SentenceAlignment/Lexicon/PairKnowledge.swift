/// What was learned about a pair of languages from a first alignment of texts in them.
struct PairKnowledge {
  /// Per token its weight on the source side; 0 leaves it out.
  let sourceWeights: [Float]
  /// Per token its weight on the target side.
  let targetWeights: [Float]
  /// Translations of source tokens.
  let lexicon: TranslationLexicon
  /// Translations of target tokens.
  let reversed: TranslationLexicon
  /// What the lexicons were made from.
  let learned: LearnedPairs
  /// Per document and bead the number of its passage in what was learned, if it was used.
  let passages: [[Int?]]
  /// Lengths and shapes.
  let statistics: BeadStatistics
  /// Whether so much was learned from that the lexicon need not be refined as often as it gets better.
  let isLarge: Bool

  /// How often the lexicon is refined: five times make it as good as it gets.
  static let most = 5
  /// Enough in large texts for a rough look, or for a last one at what is nearly known.
  static let few = 3

  /// How likely a translation is at least: where there is little to learn from, the weak ones help, too, where
  /// there is much, they only make sums longer.
  private static let leastProbability = (small: Float(0.02), large: Float(0.05))

  /// Learns from alignments of several documents.
  init(
    _ documents: [(source: PreparedVersion, target: PreparedVersion, beads: [Bead])],
    vocabulary: TokenVocabulary, iterations: Int = most
  ) {
    let source = TokenCounts(documents.map(\.source.tokens), tokens: vocabulary.count)
    let target = TokenCounts(documents.map(\.target.tokens), tokens: vocabulary.count)
    let identical = (0..<vocabulary.count).filter { source.uses[$0] > 0 && target.uses[$0] > 0 }
    var isKept = vocabulary.isCue.map { !$0 }
    for token in identical { isKept[token] = true }
    sourceWeights = source.weights(isKept)
    targetWeights = target.weights(isKept)
    let texts = documents.map { document in
      document.beads.map { bead in
        (
          source.repeated(document.source.tokens, bead.source, isKept),
          target.repeated(document.target.tokens, bead.target, isKept)
        )
      }
    }
    let links = texts.joined().reduce(0) { $0 + $1.0.count * $1.1.count }
    let share = min(1, Double(LexiconTrainer.budget) / Double(max(1, links)))
    var trainer = LexiconTrainer(tokens: vocabulary.count)
    var number = 0
    passages = texts.map { texts in
      texts.map { text in
        number += 1
        guard Int(Double(number) * share) > Int(Double(number - 1) * share) else { return nil }
        return trainer.add(text.0, text.1)
      }
    }
    isLarge = links > LexiconTrainer.budget / 8
    learned = trainer.trained(
      iterations: isLarge ? iterations : Self.most,
      leastProbability: isLarge ? Self.leastProbability.large : Self.leastProbability.small)
    lexicon = learned.lexicon(identical: identical.map { Int32($0) })
    reversed = lexicon.reversed
    statistics = BeadStatistics(documents)
  }
}
