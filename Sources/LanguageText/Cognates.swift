/// How much words of different scripts sound alike: тогл, トグル and toggle.
///
/// A hint, not a proof: short skeletons agree by chance and false friends exist (лист and リスト),
/// so combine it with co-occurrence. Source: consonant skeletons as in Simard, Foster and Isabelle
/// 1992 (cognates) applied to rough romanization.
package enum Cognates {
  /// A rough Latin spelling of katakana, hiragana, Cyrillic or Latin text, without spaces.
  package static func latin(of text: some StringProtocol) -> String {
    Romanization.latin(of: text)
  }

  /// The consonants of a word, those that languages confuse made equal; empty for Han text.
  package static func skeleton(of text: some StringProtocol) -> String {
    var result: [Character] = []
    var rest = Substring(latin(of: text))
    while let first = rest.first {
      let (letters, length) = consonants(startingAt: rest, first)
      rest = rest.dropFirst(length)
      for letter in letters where result.last != letter { result.append(letter) }
    }
    return String(result)
  }

  /// How alike two texts sound, from 0 to 1; 0 when either has no letters that can be compared.
  ///
  /// Complexity: O(n · m) in the lengths of the skeletons.
  package static func similarity(_ left: some StringProtocol, _ right: some StringProtocol)
    -> Double
  {
    let left = Array(skeleton(of: left))
    let right = Array(skeleton(of: right))
    guard !left.isEmpty, !right.isEmpty else { return 0 }
    let longest = Double(max(left.count, right.count))
    return max(0, 1 - Double(distance(left, right)) / longest)
  }

  private static func consonants(
    startingAt text: Substring, _ first: Character
  ) -> (letters: String, length: Int) {
    for (spelling, letters) in clusters where text.hasPrefix(spelling) {
      return (letters, spelling.count)
    }
    switch first {
    case "a", "e", "i", "o", "u", "y", "h": return ("", 1)
    case "c", "q": return ("k", 1)
    case "r": return ("l", 1)
    case "v", "w": return ("b", 1)
    case "z": return ("s", 1)
    case "x": return ("ks", 1)
    default: return (String(first), 1)
    }
  }

  /// Spellings of one sound with several letters; longer ones first.
  private static let clusters: [(String, String)] = [
    ("tch", "C"), ("sch", "S"), ("ph", "f"), ("ck", "k"), ("sh", "S"), ("ch", "C"), ("th", "s"),
    ("qu", "k"), ("ts", "s"), ("zh", "S"), ("ji", "S"), ("dg", "S"),
  ]

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let substitution = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substitution, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
