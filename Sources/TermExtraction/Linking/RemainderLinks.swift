/// Links what is left over: where all but one candidate of each side of an aligned group have
/// partners there, the two that have none are likely each other's.
struct RemainderLinks {
  private let inventory: CandidateInventory
  private let corpus: Corpus
  private let compared: ComparedLanguages
  /// For each candidate, those that it is strongly linked to.
  private var partners: [[Int32]]
  /// For each candidate, the last look at a side of a group that had it.
  private var lastLook: [Int]
  private var look = 0

  /// The links that the rest of the groups suggests, in order of the groups, each pair once.
  static func links(
    in inventory: CandidateInventory, of corpus: Corpus, knowing links: [Link]
  ) -> [Link] {
    var finder = RemainderLinks(inventory, corpus, strong: links)
    var seen: Set<UInt64> = []
    var result: [Link] = []
    for group in corpus.groups {
      result += finder.links(in: group).filter {
        seen.insert(UInt64($0.first) << 32 | UInt64($0.second)).inserted
      }
    }
    return result
  }

  private init(_ inventory: CandidateInventory, _ corpus: Corpus, strong links: [Link]) {
    self.inventory = inventory
    self.corpus = corpus
    compared = corpus.comparedLanguages
    partners = Array(repeating: [], count: inventory.candidates.count)
    lastLook = Array(repeating: 0, count: inventory.candidates.count)
    for link in links where link.probability >= Self.leastProbability {
      partners[link.first].append(Int32(link.second))
      partners[link.second].append(Int32(link.first))
    }
  }

  private mutating func links(in group: CorpusGroup) -> [Link] {
    let places = group.members.map { segments in segments.flatMap { inventory.places[$0] } }
    var result: [Link] = []
    for (first, second) in compared.pairs
    where (1...Self.mostPlaces).contains(places[first].count)
      && (1...Self.mostPlaces).contains(places[second].count)
    {
      let one = remainder(of: places[first], beside: places[second])
      let other = remainder(of: places[second], beside: places[first])
      guard let one, let other else { continue }
      result.append(
        Link(
          first: min(one, other), second: max(one, other), evidence: LinkEvidence(),
          probability: Self.probability))
    }
    return result
  }

  /// The one candidate that has no partner on the other side; nil when there is none or more.
  private mutating func remainder(
    of places: [CandidateInventory.Place], beside others: [CandidateInventory.Place]
  ) -> Int? {
    look += 1
    for other in others { lastLook[Int(other.candidate)] = look }
    let linked = places.filter { place in
      partners[Int(place.candidate)].contains { lastLook[Int($0)] == look }
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
