/// What the words of a text begin with, as bits: a look tells of nearly every other beginning that no word has it.
///
/// Says yes of all that are there, and of one in some twenty that are not.
struct WordBeginnings {
  /// What words are looked for by: a space and the letters that they begin with, or all letters of one and the
  /// space behind it.
  struct Beginning {
    /// What stands in a text that has such a word.
    let text: String
    /// The number of its bit; nil for a beginning that is too short to have one.
    fileprivate let bit: Int?

    /// Takes a text that begins with a space.
    init(_ text: String) {
      self.text = text
      let bytes = text.utf8.span
      bit =
        WordBeginnings.bit(of: WordBeginnings.longLength, from: 1, in: bytes)
        ?? WordBeginnings.bit(of: WordBeginnings.shortLength, from: 1, in: bytes)
    }
  }

  /// How many bytes of a word a bit stands for: of four letters of Cyrillic, and of words that are shorter.
  private static let (longLength, shortLength) = (8, 4)

  private static let bitCount = 1024

  private var bits = [UInt64](repeating: 0, count: bitCount / 64)

  /// Takes the words of a text that has a space before and behind each.
  ///
  /// - Complexity: O(length of the text).
  init(of text: String) {
    let bytes = text.utf8.span
    for index in bytes.indices where bytes[index] == UInt8(ascii: " ") {
      for length in [Self.shortLength, Self.longLength] {
        guard let bit = Self.bit(of: length, from: index + 1, in: bytes) else { break }
        bits[bit / 64] |= 1 << UInt64(bit % 64)
      }
    }
  }

  /// Whether a word of the text may begin so.
  func mayHave(_ beginning: Beginning) -> Bool {
    guard let bit = beginning.bit else { return true }
    return bits[bit / 64] >> UInt64(bit % 64) & 1 == 1
  }

  /// The number of the bit of so many bytes; nil where there are less.
  private static func bit(of length: Int, from start: Int, in bytes: Span<UInt8>) -> Int? {
    guard start + length <= bytes.count else { return nil }
    var hash: UInt64 = 0
    for index in start..<start + length { hash = hash << 8 | UInt64(bytes[index]) }
    // Fibonacci hashing: the highest bits of the product depend on all bytes.
    return Int((hash &* 0x9e37_79b9_7f4a_7c15) >> 54)
  }
}
