/// Settles which cluster is which known concept.
///
/// A name of a known concept may be another thing's, too: where *request* and запрос are accepted, *query* is запрос
/// as well. What is called so and otherwise in another language is a concept of its own; what has no name but those of
/// a known concept is that concept, spelt in another way.
enum KnownClaims {
  private struct Claim {
    var cluster: Int
    var concept: Int
    /// In how many languages the cluster has a name of the concept.
    var agreed: Int
    /// Whether the language that the others are translated from is one of them.
    var isAgreedInSource: Bool
  }

  /// Gives each known concept to one cluster at most; the others have no known one, or are joined to the one that has it.
  ///
  /// - Parameters:
  ///   - clusters: the clusters.
  ///   - known: for each candidate, the known concepts that it may be of.
  ///   - source: the language that the others are translated from; nil where it is not known.
  /// - Returns: The clusters in their order.
  /// - Complexity: O(names of clusters of which something is known).
  static func settled(
    _ clusters: [ConceptCluster], known: [[Int]], source: Int?
  ) -> [ConceptCluster] {
    var result = clusters
    var owners: [Int: Int] = [:]
    var settled: Set<Int> = []
    for claim in claims(of: clusters, known, source)
    where owners[claim.concept] == nil && settled.insert(claim.cluster).inserted {
      owners[claim.concept] = claim.cluster
      result[claim.cluster].known = [claim.concept]
    }
    for index in clusters.indices where !clusters[index].known.isEmpty && !settled.contains(index) {
      let cluster = clusters[index]
      let whole = cluster.known.first {
        languages(of: cluster, with: $0, known).count == cluster.members.count
      }
      guard let owner = whole.flatMap({ owners[$0] }) else {
        result[index].known = []
        continue
      }
      join(cluster, to: &result[owner])
      result[index].members = [:]
    }
    return result.filter { !$0.members.isEmpty }
  }

  /// Adds names; how sure the concept is does not depend on how else they are spelt.
  private static func join(_ cluster: ConceptCluster, to owner: inout ConceptCluster) {
    let (sure, shares, concept) = (owner.links, owner.shares, owner.known)
    owner.join(cluster)
    (owner.links, owner.shares, owner.known) = (sure, shares, concept)
  }

  /// What may be what, the likeliest first.
  private static func claims(
    of clusters: [ConceptCluster], _ known: [[Int]], _ source: Int?
  ) -> [Claim] {
    let claims = clusters.enumerated().flatMap { index, cluster in
      cluster.known.map { concept in
        let agreed = languages(of: cluster, with: concept, known)
        return Claim(
          cluster: index, concept: concept, agreed: agreed.count,
          isAgreedInSource: source.map(agreed.contains) ?? false)
      }
    }
    return claims.sorted {
      ($1.agreed, $1.isAgreedInSource ? 1 : 0, $0.cluster, $0.concept)
        < ($0.agreed, $0.isAgreedInSource ? 1 : 0, $1.cluster, $1.concept)
    }
  }

  /// The languages in which a cluster has a name of a known concept.
  private static func languages(
    of cluster: ConceptCluster, with concept: Int, _ known: [[Int]]
  ) -> [Int] {
    cluster.members.filter { $0.value.contains { known[$0].contains(concept) } }.map(\.key)
  }
}
