import LanguageText

/// Gives names that statistics cut out of Chinese or Japanese sentences the characters that always stand beside them:
/// 可视化 for 视化.
enum WholeNames {
  /// How many characters a name may lack on a side.
  private static let mostMissing = 2
  /// How many different sentences tell what always stands there, and how large a part of them has it.
  private static let (leastSentences, share) = (3, 0.9)
  /// Characters that stand beside names without being a part of them.
  private static let functionCharacters = Set("的了在是和与與或及並并到将將把被从從对對为為以个個中上下内內时時请請该該此这這一不")

  /// A name in Han characters with those that stand beside it in nearly all of some sentences; the name itself in any
  /// other script, or where there are not enough of them.
  ///
  /// - Complexity: O(length of the sentences).
  static func name(_ name: String, in sentences: some Sequence<String>) -> String {
    guard name.unicodeScalars.allSatisfy({ ScriptClass($0) == .han }) else { return name }
    let sentences = Set(sentences)
    var name = name
    for side in [Side.before, .after] {
      for _ in 0..<mostMissing {
        guard let next = neighbour(of: name, side, in: sentences) else { break }
        name = side == .before ? "\(next)\(name)" : "\(name)\(next)"
      }
    }
    return name
  }

  private enum Side { case before, after }

  /// The Han character that nearly all sentences with a name have right beside it.
  private static func neighbour(
    of name: String, _ side: Side, in sentences: Set<String>
  ) -> Character? {
    var counts: [Character: Int] = [:]
    var total = 0
    for sentence in sentences {
      guard let found = sentence.firstRange(of: name) else { continue }
      total += 1
      let next =
        side == .before
        ? sentence[..<found.lowerBound].last : sentence[found.upperBound...].first
      if let next { counts[next, default: 0] += 1 }
    }
    guard total >= leastSentences, let most = counts.max(by: { $0.value < $1.value }),
      Double(most.value) >= Double(total) * share, !functionCharacters.contains(most.key),
      most.key.unicodeScalars.allSatisfy({ ScriptClass($0) == .han })
    else { return nil }
    return most.key
  }
}
