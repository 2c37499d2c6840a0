/// What the candidates of a corpus mean by ``InterfaceMeanings``, and which of them mean the same.
///
/// A prior: it links what documents say too rarely to learn from, aligned or not, and gives way to
/// what documents show.
struct CandidateMeanings: Sendable {
  private let readings: [[KnownMeanings.Reading]]
  private let languages: [Int]
  /// For each reading, the languages that have a candidate for it.
  private var named: [[Int]: Set<Int>] = [:]

  /// Reads all candidates.
  init(_ inventory: CandidateInventory, of corpus: Corpus) {
    var meanings = KnownMeanings(corpus)
    readings = inventory.candidates.map {
      $0.termhood < Self.leastTermhood ? [] : meanings.readings(of: $0)
    }
    languages = inventory.candidates.map(\.language)
    for index in readings.indices
    where inventory.candidates[index].termhood >= Self.leastTermhood {
      for reading in readings[index] { named[reading.lines, default: []].insert(languages[index]) }
    }
  }

  /// From −1, they mean different things or have better partners, to 1, both mean the same for
  /// certain.
  func agreement(_ first: Int, _ second: Int) -> Double {
    let (one, other) = (readings[first], readings[second])
    guard !one.isEmpty, !other.isEmpty else {
      return hasPartner(first, in: languages[second]) || hasPartner(second, in: languages[first])
        ? -Self.uncertain : 0
    }
    let shared = one.contains { reading in other.contains { $0.lines == reading.lines } }
    let isCertain = one.allSatisfy(\.isCertain) && other.allSatisfy(\.isCertain)
    if !shared, !isCertain, Self.overlap(one, other) { return 0 }
    return (shared ? 1 : -1) * (isCertain ? 1 : Self.uncertain)
  }

  /// Whether two names that are put together have half of their parts in common: translators put
  /// one thing together in several ways, “detail disclosure button” and 詳細表示ボタン.
  private static func overlap(
    _ one: [KnownMeanings.Reading], _ other: [KnownMeanings.Reading]
  ) -> Bool {
    one.contains { reading in
      other.contains { another in
        let shared = reading.lines.count { another.lines.contains($0) }
        return shared > 1 && 2 * shared >= reading.lines.count + another.lines.count - shared
      }
    }
  }

  /// Whether both are listed, under different meanings.
  func differ(_ first: Int, _ second: Int) -> Bool {
    !readings[first].isEmpty && !readings[second].isEmpty && agreement(first, second) < 0
  }

  private func hasPartner(_ candidate: Int, in language: Int) -> Bool {
    readings[candidate].contains { $0.isCertain && named[$0.lines]?.contains(language) == true }
  }

  /// Links between all candidates of different languages that mean the same, in order.
  func links(in inventory: CandidateInventory) -> [Link] {
    pairs(in: inventory) { $0 != $1 }.map { first, second in
      Link(
        first: first, second: second, evidence: LinkEvidence(),
        probability: probability(of: first, second, inventory, base: Self.linkProbability))
    }
  }

  /// Names of one thing in one language, in order.
  func aliases(in inventory: CandidateInventory) -> [Alias] {
    pairs(in: inventory) { $0 == $1 }.compactMap { first, second in
      guard readings[first].allSatisfy(\.isCertain), readings[second].allSatisfy(\.isCertain) else {
        return nil
      }
      return Alias(
        first: first, second: second,
        probability: probability(of: first, second, inventory, base: Self.aliasProbability))
    }
  }

  private func probability(
    of first: Int, _ second: Int, _ inventory: CandidateInventory, base: Double
  ) -> Double {
    let termhood =
      (inventory.candidates[first].termhood + inventory.candidates[second].termhood) / 2
    return base * agreement(first, second) - Self.doubt * (1 - termhood)
  }

  /// Pairs that share a reading: all whose readings are certain, and of the others those that have
  /// no rival, for what is put together from parts may be put together in several ways.
  private func pairs(
    in inventory: CandidateInventory, where isWanted: (Int, Int) -> Bool
  ) -> [(Int, Int)] {
    var byLines: [[Int]: [Int]] = [:]
    for index in readings.indices
    where inventory.candidates[index].termhood >= Self.leastTermhood {
      for reading in Set(readings[index].map(\.lines)) {
        byLines[reading, default: []].append(index)
      }
    }
    var certain: Set<UInt64> = []
    var composed: Set<UInt64> = []
    for members in byLines.values {
      let best = leaders(of: members, inventory)
      for (position, first) in members.enumerated() {
        for second in members[(position + 1)...]
        where isWanted(inventory.candidates[first].language, inventory.candidates[second].language)
        {
          if isCertain(first), isCertain(second) {
            certain.insert(UInt64(first) << 32 | UInt64(second))
          } else if best.contains(first), best.contains(second) {
            composed.insert(UInt64(first) << 32 | UInt64(second))
          }
        }
      }
    }
    return certain.union(withoutRivals(composed)).sorted().map {
      (Int($0 >> 32), Int($0 & 0xffff_ffff))
    }
  }

  private func isCertain(_ candidate: Int) -> Bool { readings[candidate].allSatisfy(\.isCertain) }

  /// The commonest candidate of each language.
  private func leaders(of members: [Int], _ inventory: CandidateInventory) -> Set<Int> {
    var best: [Int: Int] = [:]
    for member in members {
      let language = inventory.candidates[member].language
      let known = best[language].map { inventory.candidates[$0].count } ?? 0
      if inventory.candidates[member].count > known { best[language] = member }
    }
    return Set(best.values)
  }

  /// The pairs of which neither is paired with another of the same language.
  private func withoutRivals(_ pairs: Set<UInt64>) -> Set<UInt64> {
    var partners: [Int: [Int: Int]] = [:]
    for pair in pairs {
      let (first, second) = (Int(pair >> 32), Int(pair & 0xffff_ffff))
      partners[first, default: [:]][languages[second], default: 0] += 1
      partners[second, default: [:]][languages[first], default: 0] += 1
    }
    return pairs.filter { pair in
      let (first, second) = (Int(pair >> 32), Int(pair & 0xffff_ffff))
      return partners[first]?[languages[second]] == 1 && partners[second]?[languages[first]] == 1
    }
  }

  /// What a meaning is worth when a word has several, or its parts only are listed.
  private static let uncertain = 0.8
  private static let linkProbability = 0.66
  private static let aliasProbability = 0.5
  /// What is no term may mean something by chance.
  private static let doubt = 0.1
  private static let leastTermhood = 0.08
}
