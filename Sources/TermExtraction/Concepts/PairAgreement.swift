/// How far the names of a concept stand for each other, over all pairs of its languages: no farther than the
/// mean of them, and less where a language is joined worse than that by its best pair.
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
  /// it carries. Two unlike names that were seen together once say less, the more so where one of them
  /// stands many times as often or tables give them different meanings; what the other languages agree in
  /// does not outweigh that. Two names that are not linked although the other language says something where
  /// one stands agree in nothing; pairs of which nothing could have been seen say nothing.
  init(
    _ names: [(language: Int, name: Int, count: Int)], links: LinkIndex, projected: ProjectedLinks,
    groups: GroupIndex
  ) {
    var (carried, explained): ([Double], [Double]) = ([], [])
    var best: [Int: (carried: Double, explained: Double, trust: Double)] = [:]
    for (place, one) in names.enumerated() {
      for other in names[(place + 1)...] {
        let link = links[one.name, other.name]
        let isKnown = link?.reasons.contains { $0.signal == .glossary } ?? false
        let share =
          isKnown
          ? link?.probability
          : projected.share(one.name, other.name, languages: (one.language, other.language))
        let isSeen =
          link != nil || share != nil
          || groups.compared.contains(one.language, other.language)
            && (groups.isBeside(one.name, language: other.language)
              || groups.isBeside(other.name, language: one.language))
        guard isSeen else { continue }
        let trust =
          link.map { isKnown ? 1 : Self.trust(in: $0, counts: (one.count, other.count)) } ?? 1
        let pair = (
          carried: trust * (share ?? link?.probability ?? 0),
          explained: trust * (link.map { Self.explainedShare($0, isKnown: isKnown) } ?? 0),
          trust: trust
        )
        carried.append(pair.carried)
        explained.append(pair.explained)
        for language in [one.language, other.language] {
          let known = best[language] ?? (0, 0, 1)
          if pair.carried + pair.explained >= known.carried + known.explained {
            best[language] = pair
          }
        }
      }
    }
    let (carriedMean, explainedMean) = (Self.mean(carried), Self.mean(explained))
    guard
      let weakest = best.sorted(by: { $0.key < $1.key }).map(\.value).min(by: {
        $0.carried + $0.explained < $1.carried + $1.explained
      })
    else {
      self.init(carried: carriedMean, explained: explainedMean)
      return
    }
    let share = weakest.trust < 1 ? 1 : Self.weakestShare
    self.init(
      carried: min(carriedMean, share * weakest.carried + (1 - share) * carriedMean),
      explained: min(explainedMean, share * weakest.explained + (1 - share) * explainedMean))
  }

  /// How much the language that is joined worst counts beside the mean of all, where its link is not doubted.
  private static let weakestShare = 0.5

  /// What is left of what a link says, 0…1, where nothing but one place speaks for it.
  private static func trust(in link: Link, counts: (Int, Int)) -> Double {
    let evidence = link.evidence
    let isAlike =
      !link.reasons.isEmpty || evidence.sound > 0 || evidence.characters > 0 || evidence.labels > 0
      || evidence.composition > 0 || evidence.meaning > 0
    guard !isAlike, evidence.joint > 0 else { return 1 }
    let meant = 1 + min(0, evidence.meaning) * meaningWeight
    guard max(link.matched, evidence.joint) < 2 else { return meant }
    let isUneven = max(counts.0, counts.1) >= unevenCounts * min(counts.0, counts.1)
    return meant * (isUneven ? trustInUneven : trustInOne)
  }

  private static let meaningWeight = 0.5
  /// From how many times as often on a name stands too often for one that it was seen beside once.
  private static let unevenCounts = 8
  private static let trustInUneven = 0.4
  private static let trustInOne = 0.9

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
