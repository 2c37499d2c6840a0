/// Texts and the numbers that stand for them, in order of first use.
struct Vocabulary: Sendable {
  /// A text compared by its bytes: folded texts look alike only where they are equal, and need no
  /// normalization at every look.
  private struct Key: Hashable {
    let text: String

    static func == (one: Key, other: Key) -> Bool {
      one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      var value: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hasher.combine(value)
    }
  }

  private var numbers: [Key: Int32] = [:]
  /// The numbers of texts of one character below U+10000; −1 for those that never occurred.
  private var characters = Array(repeating: Int32(-1), count: 0x1_0000)
  private(set) var texts: [String] = []

  /// The number of a text, a new one when the text is new.
  mutating func number(of text: String) -> Int32 {
    if let number = existingNumber(of: text) { return number }
    let number = Int32(texts.count)
    if let character = Self.character(text) {
      characters[character] = number
    } else {
      numbers[Key(text: text)] = number
    }
    texts.append(text)
    return number
  }

  /// The number of a text; nil when it never occurred.
  func existingNumber(of text: String) -> Int32? {
    guard let character = Self.character(text) else { return numbers[Key(text: text)] }
    return characters[character] < 0 ? nil : characters[character]
  }

  /// The one character of a text, for Han and kana need no hashing; nil for longer ones.
  private static func character(_ text: String) -> Int? {
    guard text.utf8.count <= 3, let scalar = text.unicodeScalars.first,
      UTF8.width(scalar) == text.utf8.count
    else { return nil }
    return Int(scalar.value)
  }

  /// The text of a number.
  subscript(number: Int32) -> String { texts[Int(number)] }
}
