/// How often each pair of tokens is taken to be a translation, and in which passages.
///
/// Everything has two directions: the first number is that of the target token given the source
/// token, the second the reverse.
struct LearnedPairs {
  private static let leastProbability: Float = 0.02
  private static let leastCount: Float = 0.8

  private let pairs: TokenPairs
  private let source: TokenRows
  private let target: TokenRows
  private let linkStarts: [Int]
  private let tokens: Int
  /// Per pair its two probabilities and its two expected counts, together for the cache's sake.
  private var states: [SIMD4<Float>]
  /// Per token the sum of the counts of its pairs, as a source and as a target token.
  private var totals: [SIMD2<Float>]
  /// Whether the pairs are no longer all equally likely.
  private var isTrained = false

  /// Makes pairs that are all equally likely.
  init(
    pairs: TokenPairs, source: TokenRows, target: TokenRows, linkStarts: [Int], tokens: Int
  ) {
    self.pairs = pairs
    self.source = source
    self.target = target
    self.linkStarts = linkStarts
    self.tokens = tokens
    states = [SIMD4<Float>](repeating: SIMD4(1, 1, 0, 0), count: pairs.sources.count)
    totals = [SIMD2<Float>](repeating: .zero, count: tokens)
  }

  /// Counts with the present probabilities, and takes the counts' for the next ones.
  mutating func iterate() {
    count()
    isTrained = true
    let (pairs, sums) = (self.pairs, summedCounts)
    totals = sums
    let (sources, targets, totals) = (pairs.sources.span, pairs.targets.span, sums.span)
    var states = states.mutableSpan
    for pair in states.indices {
      states[pair].lowHalf =
        states[pair].highHalf
        / SIMD2(totals[Int(sources[pair])].x, totals[Int(targets[pair])].y)
    }
  }

  /// Per token the sum of the present counts of its pairs.
  private var summedCounts: [SIMD2<Float>] {
    let smoothing = LexiconTrainer.smoothing
    var sums = [SIMD2<Float>](repeating: SIMD2(smoothing, smoothing), count: tokens)
    var totals = sums.mutableSpan
    let (sources, targets, states) = (pairs.sources.span, pairs.targets.span, states.span)
    // Pairs of one source token are neighbours: their sum is written when it is whole.
    var (source, sum) = (0, smoothing)
    for pair in states.indices {
      let next = Int(sources[pair])
      if next != source {
        totals[source].x = sum
        (source, sum) = (next, totals[next].x)
      }
      sum += states[pair].z
      totals[Int(targets[pair])].y += states[pair].w
    }
    if !states.isEmpty { totals[source].x = sum }
    return sums
  }

  /// Shares each passage's tokens out among the pairs.
  private mutating func count() {
    for pair in states.indices { states[pair].highHalf = .zero }
    let (pairs, linkStarts) = (self.pairs, self.linkStarts)
    let links = pairs.links.span
    var shares = PassageShares()
    for passage in 0..<source.count {
      shares.take(of: self, passage)
      let columns = shares.columns.span
      var states = self.states.mutableSpan
      var link = linkStarts[passage]
      for row in shares.rows {
        for column in columns.indices {
          let pair = Int(links[link])
          let state = states[pair]
          states[pair].highHalf = state.highHalf + state.lowHalf * SIMD2(row, columns[column])
          link += 1
        }
      }
    }
  }

  /// One over the sums of probabilities in a passage: per token of the target those of the source
  /// tokens given which it may stand, and the reverse.
  private struct PassageShares {
    private(set) var rows: [Float] = []
    private(set) var columns: [Float] = []

