/// A word of an English text in lower case, or a mark, as its first letters and its last: enough to tell it
/// among listed words and by its ending, without a string.
///
/// Words of more than sixteen bytes are none of those that are listed.
struct EnglishToken: Hashable, ExpressibleByStringLiteral {
  /// The bytes from the first on, eight in each, none of a longer word.
  private var head: UInt64 = 0
  private var tail: UInt64 = 0
  /// The last four bytes, from the last on.
  private var end: UInt32 = 0
  /// How many characters it has.
  let count: Int
  /// Whether it begins with a letter: else it is a mark.
  let isWord: Bool

  /// Takes a word or mark of ASCII out of a text.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    count = range.count
    isWord = range.first.map { (bytes[$0] | 0x20) &- 0x61 < 26 } ?? false
    for index in range { append(bytes[index] &- 0x41 < 26 ? bytes[index] | 0x20 : bytes[index]) }
    dropBeginning(ofLength: range.count)
  }

  /// Takes a word in lower case, or a mark.
  init(_ text: String) {
    count = text.count
    isWord = text.first?.isLetter ?? false
    for byte in text.utf8 { append(byte) }
    dropBeginning(ofLength: text.utf8.count)
  }

  /// Takes a word in lower case, or a mark.
  init(stringLiteral text: String) { self.init(text) }

  private mutating func append(_ byte: UInt8) {
    tail = tail << 8 | head >> 56
    head = head << 8 | UInt64(byte)
    end = end << 8 | UInt32(byte)
  }

  private mutating func dropBeginning(ofLength length: Int) {
    if length > 16 { (head, tail) = (.max, .max) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(head ^ tail &* 0x9e37_79b9_7f4a_7c15) }

  /// Whether it ends with a few letters, of which there are at most four.
  func ends(with ending: Ending) -> Bool { end & ending.mask == ending.bytes }

  /// What words may end with.
  struct Ending: ExpressibleByStringLiteral {
    fileprivate let bytes: UInt32
    fileprivate let mask: UInt32

    /// Takes up to four letters.
    init(stringLiteral letters: String) {
      bytes = letters.utf8.reduce(0) { $0 << 8 | UInt32($1) }
      mask = letters.utf8.reduce(0) { mask, _ in mask << 8 | 0xff }
    }
  }
}
