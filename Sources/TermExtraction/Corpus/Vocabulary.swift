/// Texts and the numbers that stand for them, in order of first use.
struct Vocabulary: Sendable {
  private var numbers: [String: Int32] = [:]
  private(set) var texts: [String] = []

  /// The number of a text, a new one when the text is new.
  mutating func number(of text: String) -> Int32 {
    if let number = numbers[text] { return number }
    let number = Int32(texts.count)
    numbers[text] = number
    texts.append(text)
    return number
  }

  /// The number of a text; nil when it never occurred.
  func existingNumber(of text: String) -> Int32? { numbers[text] }

  /// The text of a number.
  subscript(number: Int32) -> String { texts[Int(number)] }
}
