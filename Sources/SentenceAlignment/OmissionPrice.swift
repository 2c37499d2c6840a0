/// What a segment without counterpart costs in a pair of texts, learned from former alignments.
///
/// Where translations are loose, so that even right beads are dear, leaving segments out must not
/// become the cheaper way; and where lengths alone leave hardly anything out, little is missing. What words
/// leave out says less: where it was the cheaper way once, it is so again. The price is never lowered.
/// Vecalign (Thompson and Koehn 2019) takes a quantile of the costs of beads alone.
struct OmissionPrice {
  /// The share of segments that lengths alone leave out, and the cost of a good bead, for which the base
  /// price is made.
  private static let usual = (share: Float(0.02), cost: Float(0.45))
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
  ///   - omissions: what an alignment by length alone left out.
  ///   - costs: what the former beads of one segment a side cost for being unlike.
  /// - Returns: the price, never below the base price.
  func price(after omissions: OmissionCounts, costs: [Float]) -> Float {
    guard costs.count > 5 else { return weights.omission }
    let good = costs.sorted()[costs.count / 4]
    let alone = Float(omissions.alone) + Self.prior * Self.usual.share
    let share = alone / (Float(omissions.all) + Self.prior)
    let rarity = Surprise.of(share / Self.usual.share)
    return weights.omission + weights.looseness * max(0, good - Self.usual.cost)
      + weights.rarity * max(0, min(Self.most, rarity))
  }
}
