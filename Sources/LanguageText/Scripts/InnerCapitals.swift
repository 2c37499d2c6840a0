/// Capitals behind small letters, as names of programs have them: *useState*, *JavaScript*.
package enum InnerCapitals {
  /// Whether a capital of ASCII stands directly behind a small letter somewhere in a text.
  ///
  /// Complexity: O(n), two or three instructions a byte.
  package static func stand(in text: [UInt8]) -> Bool {
    let bytes = text.span
    var position = 0
    // Whether the byte before is a small letter, where the next word can add it.
    var carried: UInt64 = 0
    while position + 8 <= bytes.count {
      let word = bytes.word(at: position)
      let small = letters(of: word, from: 0x61)
      if letters(of: word, from: 0x41) & (small << 8 | carried) != 0 { return true }
      carried = small >> 56
      position += 8
    }
    var isSmall = carried != 0
    while position < bytes.count {
      let byte = bytes[position]
      if isSmall, byte &- 0x41 < 26 { return true }
      isSmall = byte &- 0x61 < 26
      position += 1
    }
    return false
  }

  /// The highest bit of each byte of a word that is one of the 26 letters from one on.
  ///
  /// Source: comparison of bytes in a word, H. S. Warren, Hacker's Delight, 6–1.
  @inline(__always)
  private static func letters(of word: UInt64, from first: UInt64) -> UInt64 {
    let low = word & ~highs
    let isAtLeast = low &+ (0x80 - first) &* ones
    let isAbove = low &+ (0x80 - first - 26) &* ones
    return isAtLeast & ~isAbove & ~word & highs
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080
}
