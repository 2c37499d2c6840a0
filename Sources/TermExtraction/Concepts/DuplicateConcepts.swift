/// Joins concepts that hardly any language tells apart.
///
/// With many languages, one that has a second name for a thing (Collector beside *collecteur*) was enough
/// for a concept of its own, whose names in all other languages are those of the first. Where English has
/// one name for both, it is enough that most of the languages have: that some of them have two is what
/// their translators ought to see.
struct DuplicateConcepts {
  private struct Key: Hashable {
    var language: Int
    var candidate: Int
  }

  /// Two names in common may be chance, and two languages of two that differ are two concepts.
  private static let fewestNames = 2
  /// Of the languages that both have, so many must say the same, as a fraction.
  private static let share = (of: 3, atLeast: 2)
  /// The fewest languages of which more than half tell two concepts of one English name from one: of four,
  /// two may have one word for two things.
  private static let fewestVoters = 5

  private let english: Int?
  private let name: (ConceptCluster, Int) -> Int?
  private let isBeside: (Int, [Int]) -> Bool
  private var joined: [ConceptCluster] = []
  /// The concepts that call the thing so.
  private var places: [Key: [Int]] = [:]
  /// The concepts that have the name among theirs.
  private var mentions: [Key: [Int]] = [:]

  /// The clusters in their order, with duplicates joined to the first of them; `name` says what a
  /// cluster calls the thing in a language, of which English is one or none, and `isBeside` whether a
  /// name mostly stands where others do: it says something else there, and does not come along.
  ///
  /// - Complexity: linear in the names, as few clusters share one.
  static func joined(
    _ clusters: [ConceptCluster], english: Int?,
    isBeside: @escaping (Int, [Int]) -> Bool = { _, _ in false },
    name: @escaping (ConceptCluster, Int) -> Int?
  ) -> [ConceptCluster] {
    var duplicates = DuplicateConcepts(english: english, name: name, isBeside: isBeside)
    for cluster in clusters { duplicates.add(cluster) }
    return duplicates.joined
  }

  private init(
    english: Int?, name: @escaping (ConceptCluster, Int) -> Int?,
    isBeside: @escaping (Int, [Int]) -> Bool
  ) {
    self.english = english
    self.name = name
    self.isBeside = isBeside
  }

  private mutating func add(_ cluster: ConceptCluster) {
    let names = cluster.members.keys.sorted().compactMap { language in
      name(cluster, language).map { Key(language: language, candidate: $0) }
    }
    if let first = original(of: cluster, names) {
      var cluster = cluster
      for (language, own) in joined[first].members {
        guard let others = cluster.members[language] else { continue }
        let new = others.filter { own.contains($0) || !isBeside($0, own) }
        let apart = own.filter { others.contains($0) || !isBeside($0, new) }
        cluster.members[language] = new
        // What stands beside a better name all along said something else in the first concept, too.
        joined[first].members[language] = apart
      }
      joined[first].join(cluster)
      return
    }
    for name in names { places[name, default: []].append(joined.count) }
    for (language, candidates) in cluster.members {
      for candidate in candidates {
        mentions[Key(language: language, candidate: candidate), default: []].append(joined.count)
      }
    }
    joined.append(cluster)
  }

  /// The cluster that has most names of another, if these are nearly all that both have, and all but the
  /// English one where that is another, or if it has the English one and most languages agree.
  private func original(of cluster: ConceptCluster, _ names: [Key]) -> Int? {
    var shared: [Int: Int] = [:]
    for name in names {
      for place in places[name] ?? [] { shared[place, default: 0] += 1 }
    }
    let best = shared.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best, best.value >= Self.fewestNames, joined[best.key].isCompatible(with: cluster)
    else { return nil }
    let common = cluster.members.keys.count { joined[best.key].members[$0] != nil }
    // What English tells apart is one thing only where no other language tells it apart; a concept that
    // has most names of another thing is no sure duplicate of a third one either.
    if hasOtherEnglish(joined[best.key], than: cluster) {
      return best.value + 1 >= common ? best.key : nil
    }
    if best.value * Self.share.of >= common * Self.share.atLeast { return best.key }
    return originalByVotes(of: cluster, names)
  }

  private func hasOtherEnglish(_ one: ConceptCluster, than other: ConceptCluster) -> Bool {
    guard let english, let first = name(one, english), let second = name(other, english) else {
      return false
    }
    return first != second
  }

  /// The cluster of the same English name that most of at least five languages have a name in common with.
  private func originalByVotes(of cluster: ConceptCluster, _ names: [Key]) -> Int? {
    guard let english = names.first(where: { $0.language == english }) else { return nil }
    let votes = cluster.members.reduce(into: [:] as [Int: Int]) { votes, member in
      let places = member.value.flatMap { candidate in
        mentions[Key(language: member.key, candidate: candidate)] ?? []
      }
      for place in Set(places) { votes[place, default: 0] += 1 }
    }
    let best = (places[english] ?? []).max { (votes[$0] ?? 0, $1) < (votes[$1] ?? 0, $0) }
    guard let best, joined[best].isCompatible(with: cluster) else { return nil }
    let common = cluster.members.keys.count { joined[best].members[$0] != nil }
    return common >= Self.fewestVoters && (votes[best] ?? 0) * 2 > common ? best : nil
  }
}
