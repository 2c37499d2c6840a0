/// Joins concepts that hardly any language tells apart.
///
/// With many languages, one that has a second name for a thing (Collector beside *collecteur*) was enough
/// for a concept of its own, whose names in all other languages are those of the first.
struct DuplicateConcepts {
  private struct Key: Hashable {
    var language: Int
    var candidate: Int
  }

  /// Two names in common may be chance, and two languages of two that differ are two concepts.
  private static let fewestNames = 2
  /// Of the languages that both have, so many must say the same, as a fraction.
  private static let share = (of: 3, atLeast: 2)

  private var joined: [ConceptCluster] = []
  private var places: [Key: [Int]] = [:]

  /// The clusters in their order, with duplicates joined to the first of them; `name` says what a
  /// cluster calls the thing in a language.
  ///
  /// - Complexity: linear in the names, as few clusters share one.
  static func joined(
    _ clusters: [ConceptCluster], name: (ConceptCluster, Int) -> Int?
  ) -> [ConceptCluster] {
    var duplicates = DuplicateConcepts()
    for cluster in clusters {
      let names = cluster.members.keys.sorted().compactMap { language in
        name(cluster, language).map { Key(language: language, candidate: $0) }
      }
      duplicates.add(cluster, names)
    }
    return duplicates.joined
  }

  private mutating func add(_ cluster: ConceptCluster, _ names: [Key]) {
    if let first = original(of: cluster, names) {
      joined[first].join(cluster)
      return
    }
    for name in names { places[name, default: []].append(joined.count) }
    joined.append(cluster)
  }

  /// The cluster that has most names of another, if these are nearly all that both have.
  private func original(of cluster: ConceptCluster, _ names: [Key]) -> Int? {
    var shared: [Int: Int] = [:]
    for name in names {
      for place in places[name] ?? [] { shared[place, default: 0] += 1 }
    }
    let best = shared.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best, best.value >= Self.fewestNames, joined[best.key].isCompatible(with: cluster)
    else { return nil }
    let common = cluster.members.keys.count { joined[best.key].members[$0] != nil }
    return best.value * Self.share.of >= common * Self.share.atLeast ? best.key : nil
  }
}
