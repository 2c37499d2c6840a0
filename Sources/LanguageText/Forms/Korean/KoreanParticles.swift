/// Tells the particles behind a Korean noun from the rest of a longer word.
///
/// Particles are written without a space (버튼을, 버튼들에서는), as is the copula (버튼입니다), and
/// their shape depends on the last letter of the noun. The list is closed, so 메뉴판 is not 메뉴.
package enum KoreanParticles {
  /// What stands behind a noun in its word.
  package enum Tail: Hashable, Sendable {
    /// Particles, stacked or not, or the copula.
    case particles
    /// A form of a verb made of the noun, such as 하다 or 되다.
    case verb
  }

  /// What the rest of a word is to the noun that it begins with.
  ///
  /// - Parameters:
  ///   - word: The word, composed (NFC).
  ///   - length: The length of the noun in UTF-8 bytes; less than that of the word.
  /// - Returns: nil when the word is another one.
  /// - Complexity: O(n) in the length of the word, for the few particles that can be stacked.
  package static func tail(of word: String, nounLength length: Int) -> Tail? {
    let scalars = Array(word.unicodeScalars)
    var bytes = 0
    var end = 0
    while end < scalars.count, bytes < length {
      bytes += UTF8.width(scalars[end])
      end += 1
    }
    guard bytes == length, end > 0, end < scalars.count, ScriptClass(scalars[end]) == .hangul else {
      return nil
    }
    if beginsWithOtherWord(scalars, nounEnd: end) { return nil }
    if isParticles(scalars, from: end, nounEnd: end) { return .particles }
    // What was put in for another word may keep the particles of that.
    if nounOfMisspelt(word)?.utf8.count == length { return .particles }
    return end >= 2 && isVerb(scalars[end...]) ? .verb : nil
  }

  /// The nouns that a word may be when particles are taken off, the longest first.
  package static func nouns(of word: String) -> [String] {
    let scalars = Array(word.unicodeScalars)
    return (1..<max(scalars.count, 1)).reversed().compactMap { end in
      guard !beginsWithOtherWord(scalars, nounEnd: end),
        isParticles(scalars, from: end, nounEnd: end)
      else { return nil }
      return String(String.UnicodeScalarView(scalars[..<end]))
    }
  }

  /// The noun of two syllables or more before a particle that asks for another last letter, as in 서버을 and 버튼를; nil
  /// where there is none, or other words end so, as 전문가.
  static func nounOfMisspelt(_ word: String) -> String? {
    for (particle, misfits) in [
      ("으로", [KoreanFinal.vowel, .rieul]), ("을", [.vowel]), ("은", [.vowel]),
      ("를", [.consonant, .rieul]), ("는", [.consonant, .rieul]),
    ] where word.hasSuffix(particle) {
      let noun = word.unicodeScalars.dropLast(particle.unicodeScalars.count)
      guard noun.count > 1, let last = noun.last, misfits.contains(KoreanFinal(last)) else {
        return nil
      }
      return String(noun)
    }
    return nil
  }

  /// Whether the scalars from an offset on are particles that fit what stands before them.
  private static func isParticles(
    _ word: [Unicode.Scalar], from start: Int, nounEnd: Int, stacked: Int = 0
  ) -> Bool {
    let final = KoreanFinal(word[start - 1])
    for particle in KoreanParticle.byFirst[word[start]] ?? [] {
      let end = start + particle.scalars.count
      guard end <= word.count, word[start..<end].elementsEqual(particle.scalars),
        final.admits(particle.shape), nounEnd > 1 || !particle.needsLongNoun,
        !isPolite(word, from: start),
        particle.rank != .plural || stacked == 0
      else { continue }
      if end == word.count { return true }
      guard particle.rank != .closing, stacked < 4 else { continue }
      if isParticles(word, from: end, nounEnd: nounEnd, stacked: stacked + 1) { return true }
    }
    return false
  }

  /// Whether the 다 at an offset ends a polite verb, as in 합니다 and 봅시다, and is no copula.
  private static func isPolite(_ word: [Unicode.Scalar], from start: Int) -> Bool {
    guard word[start] == "다", start >= 2, word[start - 1] == "니" || word[start - 1] == "시" else {
      return false
    }
    // The final ㅂ is the seventeenth of 28 (Unicode, section 3.12).
    let before = word[start - 2].value
    return (0xac00...0xd7a3).contains(before) && (before - 0xac00) % 28 == 17
  }

  /// Whether the word is, or is a form of, a known word longer than the noun: 로그인 for 로그.
  private static func beginsWithOtherWord(_ word: [Unicode.Scalar], nounEnd: Int) -> Bool {
    let longest = min(word.count, nounEnd + KoreanLookAlikes.longest)
    guard nounEnd < longest else { return false }
    return (nounEnd + 1...longest).contains { end in
      KoreanLookAlikes.words.contains(String(String.UnicodeScalarView(word[..<end])))
        && (end == word.count || isParticles(word, from: end, nounEnd: end)
          || isVerb(word[end...]))
    }
  }

  private static func isVerb(_ tail: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = tail.first else { return false }
    if verbBeginnings.contains(first) { return true }
    return tail.count >= 2 && causative == Array(tail.prefix(1))
      && causativeEndings.contains(tail[tail.startIndex + 1])
  }

  private static let verbBeginnings = Set("하해했할함한합되돼됐된될됨됩".unicodeScalars)
  private static let causative: [Unicode.Scalar] = ["시"]
  private static let causativeEndings = Set("키켜킨킬킴킵켰".unicodeScalars)
}
