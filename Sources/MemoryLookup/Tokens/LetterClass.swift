import LanguageText

/// What a scalar does in a segment.
enum LetterClass {
  case letter, digit, ideograph, mark, space

  /// The class of the scalar at an offset of UTF-8 bytes, and the offset behind it.
  ///
  /// A byte that is no UTF-8 is a mark.
  @inline(__always)
  static func read(_ bytes: [UInt8], at offset: Int) -> (LetterClass, Int) {
    let byte = bytes[offset]
    if byte < 0x80 { return (ascii(byte), offset + 1) }
    // Cyrillic letters, most of what is not ASCII in spaced text.
    if byte == 0xd0 || byte == 0xd1, offset + 1 < bytes.count { return (.letter, offset + 2) }
    // Han from U+5000 to U+8FFF and kana, most of what is in Japanese and Chinese.
    if byte >= 0xe5 && byte <= 0xe8 || byte == 0xe3 && isKana(bytes, offset),
      offset + 2 < bytes.count
    {
      return (.ideograph, offset + 3)
    }
    return other(bytes, offset)
  }

  /// Whether the three bytes at an offset, of which the first is E3, are hiragana or katakana.
  @inline(__always)
  private static func isKana(_ bytes: [UInt8], _ offset: Int) -> Bool {
    guard offset + 2 < bytes.count else { return false }
    let third = bytes[offset + 2]
    return switch bytes[offset + 1] {
    case 0x81: third > 0x80
    case 0x82: third > 0xa0 || (0x81...0x96).contains(third)
    case 0x83: third != 0xbb
    default: false
    }
  }

  @inline(__always)
  private static func ascii(_ byte: UInt8) -> LetterClass {
    switch byte {
    case 0x61...0x7a, 0x41...0x5a, 0x5f: .letter
    case 0x30...0x39: .digit
    case 0...0x20, 0x7f: .space
    default: .mark
    }
  }

  private static func other(_ bytes: [UInt8], _ offset: Int) -> (LetterClass, Int) {
    guard let (scalar, end) = UTF8Decoding.scalar(in: bytes, at: offset) else {
      return (.mark, offset + 1)
    }
    switch ScriptClass(scalar) {
    case .han, .hiragana, .katakana: return (.ideograph, end)
    case .latin, .cyrillic, .hangul: return (.letter, end)
    case .digit: return (.digit, end)
    case .other: break
    }
    switch scalar.value {
    // The punctuation of Japanese and Chinese, spared a look into the tables of Unicode.
    case 0x3001...0x3003, 0x3008...0x3020, 0xff01...0xff0f, 0xff1a...0xff20: return (.mark, end)
    default: break
    }
    if scalar.value < 0x300 || (0x2000...0x2bff).contains(scalar.value) {
      let isSpace =
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
      return (isSpace ? .space : .mark, end)
    }
    switch scalar.properties.generalCategory {
    case .format, .spaceSeparator, .control: return (.space, end)
    case .decimalNumber: return (.digit, end)
    case .nonspacingMark, .spacingMark, .enclosingMark: return (.letter, end)
    default: return (scalar.properties.isAlphabetic ? .letter : .mark, end)
    }
  }
}
