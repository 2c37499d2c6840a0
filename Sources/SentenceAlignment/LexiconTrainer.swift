/// Learns a lexicon from passages that are taken to say the same.
///
/// IBM model 1 (Brown et al. 1993) in both directions by expectation maximisation. Counts are
/// discounted by ``smoothing`` so that a pair seen once does not count as certain.
struct LexiconTrainer {
  private static let iterations = 5
  private static let smoothing: Float = 1
  private static let leastProbability: Float = 0.02
  private static let leastCount: Float = 0.8
  private static let longestPassage = 200
  /// How many pairs of tokens are looked at; of more, an even sample.
  static let budget = 6_000_000

  private let tokens: Int
  private var source = TokenRows()
  private var target = TokenRows()
  private var linkStarts = [0]

  /// Makes a trainer for tokens with numbers below a bound.
  init(tokens: Int) { self.tokens = tokens }

  /// Adds two passages that say the same; too long ones are left out.
  mutating func add(_ source: [Int32], _ target: [Int32]) {
    guard !source.isEmpty, !target.isEmpty, source.count < Self.longestPassage,
      target.count < Self.longestPassage
    else { return }
    let links = linkStarts[linkStarts.count - 1] + source.count * target.count
    self.source.append(source)
    self.target.append(target)
    linkStarts.append(links)
  }

  /// The lexicon, with identical tokens as each other's translation.
  ///
  /// - Complexity: O(pairs of tokens in the passages).
  func lexicon(identical: [Int32]) -> TranslationLexicon {
    let pairs = TokenPairs(tokens: tokens, source: source, target: target, linkStarts: linkStarts)
    let forward = probabilities(pairs, given: .source)
    let backward = probabilities(pairs, given: .target)
    var entries: [(source: Int32, target: Int32, weight: Float)] = identical.map { ($0, $0, 1) }
    for pair in pairs.sources.indices where pairs.sources[pair] != pairs.targets[pair] {
      let weight = (forward[pair] + backward[pair]) / 2
      if weight > 0 { entries.append((pairs.sources[pair], pairs.targets[pair], weight)) }
    }
    entries.sort { ($0.source, $0.target) < ($1.source, $1.target) }
    return TranslationLexicon(tokens: tokens, entries: entries)
  }

  private enum Side { case source, target }

  /// The probability of each pair given its token of one side; 0 for those not to be trusted.
  private func probabilities(_ pairs: TokenPairs, given side: Side) -> [Float] {
    let givenOf = side == .source ? pairs.sources : pairs.targets
    var probability = [Float](repeating: 1, count: pairs.sources.count)
    var counts = probability
    for _ in 0..<Self.iterations {
      counts = [Float](repeating: 0, count: probability.count)
      var totals = [Float](repeating: Self.smoothing, count: tokens)
      for passage in 0..<source.count {
        expect(passage, pairs.links, side, probability, into: &counts)
      }
      for pair in counts.indices { totals[Int(givenOf[pair])] += counts[pair] }
      for pair in counts.indices {
        probability[pair] = counts[pair] / totals[Int(givenOf[pair])]
      }
    }
    for pair in counts.indices
    where counts[pair] <= Self.leastCount || probability[pair] <= Self.leastProbability {
      probability[pair] = 0
    }
    return probability
  }

  /// Shares out each token of a passage among the tokens of the given side.
  private func expect(
    _ passage: Int, _ links: [Int32], _ side: Side, _ probability: [Float],
    into counts: inout [Float]
  ) {
    let columns = source.range(passage).count
    let rows = target.range(passage).count
    let start = linkStarts[passage]
    let (outer, inner) = side == .source ? (rows, columns) : (columns, rows)
    let (outerStep, innerStep) = side == .source ? (columns, 1) : (1, columns)
    for first in 0..<outer {
      var sum: Float = 0
      var link = start + first * outerStep
      for _ in 0..<inner {
        sum += probability[Int(links[link])]
        link += innerStep
      }
      guard sum > 0 else { continue }
      link = start + first * outerStep
      for _ in 0..<inner {
        let pair = Int(links[link])
        counts[pair] += probability[pair] / sum
        link += innerStep
      }
    }
  }
}
