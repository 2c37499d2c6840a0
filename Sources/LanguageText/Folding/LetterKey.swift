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
    var count = 0
    for letter in word.unicodeScalars {
      guard (0x430...0x44f).contains(letter.value), count < 2 * Self.half else { return nil }
      let bits = UInt64(letter.value - 0x42f) << UInt64(6 * (Self.half - 1 - count % Self.half))
      if count < Self.half { first |= bits } else { second |= bits }
      count += 1
    }
  }

  static func < (left: LetterKey, right: LetterKey) -> Bool {
    left.first == right.first ? left.second < right.second : left.first < right.first
  }
}
