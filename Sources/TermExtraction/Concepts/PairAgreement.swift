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
  /// Where word alignment carries neither of two names anywhere, how likely their link is stands for what
  /// it carries. Two names that are not linked although the other language says something where one
  /// stands agree in nothing; pairs of which nothing could have been seen say nothing.
  init(
    _ names: [(language: Int, name: Int)], links: LinkIndex, projected: ProjectedLinks,
    groups: GroupIndex
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
        let isSeen =
          link != nil || share != nil || groups.isBeside(one.name, language: other.language)
          || groups.isBeside(other.name, language: one.language)
        guard isSeen else { continue }
        explained.append(link.map { Self.explainedShare($0, isKnown: isKnown) } ?? 0)
        carried.append(share ?? link?.probability ?? 0)
      }
    }
    self.init(carried: Self.mean(carried), explained: Self.mean(explained))
  }

  /// The share of the places of two names that their link explains: that of a few places hardly says more
  /// than how likely the link is.
  private static func explainedShare(_ link: Link, isKnown: Bool) -> Double {
    guard link.evidence.joint > 0 else { return link.probability }
    guard !isKnown else { return link.explainedShare }
    let places = max(link.matched, link.evidence.joint)
    return (link.explainedShare * places + link.probability) / (places + 1)
  }

  private static func mean(_ shares: [Double]) -> Double {
    shares.isEmpty ? 1 : shares.reduce(0, +) / Double(shares.count)
  }
}
