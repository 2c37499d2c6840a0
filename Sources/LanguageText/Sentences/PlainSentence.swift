/// Tells the texts that are one sentence at most whatever their language: letters, digits, commas and hyphens between single
/// marks that end nothing, and a full stop or the like at the end.
///
/// Most items of lists and many paragraphs are such; ICU and the rules on top of it, which find the same, take a hundred
/// times as long.
enum PlainSentence {
  /// The text without the spaces around it, as UTF-8 byte offsets; nil where a sentence may end inside.
  ///
  /// - Complexity: O(n).
  static func range(of text: String, language: LanguageTag) -> Range<Int>? {
    // Chinese has leads that nothing but a space parts from their paragraph.
    guard !["zh", "yue"].contains(language.language) else { return nil }
    let bytes = text.utf8.span
    var (start, end) = (0, bytes.count)
    while start < end, bytes[start] == 0x20 { start += 1 }
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    guard start < end else { return nil }
    var position = start
    var hasLetter = false
    while position < end {
      let byte = bytes[position]
      if (byte | 0x20) &- 0x61 < 26 {
        hasLetter = true
        position += 1
      } else if byte == 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "-")
        || byte &- 0x30 < 10
      {
        position += 1
      } else if position == end - 1, isTerminator(byte) {
        position += 1
      } else {
        let length = letterLength(at: position, in: bytes)
        guard length > 0 else { return nil }
        hasLetter = true
        position += length
      }
    }
    return hasLetter ? start..<end : nil
  }

  private static func isTerminator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }

  /// How many bytes a letter with an accent, of Cyrillic, kana or Han has; 0 for anything else.
  private static func letterLength(at position: Int, in bytes: Span<UInt8>) -> Int {
    func next(_ offset: Int) -> UInt8 {
      position + offset < bytes.count ? bytes[position + offset] : 0
    }
    switch bytes[position] {
    // × and ÷ are no letters.
    case 0xc3: return next(1) == 0x97 || next(1) == 0xb7 ? 0 : 2
    case 0xd0, 0xd1: return 2
    case 0xe3: return (0x81...0x83).contains(next(1)) ? 3 : 0
    case 0xe4...0xe9: return 3
    default: return 0
    }
  }
}
