/// Finds what stands where a concept is named in other languages and its usual name is missing.
///
/// Only what looks like the usual name is taken for another one: see ``NameVariation``.
struct SlotNames {
  /// A name that is no candidate’s, with its places in order.
  struct Name: Sendable {
    var language: Int
    var spans: [CandidateSpan]
    /// Whether the name is listed as it stands, and not in its citation form.
    var isMisspelt = false

    /// Names of a language, given as their places, in the order of their first ones.
    static func inOrder(_ places: some Sequence<[CandidateSpan]>, language: Int) -> [Name] {
      places.map { Name(language: language, spans: $0) }.sorted {
        let (one, other) = ($0.spans[0], $1.spans[0])
        return (one.segment, one.lower, one.upper) < (other.segment, other.lower, other.upper)
      }
    }
  }

  private let inventory: CandidateInventory
  private let corpus: Corpus
  private let groups: GroupIndex
  /// For each candidate, the concept that it is a name of, among several languages.
  private var linked: [Int?]

  /// Prepares looking for names of some concepts.
  init(
    _ inventory: CandidateInventory, of corpus: Corpus, groups: GroupIndex,
    clusters: [ConceptCluster]
  ) {
    self.inventory = inventory
    self.corpus = corpus
    self.groups = groups
    linked = Array(repeating: nil, count: inventory.candidates.count)
    for (index, cluster) in clusters.enumerated() where cluster.members.count > 1 {
      for name in cluster.all where cluster.borrowed[name] == nil { linked[name] = index }
    }
  }

  /// Adds the names that are found to the concepts.
  func add(to clusters: inout [ConceptCluster]) {
    for index in clusters.indices where clusters[index].isSurelyLinked {
      var named: [Int: Set<Int32>] = [:]
      for language in clusters[index].members.keys.sorted() {
        clusters[index].slotNames += names(of: index, in: language, clusters, &named)
      }
    }
  }

  /// The other names of a concept in a language, in order of their first places.
  private func names(
    of index: Int, in language: Int, _ clusters: [ConceptCluster], _ named: inout [Int: Set<Int32>]
  ) -> [Name] {
    let usual = (clusters[index].members[language] ?? []).filter { length(of: $0) >= 2 }
    guard !usual.isEmpty else { return [] }
    let slots = vacantGroups(of: clusters[index], in: language, &named)
    let variation = NameVariation(language, inventory.keys[language], in: corpus)
    var found: [UInt64: [CandidateSpan]] = [:]
    for group in slots {
      for segment in corpus.groups[group].members[language] {
        let variations = usual.lazy.compactMap { name in
          inventory.candidates[name].spans.first.flatMap { variation.match($0.tokens, in: segment) }
        }
        guard
          let match = variations.first(where: { !isOther($0, than: index, in: group, language) })
        else { continue }
        let key = inventory.keys[language].key(of: match.span, in: corpus)
        found[key, default: []].append(match.span)
      }
    }
    return Name.inOrder(found.values, language: language)
  }

  private func length(of candidate: Int) -> Int {
    inventory.candidates[candidate].spans.first?.tokens.count ?? 0
  }

  // MARK: Slots

  /// The groups in which most of the other languages name a concept and one does not, when it
  /// mostly does; `named` remembers the groups in which each language names it.
  private func vacantGroups(
    of cluster: ConceptCluster, in language: Int, _ named: inout [Int: Set<Int32>]
  ) -> [Int] {
    let taken = Set((cluster.members[language] ?? []).flatMap { groups.postings[$0].map(\.group) })
    var naming: [Int32: Int] = [:]
    for other in cluster.members.keys where other != language {
      let found = named[other] ?? namingGroups(of: cluster, in: other)
      named[other] = found
      for group in found { naming[group, default: 0] += 1 }
    }
    let vacant = naming.filter { group, count in
      let members = corpus.groups[Int(group)].members
      let others = members.indices.count { $0 != language && !members[$0].isEmpty }
      return !taken.contains(group) && !members[language].isEmpty && 2 * count >= others
    }
    let both = naming.count { taken.contains($0.key) }
    guard vacant.count <= Self.mostVacant * both, vacant.count <= Self.mostSlots else { return [] }
    return vacant.keys.map(Int.init).sorted()
  }

  /// The groups in which a language names a concept by itself.
  private func namingGroups(of cluster: ConceptCluster, in language: Int) -> Set<Int32> {
    let own = (cluster.members[language] ?? []).filter { cluster.borrowed[$0] == nil }
    return Set(own.flatMap { groups.postings[$0].map(\.group) }).filter {
      isFree(own, in: Int($0), language)
    }
  }

  /// Whether one of some names stands in a group outside longer names of concepts.
  private func isFree(_ names: [Int], in group: Int, _ language: Int) -> Bool {
    corpus.groups[group].members[language].contains { segment in
      let places = inventory.places[segment]
      return places.contains { place in
        names.contains(Int(place.candidate))
          && !places.contains { linked[Int($0.candidate)] != nil && $0.holds(place) }
      }
    }
  }

  // MARK: Names

  /// Whether what a segment has in a name’s place names something else that the other languages of
  /// the group name as well: the name is that of something more special.
  private func isOther(
    _ variation: NameVariation.Match, than index: Int, in group: Int, _ language: Int
  ) -> Bool {
    let concepts = inventory.places[Int(variation.span.segment)].compactMap { place -> Int? in
      Int(place.lower) < variation.difference.upperBound
        && Int(place.upper) > variation.difference.lowerBound
        && place.lower >= variation.span.lower && place.upper <= variation.span.upper
        ? linked[Int(place.candidate)] : nil
    }
    guard !concepts.isEmpty else { return false }
    let members = corpus.groups[group].members
    return members.indices.contains { other in
      other != language
        && members[other].contains { segment in
          let places = inventory.places[segment]
          return places.contains { place in
            guard let concept = linked[Int(place.candidate)], concept != index else { return false }
            return concepts.contains(concept)
              && !places.contains { linked[Int($0.candidate)] == index && $0.holds(place) }
          }
        }
    }
  }

  /// More places without its name mean that a concept is often left out.
  private static let mostSlots = 12
  /// How many such places there are for each where it is named, at most.
  private static let mostVacant = 3
}
