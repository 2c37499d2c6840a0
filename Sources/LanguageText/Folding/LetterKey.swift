/// A word of small Russian letters as a number, in the order of the words: six bits a letter.
///
/// Comparing strings of other letters than ASCII's takes as long as making them.
struct LetterKey: Hashable, Comparable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0

  /// How many letters stand in each half.
  private static let half = 10

  /// Takes a word of up to twenty letters from а to я; nil for any other.
  init?(_ word: String) {
    let bytes = word.utf8.span
    guard bytes.count % 2 == 0, bytes.count <= 4 * Self.half else { return nil }
    var shift: UInt64 = 6 * UInt64(Self.half)
    for index in 0..<bytes.count / 2 {
      // D0 B0 to D0 BF and D1 80 to D1 8F.
      let (lead, trail) = (bytes[2 * index], bytes[2 * index + 1])
      let number = lead == 0xd0 ? trail &- 0xb0 : lead == 0xd1 ? trail &- 0x70 : 0xff
      guard number < (lead == 0xd0 ? 16 : 32), lead == 0xd0 || number >= 16 else { return nil }
      if index == Self.half { shift = 6 * UInt64(Self.half) }
      shift -= 6
      let bits = UInt64(number + 1) << shift
      if index < Self.half { first |= bits } else { second |= bits }
    }
  }

  static func < (left: LetterKey, right: LetterKey) -> Bool {
    left.first == right.first ? left.second < right.second : left.first < right.first
  }
}
