import LanguageText

/// Links candidates of different languages that are written alike, aligned or not: Han characters
/// of one folded shape (日期選擇器, 日期选择器), the same Latin name.
enum LookalikeFinder {
  /// How likely equal names are the same term; a little less than certain for false friends.
  private static let hanProbability = 0.97
  private static let latinProbability = 0.93

  /// An English name inside Chinese text may be the term, or wait for a translation.
  private static let residueProbability = 0.5

  /// The links between the compared languages, by candidate.
  static func links(
    in inventory: CandidateInventory, shapes: [CandidateShape], of corpus: Corpus
  ) -> [Link] {
    var byIdentity: [String: [Int]] = [:]
    for index in inventory.candidates.indices
    where isDistinctive(shapes[index]) && inventory.candidates[index].termhood >= leastTermhood {
      byIdentity[shapes[index].identity, default: []].append(index)
    }
    let compared = corpus.comparedLanguages
    var result: [Link] = []
    for identity in byIdentity.keys.sorted() {
      let members = byIdentity[identity] ?? []
      for (position, first) in members.enumerated() {
        for second in members[(position + 1)...]
        where inventory.candidates[first].language != inventory.candidates[second].language
          && compared.contains(
            inventory.candidates[first].language, inventory.candidates[second].language)
        {
          result.append(link(first, second, inventory, shapes, corpus))
        }
      }
    }
    return result
  }

  private static func isDistinctive(_ shape: CandidateShape) -> Bool {
    shape.han.count >= 2 || shape.isLatin && shape.identity.utf8.count >= 3
      || !shape.han.isEmpty && !shape.sounds.isEmpty
  }

  private static func link(
    _ first: Int, _ second: Int, _ inventory: CandidateInventory, _ shapes: [CandidateShape],
    _ corpus: Corpus
  ) -> Link {
    let isResidue =
      shapes[first].isLatin
      && corpus.isLatin(inventory.candidates[first].language)
        != corpus.isLatin(inventory.candidates[second].language)
    let base =
      isResidue
      ? residueProbability : shapes[first].isLatin ? latinProbability : hanProbability
    let termhood =
      (inventory.candidates[first].termhood + inventory.candidates[second].termhood) / 2
    var evidence = LinkEvidence()
    evidence.isResidue = isResidue
    return Link(
      first: min(first, second), second: max(first, second), evidence: evidence,
      probability: base - doubt * (1 - termhood))
  }

  /// What is no term may be written alike by chance.
  private static let doubt = 0.1
  private static let leastTermhood = 0.1
}
