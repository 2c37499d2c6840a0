/// How far the names of a concept stand for each other, over all pairs of its languages.
struct PairAgreement {
  /// The mean share, 0…1, of the places of two names that word alignment carries to each other.
  let carried: Double
  /// The mean share, 0…1, of the places of two names that were matched one to one.
  let explained: Double

  /// Makes an agreement of known shares.
  init(carried: Double, explained: Double) {
    self.carried = carried
    self.explained = explained
  }

  /// Compares the names of different languages.
  ///
  /// Where no aligned place could have shown either share, how likely the link is stands for it; pairs
  /// of which nothing is known say nothing.
  init(
    _ names: [(language: Int, name: Int)], links: LinkIndex, projected: ProjectedLinks
  ) {
    var (carried, explained): ([Double], [Double]) = ([], [])
    for (place, one) in names.enumerated() {
      for other in names[(place + 1)...] {
        let link = links[one.name, other.name]
        let isKnown = link?.reasons.contains { $0.signal == .glossary } ?? false
        let share =
          isKnown
          ? link?.probability
          : projected.share(one.name, other.name, languages: (one.language, other.language))
        if let seen = Self.explainedShare(link, isAligned: share != nil) { explained.append(seen) }
        if let seen = share ?? Self.explainedShare(link, isAligned: false) { carried.append(seen) }
      }
    }
    self.init(carried: Self.mean(carried), explained: Self.mean(explained))
  }

  private static func explainedShare(_ link: Link?, isAligned: Bool) -> Double? {
    guard let link else { return isAligned ? 0 : nil }
    return link.evidence.joint > 0 ? link.explainedShare : link.probability
  }

  private static func mean(_ shares: [Double]) -> Double {
    shares.isEmpty ? 1 : shares.reduce(0, +) / Double(shares.count)
  }
}
