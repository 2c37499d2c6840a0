/// Links what is left over: where all but one candidate of each side of an aligned group have
/// partners there, the two that have none are likely each other's.
struct RemainderLinks {
  private let inventory: CandidateInventory
  private let corpus: Corpus
  private let partners: Set<UInt64>

  /// The links that the rest of the groups suggests, in order of the groups, each pair once.
  static func links(
    in inventory: CandidateInventory, of corpus: Corpus, knowing links: [Link]
  ) -> [Link] {
    let strong = links.filter { $0.probability >= leastProbability }
    let finder = RemainderLinks(
      inventory: inventory, corpus: corpus,
      partners: Set(strong.map { key($0.first, $0.second) }))
    var seen: Set<UInt64> = []
    return corpus.groups.flatMap { finder.links(in: $0) }.filter {
      seen.insert(key($0.first, $0.second)).inserted
    }
  }

  private static func key(_ first: Int, _ second: Int) -> UInt64 {
    UInt64(min(first, second)) << 32 | UInt64(max(first, second))
  }

  private func links(in group: CorpusGroup) -> [Link] {
    let places = group.members.map { segments in segments.flatMap { inventory.places[$0] } }
    var result: [Link] = []
    for first in places.indices where (1...Self.mostPlaces).contains(places[first].count) {
      for second in places.indices.dropFirst(first + 1)
      where (1...Self.mostPlaces).contains(places[second].count) {
        let one = remainder(of: places[first], beside: places[second])
        let other = remainder(of: places[second], beside: places[first])
        guard let one, let other else { continue }
        result.append(
          Link(
            first: min(one, other), second: max(one, other), evidence: LinkEvidence(),
            probability: Self.probability))
      }
    }
    return result
  }

  /// The one candidate that has no partner on the other side; nil when there is none or more.
  private func remainder(
    of places: [CandidateInventory.Place], beside others: [CandidateInventory.Place]
  ) -> Int? {
    let linked = places.filter { place in
      others.contains { partners.contains(Self.key(Int(place.candidate), Int($0.candidate))) }
    }
    let free = places.filter { place in
      isName(place) && !linked.contains { Self.overlap($0, place) }
    }
    let maximal = free.filter { place in !free.contains { $0.holds(place) } }
    guard let only = maximal.first, maximal.allSatisfy({ $0.candidate == only.candidate }),
      !linked.isEmpty || places.count <= Self.fewPlaces
    else { return nil }
    return Int(only.candidate)
  }

  private func isName(_ place: CandidateInventory.Place) -> Bool {
    let candidate = inventory.candidates[Int(place.candidate)]
    return candidate.freeCount > 0 && candidate.termhood >= Self.leastTermhood
  }

  private static func overlap(
    _ one: CandidateInventory.Place, _ other: CandidateInventory.Place
  ) -> Bool {
    one.lower < other.upper && other.lower < one.upper
  }

  private static let leastProbability = 0.3
  private static let probability = 0.42
  private static let leastTermhood = 0.2
  /// More candidates than this are a long paragraph, where too much can be left over by chance.
  private static let mostPlaces = 40
  /// With so few candidates there need be none that have partners.
  private static let fewPlaces = 3
}
