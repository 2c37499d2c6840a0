/// Candidates of several languages that name one thing.
struct ConceptCluster: Sendable {
  /// For each language that has one, its candidates: the name first, then its variants.
  var members: [Int: [Int]]
  /// The probabilities of the links that hold it together.
  var links: [Double] = []
  /// For each of these that aligned places show, the share of the places that the two names have in
  /// common (Dice); 1 for links of other kinds.
  var shares: [Double] = []

  /// Names that another concept has, too, with the number of places where they stand for this one.
  var borrowed: [Int: Double] = [:]

  /// Names that came with another concept, all of whose names are second names of this one’s.
  var seconds: Set<Int> = []

  /// Names that are no candidates: see ``SlotNames``.
  var slotNames: [SlotNames.Name] = []

  /// The known concepts that it may be, ascending; empty when nothing is known of it.
  var known: [Int] = []

  /// Whether the links of several languages leave little doubt that it is one concept, so that names can be
  /// sought by it.
  var isSurelyLinked: Bool {
    members.count > 1 && !links.isEmpty
      && links.sorted().reduce(0, +) >= Self.leastLink * Double(links.count)
  }

  private static let leastLink = 0.6

  /// Whether the two may be one by what is known.
  func isCompatible(with other: ConceptCluster) -> Bool {
    known.isEmpty || other.known.isEmpty || known.contains { other.known.contains($0) }
  }

  /// Takes over the names of another cluster behind its own, and what holds them together; what both
  /// may be is what one is known to be when nothing is known of the other.
  mutating func join(_ other: ConceptCluster) {
    for (language, names) in other.members {
      let own = Set(members[language] ?? [])
      members[language, default: []] += names.filter { !own.contains($0) }
    }
    links += other.links
    shares += other.shares
    borrowed.merge(other.borrowed) { max($0, $1) }
    seconds.formUnion(other.seconds)
    slotNames += other.slotNames
    known =
      known.isEmpty
      ? other.known : other.known.isEmpty ? known : known.filter { other.known.contains($0) }
  }

  /// All candidates, language by language.
  var all: [Int] { members.keys.sorted().flatMap { members[$0] ?? [] } }

  /// Whether the two clusters have no language in common.
  func isDisjoint(with other: ConceptCluster) -> Bool {
    members.keys.allSatisfy { other.members[$0] == nil }
  }
}
