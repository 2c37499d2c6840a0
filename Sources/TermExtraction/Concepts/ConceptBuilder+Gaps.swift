/// Languages in which a concept has no name yet.
extension ConceptBuilder {
  /// A language that has no name yet gets the one that word alignment carries the others to, also
  /// when another concept has it: two names of one language may have one partner.
  mutating func fillGaps() {
    let languages = Set(inventory.candidates.map(\.language)).sorted()
    for cluster in clusters.indices where !clusters[cluster].members.isEmpty {
      for language in languages where clusters[cluster].members[language] == nil {
        guard let gap = carried(from: cluster, to: language) else { continue }
        let home = clusterOf[gap.candidate]
        if clusters[home].members.count == 1, clusters[home].all.count == 1,
          clusters[home].isCompatible(with: clusters[cluster])
        {
          merge(cluster, home, probability: gap.probability)
        } else if let share = shareCarriedBack(gap.candidate, to: clusters[cluster]) {
          clusters[cluster].members[language] = [gap.candidate]
          clusters[cluster].borrowed[gap.candidate] =
            Double(share) * Double(inventory.candidates[gap.candidate].count)
          clusters[cluster].links.append(gap.probability)
        }
      }
    }
  }

  /// The name of a language that most names of a cluster are carried to.
  private func carried(
    from cluster: Int, to language: Int
  ) -> (candidate: Int, probability: Double)? {
    var votes: [Int: Double] = [:]
    var voters = 0
    for member in clusters[cluster].all
    where inventory.candidates[member].termhood >= Self.leastCarriedTermhood {
      let targets = links.projected.targets(of: member, in: language)
      guard !targets.isEmpty else { continue }
      voters += 1
      for target in targets { votes[target.candidate, default: 0] += Double(target.share) }
    }
    let best = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best, best.value / Double(voters) >= Self.leastCarriedShare else { return nil }
    return (best.key, min(0.95, Self.carriedBase + best.value / Double(voters) / 2))
  }

  /// In which share of its places a name that another concept has, too, stands for a name of this
  /// one; nil when it hardly does, and hardly so often as that name stands.
  private func shareCarriedBack(_ candidate: Int, to cluster: ConceptCluster) -> Float? {
    let count = Float(inventory.candidates[candidate].count)
    let shares = cluster.all.flatMap { member in
      let own = inventory.candidates[member].count
      return links.projected.targets(of: candidate, in: inventory.candidates[member].language)
        .filter {
          $0.candidate == member
            && ($0.share >= Self.leastSharedShare
              || own >= Self.fewestShared && $0.share * count >= Self.leastOwnShare * Float(own))
        }.map(\.share)
    }
    return shares.max()
  }

  private static let leastSharedShare: Float = 0.2
  /// The share of its places at which a rare name is what a common one of another language says.
  private static let leastOwnShare: Float = 0.4
  private static let fewestShared = 3
  private static let leastCarriedTermhood = 0.3
  private static let leastCarriedShare = 0.3
  private static let carriedBase = 0.3
}
