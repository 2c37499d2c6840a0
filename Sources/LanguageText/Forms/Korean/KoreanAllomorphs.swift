/// The shapes that a Korean particle takes behind nouns that end in other sounds: 호스트를, but 방화벽을.
package enum KoreanAllomorphs {
  /// What becomes of a particle when another noun stands before it.
  package enum Change: Hashable, Sendable {
    /// Nothing: there is none, or it fits behind both.
    case none
    /// So many bytes behind the noun become another text.
    case replace(length: Int, by: String)
    /// It has several shapes, and nothing tells the sound of the new noun.
    case unknown
  }

  /// What becomes of the particle behind a noun when another takes its place.
  ///
  /// - Parameters:
  ///   - tail: The Hangul syllables behind the noun, composed (NFC).
  ///   - noun: The noun that stands there.
  ///   - other: The noun that takes its place.
  /// - Returns: The change; none where the syllables are no particle, as in 설정하다.
  /// - Complexity: O(n) in the length of the word.
  package static func change(of tail: String, behind noun: String, replacedBy other: String)
    -> Change
  {
    guard !tail.isEmpty,
      KoreanParticles.tail(of: noun + tail, nounLength: noun.utf8.count) == .particles
    else { return .none }
    let (old, new) = (KoreanFinal(ofWord: noun), KoreanFinal(ofWord: other))
    guard old != new || new == .unknown, !endAlike(noun, other) else { return .none }
    switch new {
    case .unknown:
      let isShaped = [KoreanFinal.vowel, .consonant, .rieul].contains {
        pair(at: tail, behind: $0) != nil
      }
      return isShaped ? .unknown : .none
    default:
      guard let pair = pair(at: tail, behind: new) else { return .none }
      return .replace(length: pair.from.utf8.count, by: pair.to)
    }
  }

  /// Whether two names have the same last letters in Latin or digits, which then sound alike.
  private static func endAlike(_ noun: String, _ other: String) -> Bool {
    let ends = [noun, other].map { text in
      TermForms.fold(text).reversed().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        .map(\.self)
    }
    return !ends[0].isEmpty && ends[0] == ends[1]
  }

  private struct Pair: Sendable {
    let from: String
    let to: String
    /// Whether nothing may stand behind it.
    let isWhole: Bool
  }

  /// The shape with which a particle begins that does not stand behind a sound, and that which does.
  private static func pair(at tail: String, behind final: KoreanFinal) -> Pair? {
    let road: [Pair] = final == .consonant ? toEuro : toRo
    let others: [Pair] = final == .vowel ? toVowel : toConsonant
    return (road + others).first { $0.isWhole ? tail == $0.from : tail.hasPrefix($0.from) }
  }

  private static let toRo = pairs("으로 로")
  private static let toEuro = pairs("로 으로")
  private static let toVowel = pairs(
    """
    을 를 은 는 과 와 이에요 예요 이어요 여요 이었 였 이어 여 이라 라 이나 나 이며 며 이든 든 이랑 랑 이란 란 이야 야 \
    =이 가 =아 야
    """)
  private static let toConsonant = pairs(
    """
    를 을 는 은 와 과 예요 이에요 에요 이에요 였 이었 여야 이어야 여서 이어서 라 이라 나 이나 며 이며 든 이든 랑 이랑 란 이란 야 이야 \
    =다 이다 =고 이고 =면 이면 므로 이므로 지만 이지만 거나 이거나 니까 이니까 =죠 이죠 =가 이
    """)

  private static func pairs(_ text: String) -> [Pair] {
    let words = text.split(whereSeparator: \.isWhitespace)
    return stride(from: 0, to: words.count - 1, by: 2).map { index in
      let isWhole = words[index].first == "="
      return Pair(
        from: String(isWhole ? words[index].dropFirst() : words[index]),
        to: String(words[index + 1]),
        isWhole: isWhole)
    }
  }
}
