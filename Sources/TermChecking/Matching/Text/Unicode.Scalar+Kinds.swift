import LanguageText

/// What characters are, told at a glance for those that texts are full of.
///
/// The standard library tells the same of characters, after looking up their properties.
extension Unicode.Scalar {
  /// Whether the scalar is a letter.
  var isLetter: Bool {
    switch value {
    case 0x41...0x5a, 0x61...0x7a: true
    case 0..<0x80, 0x2000...0x206f, 0x3000...0x3004: false
    case 0x400...0x481, 0x48a...0x52f, 0x3041...0x3096, 0x30a1...0x30fa, 0x4e00...0x9fff: true
    default: properties.isAlphabetic
    }
  }

  /// Whether the scalar may stand in text in Latin letters: it is one, or no letter at all.
  var isLatinOrNeutral: Bool {
    switch ScriptClass(self) {
    case .latin, .digit: true
    // Greek, Arabic, Devanagari, Thai and so on.
    case .other: value < 0x370 || !isLetter
    case .cyrillic, .han, .hangul, .hiragana, .katakana: false
    }
  }

  /// Whether the scalar is a letter or a number.
  var isLetterOrNumber: Bool {
    switch value {
    case 0x30...0x39: true
    case 0..<0x80, 0x400...0x481, 0x2000...0x206f: isLetter
    default: isLetter || properties.numericType != nil
    }
  }

  /// Whether the scalar is a capital letter.
  var isCapital: Bool {
    switch value {
    case 0x41...0x5a, 0x400...0x42f: true
    case 0..<0x80, 0x430...0x45f, 0x2000...0x206f, 0x3000...0x9fff: false
    default: properties.isUppercase
    }
  }

  /// Whether the scalar is a small letter.
  var isSmall: Bool {
    switch value {
    case 0x61...0x7a, 0x430...0x45f: true
    case 0..<0x80, 0x400...0x42f, 0x3000...0x9fff: false
    default: properties.isLowercase
    }
  }

  /// Whether the scalar ends a line.
  var endsLine: Bool {
    switch value {
    case 0x0a...0x0d, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar is a space or ends a line.
  var isSpace: Bool {
    switch value {
    case 0x09...0x0d, 0x20, 0x85, 0xa0: true
    case 0..<0x1680, 0x3001...0x9fff: false
    default: properties.isWhitespace
    }
  }
}
