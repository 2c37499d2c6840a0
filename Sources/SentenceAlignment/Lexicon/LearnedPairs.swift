/// How often each pair of tokens is taken to be a translation, and in which passages.
///
/// Everything has two directions: the first number is that of the target token given the source
/// token, the second the reverse.
struct LearnedPairs {
  private static let leastCount: Float = 0.8

  private let pairs: TokenPairs
  private let source: TokenRows
  private let target: TokenRows
  private let linkStarts: [Int]
  private let tokens: Int
  /// How likely a translation is at least.
  private let leastProbability: Float
  /// Per pair its two probabilities and its two expected counts, together for the cache's sake.
  private var states: [SIMD4<Float>]
  /// Per token the sum of the counts of its pairs, as a source and as a target token.
  private var totals: [SIMD2<Float>]
  /// Whether the pairs are no longer all equally likely.
  private var isTrained = false

  /// Makes pairs that are all equally likely.
  init(
    pairs: TokenPairs, source: TokenRows, target: TokenRows, linkStarts: [Int], tokens: Int,
    leastProbability: Float
  ) {
    self.pairs = pairs
    self.source = source
    self.target = target
    self.linkStarts = linkStarts
    self.tokens = tokens
    self.leastProbability = leastProbability
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
      let targets = shares.targets.span
      var states = self.states.mutableSpan
      var link = linkStarts[passage]
      for source in shares.sources {
        for position in targets.indices {
          let pair = Int(links[link])
          let state = states[pair]
          states[pair].highHalf = state.highHalf + state.lowHalf * SIMD2(targets[position], source)
          link += 1
        }
      }
    }
  }

  /// One over the sums of probabilities in a passage: per token of the target those of the source
  /// tokens given which it may stand, and the reverse.
  private struct PassageShares {
    private(set) var targets: [Float] = []
    private(set) var sources: [Float] = []

    mutating func take(of learned: borrowing LearnedPairs, _ passage: Int) {
      let sourceCount = learned.source.range(passage).count
      let targetCount = learned.target.range(passage).count
      guard learned.isTrained else {
        targets = [Float](repeating: 1 / Float(max(1, sourceCount)), count: targetCount)
        sources = [Float](repeating: 1 / Float(max(1, targetCount)), count: sourceCount)
        return
      }
      var targets = [Float](repeating: 0, count: targetCount)
      var sources = [Float](repeating: 0, count: sourceCount)
      let links = learned.pairs.links.span
      let states = learned.states.span
      var targetSums = targets.mutableSpan
      var sourceSums = sources.mutableSpan
      var link = learned.linkStarts[passage]
      for source in sourceSums.indices {
        var sum: Float = 0
        for target in targetSums.indices {
          let state = states[Int(links[link])]
          targetSums[target] += state.x
          sum += state.y
          link += 1
        }
        sourceSums[source] = sum > 0 ? 1 / sum : 0
      }
      for target in targetSums.indices {
        targetSums[target] = targetSums[target] > 0 ? 1 / targetSums[target] : 0
      }
      (self.targets, self.sources) = (targets, sources)
    }
  }

  /// The lexicon, with identical tokens as each other's translation.
  func lexicon(identical: [Int32]) -> TranslationLexicon {
    var entries: [(source: Int32, target: Int32, weight: Float)] = identical.map { ($0, $0, 1) }
    for pair in states.indices where pairs.sources[pair] != pairs.targets[pair] {
      let weight = self.weight(states[pair].highHalf, states[pair].lowHalf)
      if weight > 0 { entries.append((pairs.sources[pair], pairs.targets[pair], weight)) }
    }
    entries.sort { ($0.source, $0.target) < ($1.source, $1.target) }
    return TranslationLexicon(tokens: tokens, entries: entries)
  }

  /// The mean of both probabilities, those not to be trusted as 0.
  private func weight(_ counts: SIMD2<Float>, _ probabilities: SIMD2<Float>) -> Float {
    let isTrusted = (counts .> Self.leastCount) .& (probabilities .> leastProbability)
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
    let candidates = takeCounts(of: passage, into: &share.counts, &share.totals)
    let (sources, targets) = (pairs.sources.span, pairs.targets.span)
    var product: Float = 0
    for pair in candidates.lazy.map(Int.init) where share.counts[pair] != .zero {
      let (from, to) = (Int(sources[pair]), Int(targets[pair]))
      if from != to {
        let counts = states[pair].highHalf - share.counts[pair]
        let totals = SIMD2(
          totals[from].x - share.totals[from].x, totals[to].y - share.totals[to].y)
        let weight = self.weight(states[pair].highHalf, states[pair].lowHalf)
        let rest = self.weight(counts, counts / totals)
        product += sourceValues[from] * targetValues[to] * (weight - rest)
      }
      share.counts[pair] = .zero
    }
    for position in source.range(passage) { share.totals[Int(source.numbers[position])] = .zero }
    for position in target.range(passage) { share.totals[Int(target.numbers[position])] = .zero }
    return product
  }

  /// Counts a passage's pairs, and returns those that may have a weight; only the totals of their tokens
  /// have the others.
  private func takeCounts(
    of passage: Int, into counts: inout [SIMD2<Float>], _ totals: inout [SIMD2<Float>]
  ) -> [Int32] {
    var shares = PassageShares()
    shares.take(of: self, passage)
    let (links, states) = (pairs.links.span, states.span)
    let (fromRange, toRange) = (source.range(passage), target.range(passage))
    let (from, to) = (source.numbers.span, target.numbers.span)
    let (sources, targets) = (shares.sources.span, shares.targets.span)
    var candidates: [Int32] = []
    var counts = counts.mutableSpan
    var totals = totals.mutableSpan
    var link = linkStarts[passage]
    for source in sources.indices {
      var sum: Float = 0
      let share = sources[source]
      for target in targets.indices {
        let pair = Int(links[link])
        let state = states[pair]
        let own = state.lowHalf * SIMD2(targets[target], share)
        sum += own.x
        totals[Int(to[toRange.lowerBound + target])].y += own.y
        if state.z > Self.leastCount || state.w > Self.leastCount {
          counts[pair] += own
          candidates.append(Int32(pair))
        }
        link += 1
      }
      totals[Int(from[fromRange.lowerBound + source])].x += sum
    }
    return candidates
  }
}
