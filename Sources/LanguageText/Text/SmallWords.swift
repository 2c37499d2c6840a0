/// Words of small ASCII letters with spaces between them, eight bytes of them at a time.
///
/// Source: comparison of bytes in a word, H. S. Warren, Hacker's Delight, 6–1.
package enum SmallWords {
  /// Where such words end that begin at an offset of a text: behind the space that follows the last of them
  /// in the last eight bytes that hold nothing else; the offset where other bytes are near.
  ///
  /// Complexity: O(n), three instructions a byte.
  package static func end(from start: Int, in bytes: Span<UInt8>) -> Int {
    var end = start
    while end + 8 <= bytes.count {
      let word = bytes.word(at: end)
      guard word & highs == 0 else { break }
      let fromA = word &+ (0x80 - 0x61) &* ones
      let beyondZ = word &+ (0x80 - 0x7b) &* ones
      // Of bytes below 128 that differ from a space the highest bit is set.
      let spaces = ~((word ^ 0x20 &* ones) &+ 0x7f &* ones) & highs
      guard fromA & ~beyondZ & highs | spaces == highs, spaces != 0 else { break }
      end += 8 - spaces.leadingZeroBitCount / 8
    }
    return end
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080
}
