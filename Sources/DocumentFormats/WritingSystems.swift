extension Unicode.Scalar {
  /// Whether the character belongs to Chinese or Japanese text, which has no spaces between words:
  /// Han, kana, and the punctuation and wide forms that go with them.
  var isCJK: Bool {
    guard value >= 0x2e80 else { return false }
    return switch value {
    case 0x2e80...0x312f, 0x31a0...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0xfe30...0xfe4f,
      0xff00...0xff9f, 0xffe0...0xffe6, 0x1f200...0x1f2ff, 0x20000...0x3ffff:
      true
    default: false
    }
  }

  /// Whether the character is drawn two columns wide.
  var isWide: Bool {
    guard value >= 0x2e80 else { return false }
    return isCJK && !(0xff61...0xff9f).contains(value) || (0xac00...0xd7a3).contains(value)
      || (0x1f300...0x1faff).contains(value)
  }

  /// Whether the character is a letter of any script.
  var isLetter: Bool { value < 0x80 ? isASCIILetter : properties.isAlphabetic }

  /// Whether the character is a letter or digit of ASCII.
  var isASCIIWord: Bool { isASCIILetter || isASCIIDigit }

  /// Whether the character is a letter of ASCII.
  var isASCIILetter: Bool {
    (0x41...0x5a).contains(value) || (0x61...0x7a).contains(value)
  }

  /// Whether the character is a digit of ASCII.
  var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

  /// Whether the character is a space or line end of any width.
  var isBlank: Bool {
    value < 0x80
      ? value == 0x20 || (0x09...0x0d).contains(value)
      : properties.isWhitespace || value == 0xfeff
  }

  /// Whether a sentence may end with the character.
  var endsSentence: Bool {
    switch self {
    case ".", "!", "?", "。", "！", "？", "…", "．", "｡", "‼", "⁇", "⁈", "⁉": true
    default: false
    }
  }

  /// Whether only a sentence has the character inside.
  var isInsideSentence: Bool {
    switch self {
    case "。", "！", "？", "；", ";": true
    default: false
    }
  }

  /// Whether the character may stand behind the mark that ends a sentence.
  var closesQuotation: Bool { ")]}»”’\"'）］｝」』】〉》〕*_".unicodeScalars.contains(self) }

  /// Whether text that ends with the character goes on.
  var announcesMore: Bool { ",;，、；､([{«“‘（［｛「『【〈《〔/&+–—-".unicodeScalars.contains(self) }
}
