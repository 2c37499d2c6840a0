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
  private(set) var texts: [String] = []

  /// The number of a text, a new one when the text is new.
  mutating func number(of text: String) -> Int32 {
    let key = Key(text: text)
    if let number = numbers[key] { return number }
    let number = Int32(texts.count)
    numbers[key] = number
    texts.append(text)
    return number
  }

  /// The number of a text; nil when it never occurred.
  func existingNumber(of text: String) -> Int32? { numbers[Key(text: text)] }

  /// The text of a number.
  subscript(number: Int32) -> String { texts[Int(number)] }
}