    mutating func take(of learned: borrowing LearnedPairs, _ passage: Int) {
      let columnCount = learned.source.range(passage).count
      let rowCount = learned.target.range(passage).count
      var rowSums = [Float](repeating: 0, count: rowCount)
      var columnSums = [Float](repeating: 0, count: columnCount)
      let links = learned.pairs.links.span
      let states = learned.states.span
      var rows = rowSums.mutableSpan
      var columns = columnSums.mutableSpan
      guard learned.isTrained else {
        self.rows = [Float](repeating: 1 / Float(max(1, columnCount)), count: rowCount)
        self.columns = [Float](repeating: 1 / Float(max(1, rowCount)), count: columnCount)
        return
      }
      var link = learned.linkStarts[passage]
      for row in 0..<rowCount {
        var sum: Float = 0
        for column in 0..<columnCount {
          let state = states[Int(links[link])]
          sum += state.x
          columns[column] += state.y
          link += 1
        }
        rows[row] = sum > 0 ? 1 / sum : 0
      }
      for column in 0..<columnCount {
        columns[column] = columns[column] > 0 ? 1 / columns[column] : 0
      }
      self.rows = rowSums
      self.columns = columnSums
    }
  }

  /// The lexicon, with identical tokens as each other's translation.
  func lexicon(identical: [Int32]) -> TranslationLexicon {
    var entries: [(source: Int32, target: Int32, weight: Float)] = identical.map { ($0, $0, 1) }
    for pair in states.indices where pairs.sources[pair] != pairs.targets[pair] {
      let weight = Self.weight(states[pair].highHalf, states[pair].lowHalf)
      if weight > 0 { entries.append((pairs.sources[pair], pairs.targets[pair], weight)) }
    }
    entries.sort { ($0.source, $0.target) < ($1.source, $1.target) }
    return TranslationLexicon(tokens: tokens, entries: entries)
  }

  /// The mean of both probabilities, those not to be trusted as 0.
  private static func weight(_ counts: SIMD2<Float>, _ probabilities: SIMD2<Float>) -> Float {
    let isTrusted = (counts .> Self.leastCount) .& (probabilities .> Self.leastProbability)
    return SIMD2<Float>.zero.replacing(with: probabilities, where: isTrusted).sum() / 2
  }
}

extension LearnedPairs {
  /// What a text's own passage taught about it, to be taken off when the passage is judged.
  struct OwnShare {
    fileprivate var counts: [SIMD2<Float>]
    fileprivate var totals: [SIMD2<Float>]

    /// Makes room for the shares of passages of what was learned.
    init(_ learned: LearnedPairs) {
      counts = [SIMD2<Float>](repeating: .zero, count: learned.states.count)
      totals = [SIMD2<Float>](repeating: .zero, count: learned.tokens)
    }
  }

  /// How much of the product of a passage's sides is owed to the passage itself.
  ///
  /// The lexicon's weights are compared with those it would have without the passage
  /// (leave-one-out), so that passages wrongly taken as translations do not vouch for themselves.
  /// The sides are given as weights per token; the share is room to count in.
  func ownProduct(
    _ passage: Int, source sourceValues: [Float], target targetValues: [Float],
    share: inout OwnShare
  ) -> Float {
    var shares = PassageShares()
    shares.take(of: self, passage)
    let range = linkStarts[passage]..<linkStarts[passage + 1]
    let (links, states) = (pairs.links.span, states.span)
    let (sources, targets) = (pairs.sources.span, pairs.targets.span)
    var link = range.lowerBound
    for row in shares.rows {
      for column in shares.columns {
        let pair = Int(links[link])
        let own = states[pair].lowHalf * SIMD2(row, column)
        share.counts[pair] += own
        share.totals[Int(sources[pair])].x += own.x
        share.totals[Int(targets[pair])].y += own.y
        link += 1
      }
    }
    var product: Float = 0
    for link in range {
      let pair = Int(links[link])
      guard share.counts[pair] != .zero else { continue }
      let (from, to) = (Int(sources[pair]), Int(targets[pair]))
      if from != to {
        let counts = states[pair].highHalf - share.counts[pair]
        let totals = SIMD2(
          totals[from].x - share.totals[from].x, totals[to].y - share.totals[to].y)
        let weight = Self.weight(states[pair].highHalf, states[pair].lowHalf)
        let rest = Self.weight(counts, counts / totals)
        product += sourceValues[from] * targetValues[to] * (weight - rest)
      }
      share.counts[pair] = .zero
    }
    for position in source.range(passage) { share.totals[Int(source.numbers[position])] = .zero }
    for position in target.range(passage) { share.totals[Int(target.numbers[position])] = .zero }
    return product
  }
}
