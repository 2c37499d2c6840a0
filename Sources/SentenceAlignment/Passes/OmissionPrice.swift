/// What a segment without counterpart costs in a pair of texts, learned from a former alignment.
///
/// Where translations are loose, so that even right beads are dear, leaving segments out must not
/// become the cheaper way; and where hardly anything was left out before, little will be now. The
/// price is never lowered: what was left out may have been so by mistake.
/// Vecalign (Thompson and Koehn 2019) takes a quantile of the costs of beads alone.
struct OmissionPrice {
  /// The share of segments left out, and the cost of a good bead, for which the base price is made.
  private static let usual = (share: Float(0.07), cost: Float(0.45))
  /// As many segments as this, with the usual share left out, are counted besides those there are.
  private static let prior: Float = 200
  /// How far the share left out can raise the price, in units of surprise.
  private static let most: Float = 2

  private let weights: AlignmentWeights

  /// Prepares prices that the weights' base price stands behind.
  init(_ weights: AlignmentWeights) { self.weights = weights }

  /// The price after a former alignment.
  ///
  /// - Parameters:
  ///   - path: the former beads.
  ///   - costs: what those of one segment a side cost for being unlike.
  /// - Returns: the price, never below the base price.
  func price(after path: [Bead], costs: [Float]) -> Float {
    guard costs.count > 5 else { return weights.omission }
    let good = costs.sorted()[costs.count / 4]
    var (alone, all) = (Self.prior * Self.usual.share, Self.prior)
    for bead in path {
      let size = Float(bead.source.count + bead.target.count)
      all += size
      if !bead.isPaired { alone += size }
    }
    let rarity = Surprise.of(alone / all / Self.usual.share)
    return weights.omission + weights.looseness * max(0, good - Self.usual.cost)
      + weights.rarity * max(0, min(Self.most, rarity))
  }
}
