/// Pairs of segments that share rare tokens, in an order that both sides follow.
///
/// The pairs are the heaviest chain that rises on both sides, found as in Jacobson and Vo,
/// Heaviest increasing subsequence problems (1992). The heaviest chain that *falls* on one side is
/// what chance gives, since no translation runs backwards.
struct AnchorChain {
  /// Two segments that share tokens.
  struct Link: Hashable {
    var source: Int
    var target: Int
    /// What the shared tokens weigh.
    var weight: Float

    /// The link with its sides exchanged.
    var flipped: Link { Link(source: target, target: source, weight: weight) }
  }

  /// Tokens that occur in more pairs of segments than this are no evidence of place.
  private static let mostPairs = 64

  /// How far apart, as shares of their texts, the two segments of an even link may stand.
  private static let unevenness: Float = 0.1

  /// The links of the chain, rising.
  let links: [Link]
  /// The weight of the chain.
  let weight: Float
  /// The weight of the heaviest falling chain.
  let chance: Float
  /// The links of the heaviest chain where both texts progress evenly, from one end to the other.
  let evenLinks: [Link]

  /// Finds the chains.
  ///
  /// - Complexity: O(p log p) in the number of pairs of segments that share a rare token.
  init(_ source: TokenRows, _ target: TokenRows, tokens: Int) {
    let pairs = Self.pairs(source, target, tokens: tokens)
    links = Self.heaviestChain(pairs, columns: target.count)
    weight = Self.weight(of: links)
    evenLinks = Self.heaviestChain(
      pairs.filter { Self.isEven($0, rows: source.count, columns: target.count) },
      columns: target.count)
    let mirrored = pairs.map {
      Link(source: $0.source, target: target.count - 1 - $0.target, weight: $0.weight)
    }
    chance = Self.weight(of: Self.heaviestChain(mirrored, columns: target.count))
  }

  /// Whether the texts correspond from end to end as far as can be told: an even progress has most of what
  /// speaks for any.
  var isEven: Bool { Self.weight(of: evenLinks) >= Self.mostOfWeight * weight }

  /// Whether the shared tokens keep their order more than chance makes them: less is not worth aligning for, nor
  /// does it say that a part of a text has no counterpart.
  var isOrdered: Bool { order > Self.leastOrder }

  /// How many times as much speaks for the order of the shared tokens as for the reverse.
  var order: Float { weight / max(1, chance) }

  private static let leastOrder: Float = 1.3

  /// Which share of the evidence is most of it.
  private static let mostOfWeight: Float = 0.7

  private static func isEven(_ link: Link, rows: Int, columns: Int) -> Bool {
    let (source, target) = (Float(link.source) + 0.5, Float(link.target) + 0.5)
    return abs(source / Float(rows) - target / Float(columns)) <= unevenness
  }

  private static func weight(of links: [Link]) -> Float { links.reduce(0) { $0 + $1.weight } }

  /// The chain with its sides exchanged.
  var flipped: AnchorChain { AnchorChain(flipping: self) }

  private init(flipping other: AnchorChain) {
    links = other.links.map(\.flipped)
    evenLinks = other.evenLinks.map(\.flipped)
    weight = other.weight
    chance = other.chance
  }

  /// All pairs that share rare tokens, by source and then falling target.
  private static func pairs(_ source: TokenRows, _ target: TokenRows, tokens: Int) -> [Link] {
    let sourceUses = TokenUses(source, tokens: tokens)
    let targetUses = TokenUses(target, tokens: tokens)
    var pairs: [Link] = []
    for token in 0..<tokens {
      let left = sourceUses.rows(of: token)
      let right = targetUses.rows(of: token)
      guard !left.isEmpty, !right.isEmpty, left.count * right.count <= mostPairs else { continue }
      let rarity =
        Surprise.of(Float(left.count) / Float(source.count + 1))
        + Surprise.of(Float(right.count) / Float(target.count + 1))
      let weight = rarity / 2 / Float(max(left.count, right.count))
      for row in left {
        for column in right {
          pairs.append(Link(source: Int(row), target: Int(column), weight: weight))
        }
      }
    }
    pairs.sort { ($0.source, $1.target) < ($1.source, $0.target) }
    var merged: [Link] = []
    for pair in pairs {
      if let last = merged.last, last.source == pair.source, last.target == pair.target {
        merged[merged.count - 1].weight += pair.weight
      } else {
        merged.append(pair)
      }
    }
    return merged
  }

  /// The links of the heaviest chain that rises on both sides, of some links to a text of so many segments.
  static func heaviestChain(_ pairs: [Link], columns: Int) -> [Link] {
    let pairs = pairs.sorted { ($0.source, $1.target) < ($1.source, $0.target) }
    var best = PrefixMaxima(count: columns)
    var before = [Int](repeating: -1, count: pairs.count)
    var sums = [Float](repeating: 0, count: pairs.count)
    var top = -1
    for (number, pair) in pairs.enumerated() {
      let earlier = best.largest(before: pair.target)
      before[number] = earlier.number
      sums[number] = earlier.value + pair.weight
      best.raise(pair.target, to: sums[number], number: number)
      if top < 0 || sums[number] > sums[top] { top = number }
    }
    var chain: [Link] = []
    while top >= 0 {
      chain.append(pairs[top])
      top = before[top]
    }
    return chain.reversed()
  }
}
