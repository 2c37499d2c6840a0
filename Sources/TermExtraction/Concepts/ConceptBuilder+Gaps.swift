/// Languages in which a concept has no name yet.
extension ConceptBuilder {
  /// A language that has no name yet, or such as are mostly translated elsewhere, gets the one that word
  /// alignment carries the others to, also when another concept has it: two names of one language may have
  /// one partner.
  mutating func fillGaps() {
    let languages = Set(inventory.candidates.map(\.language)).sorted()
    for cluster in clusters.indices where !clusters[cluster].members.isEmpty {
      for language in languages {
        let isLeft = clusters[cluster].members[language] != nil
        guard !isLeft || isMostlyTranslated(cluster, in: language),
          let gap = carried(from: cluster, to: language, onlyTranslated: isLeft),
          !isLeft || !holdsLeftover(gap.candidate, cluster)
        else { continue }
        let home = clusterOf[gap.candidate]
        if clusters[home].members.count == 1, clusters[home].all.count == 1,
          clusters[home].isCompatible(with: clusters[cluster])
        {
          merge(cluster, home, probability: gap.probability)
        } else if let share = shareCarriedBack(
          gap.candidate, to: clusters[cluster], orPart: isLeft)
        {
          clusters[cluster].members[language, default: []].append(gap.candidate)
          clusters[cluster].borrowed[gap.candidate] =
            Double(share) * Double(inventory.candidates[gap.candidate].count)
          clusters[cluster].links.append(gap.probability)
        }
      }
    }
  }

  /// Whether a language has names of a cluster that were left untranslated only, and these in few of
  /// the groups that show what it says.
  private func isMostlyTranslated(_ cluster: Int, in language: Int) -> Bool {
    guard isGap(language, of: cluster), let left = clusters[cluster].members[language] else {
      return false
    }
    let members = links.groups.members[language]
    let seen =
      clusters[cluster].all
      .filter { inventory.candidates[$0].language != language && !isLeft($0) }
      .map { links.groups.postings[$0].count { !members.isEmpty($0.group) } }.max() ?? 0
    let kept = left.map { links.groups.postings[$0].count }.max() ?? 0
    return Self.leastTranslated * kept <= seen
  }

  /// The name of a language that most names of a cluster are carried to; where only translated names
  /// count, none that is left in Latin letters.
  private func carried(
    from cluster: Int, to language: Int, onlyTranslated: Bool
  ) -> (candidate: Int, probability: Double)? {
    var votes: [Int: Double] = [:]
    var voters = 0
    for member in clusters[cluster].all
    where !(onlyTranslated && isLeft(member))
      && inventory.candidates[member].termhood >= Self.leastCarriedTermhood
    {
      let targets = links.projected.targets(of: member, in: language).filter {
        !onlyTranslated || !isLeft($0.candidate)
      }
      guard !targets.isEmpty else { continue }
      voters += 1
      for target in targets { votes[target.candidate, default: 0] += Double(target.share) }
    }
    let best = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best, best.value / Double(voters) >= Self.leastCarriedShare else { return nil }
    return (best.key, min(0.95, Self.carriedBase + best.value / Double(voters) / 2))
  }

  /// In which share of its places a name that another concept has, too, stands for a name of this
  /// one, or a part of it does; nil when it hardly does, and hardly so often as that name stands.
  private func shareCarriedBack(
    _ candidate: Int, to cluster: ConceptCluster, orPart: Bool
  ) -> Float? {
    let count = Float(inventory.candidates[candidate].count)
    let shares = cluster.all.flatMap { member -> [Float] in
      let own = inventory.candidates[member].count
      return links.projected.targets(of: candidate, in: inventory.candidates[member].language)
        .filter {
          $0.candidate == member
            && ($0.share >= Self.leastSharedShare
              || own >= Self.fewestShared && $0.share * count >= Self.leastOwnShare * Float(own))
        }.map(\.share)
    }
    return shares.max()
      ?? (orPart ? shareOfExtension(candidate, in: cluster) : nil)
  }

  /// In which share of its places a name stands for a name of a cluster of which it is carried back to a
  /// part only: 泛型 is “generic type”, though “generic” is 泛型, too; nil when it mostly does not.
  private func shareOfExtension(_ candidate: Int, in cluster: ConceptCluster) -> Float? {
    let count = Float(inventory.candidates[candidate].count)
    let shares = cluster.all.compactMap { member -> Float? in
      let language = inventory.candidates[member].language
      let forth = links.projected.targets(of: member, in: inventory.candidates[candidate].language)
        .first { $0.candidate == candidate }
      guard let forth, forth.share >= Self.leastExtendedShare,
        links.projected.targets(of: candidate, in: language).contains(where: {
          inventory.candidates[$0.candidate].length < inventory.candidates[member].length
            && overlaps(member, $0.candidate)
        })
      else { return nil }
      return min(1, forth.share * Float(inventory.candidates[member].count) / count)
    }
    return shares.max()
  }

  private static let leastExtendedShare: Float = 0.5
  /// So many times as often as it is left untranslated, a name must have been seen.
  private static let leastTranslated = 2
  private static let leastSharedShare: Float = 0.2
  /// The share of its places at which a rare name is what a common one of another language says.
  private static let leastOwnShare: Float = 0.4
  private static let fewestShared = 3
  private static let leastCarriedTermhood = 0.3
  private static let leastCarriedShare = 0.3
  private static let carriedBase = 0.3
}
