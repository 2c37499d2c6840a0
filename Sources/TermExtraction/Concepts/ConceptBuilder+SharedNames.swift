/// Names that two concepts have.
extension ConceptBuilder {
  /// A language that has no name yet gets one that another concept has, too, where a name of this
  /// one was refused for that alone: two names of one language may have one partner.
  mutating func shareNames() {
    var best: [UInt64: Link] = [:]
    for link in refused
    where link.probability >= Self.leastSharedProbability && link.matched >= Self.leastMatches
      && link.evidence.projection ?? 1 >= Self.leastSharedProjection
    {
      for (member, name) in [(link.first, link.second), (link.second, link.first)] {
        let (from, to) = (clusterOf[member], clusterOf[name])
        let language = inventory.candidates[name].language
        guard from != to, !isLeft(name), isGap(language, of: from),
          link.matched >= Self.leastSharedShare * count(of: member, in: link),
          clusters[to].isCompatible(with: clusters[from]),
          !isExtension(member, clusters[to]) || link.explainedShare >= Self.ownShare
        else { continue }
        let gap = UInt64(from) << 32 | UInt64(language)
        if explained(link) > best[gap].map(explained) ?? 0 { best[gap] = link }
      }
    }
    for gap in best.keys.sorted() {
      guard let link = best[gap] else { continue }
      let (cluster, language) = (Int(gap >> 32), Int(gap & 0xffff_ffff))
      let name = inventory.candidates[link.first].language == language ? link.first : link.second
      clusters[cluster].members[language, default: []].append(name)
      clusters[cluster].links.append(link.probability)
      clusters[cluster].borrowed[name] = link.matched
      let member = name == link.first ? link.second : link.first
      clusters[cluster].shares.append(min(1, link.matched / max(1, count(of: member, in: link))))
    }
  }

  private func explained(_ link: Link) -> Double { link.probability * link.matched }

  /// Whether a cluster has no name in a language, or only such as were left untranslated.
  func isGap(_ language: Int, of cluster: Int) -> Bool {
    guard let names = clusters[cluster].members[language] else { return true }
    guard language != links.english else { return false }
    return names.allSatisfy { name in
      isLeft(name)
        || clusters[cluster].all.contains {
          inventory.candidates[$0].language != language && isLatinLanguage($0)
            && holds(name, leftover: $0)
        }
    }
  }

  /// Whether a candidate is longer than a name that stands inside it.
  private func isExtension(_ candidate: Int, _ cluster: ConceptCluster) -> Bool {
    let length = inventory.candidates[candidate].length
    return (cluster.members[inventory.candidates[candidate].language] ?? []).contains {
      inventory.candidates[$0].length < length && overlaps(candidate, $0)
    }
  }

  private static let leastSharedProbability = 0.6
  private static let leastSharedShare = 0.4
  /// What extends a name and stands for so many of its partner's places shares it: “complex number”
  /// has 复数, though “complex” has it, too.
  private static let ownShare = 0.5
  private static let leastSharedProjection = 0.15
}
