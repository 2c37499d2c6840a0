/// Which tokens of one language stand for which of the other, and how surely.
struct TranslationLexicon {
  /// Per token of the source the first of its entries, with an end mark.
  private(set) var starts: [Int]
  /// The tokens of the target, in order of the source token.
  private(set) var targets: [Int32] = []
  /// The weights of the entries, over 0…1.
  private(set) var weights: [Float] = []

  /// Makes a lexicon of entries that are in order of their source.
  init(tokens: Int, entries: [(source: Int32, target: Int32, weight: Float)]) {
    starts = [Int](repeating: 0, count: tokens + 1)
    targets.reserveCapacity(entries.count)
    weights.reserveCapacity(entries.count)
    for entry in entries {
      starts[Int(entry.source) + 1] += 1
      targets.append(entry.target)
      weights.append(entry.weight)
    }
    for token in 0..<tokens { starts[token + 1] += starts[token] }
  }

  /// The positions of a token's entries.
  func range(_ token: Int32) -> Range<Int> { starts[Int(token)]..<starts[Int(token) + 1] }

  /// The same entries from the target's side.
  var reversed: TranslationLexicon {
    var entries: [(source: Int32, target: Int32, weight: Float)] = []
    entries.reserveCapacity(targets.count)
    for token in 0..<Int32(starts.count - 1) {
      for position in range(token) {
        entries.append((targets[position], token, weights[position]))
      }
    }
    entries.sort { ($0.source, $0.target) < ($1.source, $1.target) }
    return TranslationLexicon(tokens: starts.count - 1, entries: entries)
  }
}
