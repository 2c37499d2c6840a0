/// Eight bytes of text that folding changes letter by letter only: printable ASCII with single spaces and
/// hyphens between other characters, as most of every Western text is.
///
/// Source: comparison of bytes in a word, H. S. Warren, Hacker's Delight, 6–1.
struct ASCIIWord {
  /// How many of the bytes are told: the last is left for the next eight when it is a space.
  let length: Int
  /// The highest bit of each byte that is a capital.
  let capitals: UInt64

  /// Takes eight bytes, the first of them lowest, behind a character that is no space or one that is; nil
  /// when one of them needs a look at its neighbours.
  init?(_ word: UInt64, behindSolid: Bool) {
    guard word & Self.highs == 0 else { return nil }
    let spaces = Self.zeros(word ^ 0x20 &* Self.ones) | Self.zeros(word ^ 0x2d &* Self.ones)
    // Adding carries into the highest bit of what is greater: DEL, and not what is less than a space.
    let isPrintable = (word &+ 0x60 &* Self.ones) & ~(word &+ Self.ones) & Self.highs
    guard isPrintable == Self.highs, spaces & (spaces << 8) == 0, behindSolid || spaces & 0x80 == 0
    else { return nil }
    length = spaces >> 63 == 0 ? 8 : 7
    let fromA = word &+ (0x80 - 0x41) &* Self.ones
    let beyondZ = word &+ (0x80 - 0x5b) &* Self.ones
    capitals = fromA & ~beyondZ & Self.highs
  }

  /// The highest bit of each byte below 128 that is 0.
  private static func zeros(_ word: UInt64) -> UInt64 {
    ~((word & ~highs) &+ ~highs | word) & highs
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080
}
