/// Which candidates are terms of which known concepts, and the links that follow.
struct KnownLinks: Sendable {
  /// For each candidate, the known concepts that it may be of, ascending.
  let concepts: [[Int]]

  /// Finds the known terms among the candidates.
  init(_ inventory: CandidateInventory, of corpus: Corpus, known: KnownTermIndex?) {
    concepts = inventory.candidates.map { known?.concepts(of: $0, in: corpus) ?? [] }
  }

  /// The links between the terms of each known concept, in order.
  func links(in inventory: CandidateInventory) -> [Link] {
    pairs.compactMap { first, second in
      guard inventory.candidates[first].language != inventory.candidates[second].language else {
        return nil
      }
      return Link(
        first: first, second: second, evidence: LinkEvidence(),
        probability: probability(first, second))
    }
  }

  /// The synonyms that known concepts list, in order.
  func aliases(in inventory: CandidateInventory) -> [Alias] {
    pairs.compactMap { first, second in
      guard inventory.candidates[first].language == inventory.candidates[second].language else {
        return nil
      }
      return Alias(first: first, second: second, probability: probability(first, second))
    }
  }

  /// A term of several concepts may be meant in any of them.
  private func probability(_ first: Int, _ second: Int) -> Double {
    concepts[first].count == 1 && concepts[second].count == 1 ? Self.certain : Self.ambiguous
  }

  private var pairs: [(Int, Int)] {
    var members: [Int: [Int]] = [:]
    for (candidate, numbers) in concepts.enumerated() {
      for number in numbers { members[number, default: []].append(candidate) }
    }
    var found: Set<UInt64> = []
    for candidates in members.values {
      for (position, first) in candidates.enumerated() {
        for second in candidates[(position + 1)...] {
          found.insert(UInt64(first) << 32 | UInt64(second))
        }
      }
    }
    return found.sorted().map { (Int($0 >> 32), Int($0 & 0xffff_ffff)) }
  }

  private static let certain = 0.995
  private static let ambiguous = 0.9
}
