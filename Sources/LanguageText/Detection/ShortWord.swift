/// A word of at most sixteen bytes of UTF-8 as two numbers, which are hashed faster than a string.
///
/// A longer one is equal to others of its length with the same first bytes: it is no word that anybody looks for.
struct ShortWord: Hashable {
  /// The number of bytes.
  private(set) var length: UInt8 = 0
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// A number that differs for most words, in its upper half.
  var mixed: UInt64 {
    let mixed = (low ^ UInt64(length)) &* 0x9e37_79b9_7f4a_7c15 ^ high &* 0xc2b2_ae3d_27d4_eb4f
    return (mixed ^ mixed >> 29) &* 0x1656_67b1_9e37_79f9
  }

  /// Whether it has no byte yet.
  var isEmpty: Bool { length == 0 }

  /// Makes a word without any byte.
  init() {}

  /// Makes a word of a text.
  init(_ text: some StringProtocol) {
    for byte in text.utf8 { append(byte) }
  }

  /// Adds a byte; behind the 16th only the number of bytes is kept, up to 255.
  mutating func append(_ byte: UInt8) {
    if length < 8 {
      low |= UInt64(byte) << (UInt64(length) * 8)
    } else if length < 16 {
      high |= UInt64(byte) << (UInt64(length - 8) * 8)
    }
    if length < .max { length += 1 }
  }
}
