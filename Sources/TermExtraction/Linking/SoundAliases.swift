/// Names of one language that are the same word in two scripts: “System Buttons” in a heading and
/// システムボタン in the text.
enum SoundAliases {
  /// The aliases of all languages, in order of the candidates.
  static func aliases(in inventory: CandidateInventory, shapes: [CandidateShape]) -> [Alias] {
    var bySound: [Key: [Int]] = [:]
    for (index, shape) in shapes.enumerated() where shape.han.isEmpty && !shape.sounds.isEmpty {
      let candidate = inventory.candidates[index]
      let consonants = shape.sounds.flatMap(\.consonants)
      guard candidate.termhood >= leastTermhood, consonants.count >= fewestConsonants else {
        continue
      }
      bySound[Key(language: candidate.language, consonants: consonants), default: []].append(index)
    }
    let pairs = bySound.values.compactMap { members -> (Int, Int)? in
      let latin = members.filter { shapes[$0].isLatin }
      let others = members.filter { !shapes[$0].isLatin }
      // More than one of a kind would be a choice.
      guard latin.count == 1, others.count == 1 else { return nil }
      return (min(latin[0], others[0]), max(latin[0], others[0]))
    }
    return pairs.sorted { $0 < $1 }.map {
      Alias(first: $0.0, second: $0.1, probability: probability)
    }
  }

  private struct Key: Hashable {
    var language: Int
    var consonants: [UInt8]
  }

  private static let probability = 0.7
  private static let fewestConsonants = 5
  private static let leastTermhood = 0.12
}
