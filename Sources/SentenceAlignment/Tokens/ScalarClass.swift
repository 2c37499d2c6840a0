/// How the tokenizer treats a character.
enum ScalarClass: Equatable {
  case han
  case hiragana
  case katakana
  case letter
  case digit
  /// Punctuation that translations keep: questions, colons, quotes, brackets.
  case mark
  case other

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39: self = .digit
    case 0x41...0x5a, 0x61...0x7a: self = .letter
    case 0x21, 0x22, 0x28, 0x29, 0x3a, 0x3b, 0x3f: self = .mark
    case 0...0xbf: self = .other
    // Letters of Latin and Cyrillic and marks of East Asian texts, which need not be looked up.
    case 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x24f, 0x400...0x481, 0x48a...0x52f: self = .letter
    case 0x3000...0x3004, 0x3008...0x3020: self = .other
    case 0x3041...0x309f: self = .hiragana
    case 0x30a1...0x30fa, 0x30fc...0x30ff, 0x31f0...0x31ff: self = .katakana
    case 0x3005, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff: self = .han
    default: self = scalar.properties.isAlphabetic ? .letter : .other
    }
  }

  /// The character in its usual width, quotation marks of all shapes as one.
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xff01...0xff5e: Unicode.Scalar(scalar.value - 0xfee0) ?? scalar
    case 0xab, 0xbb, 0x2018...0x201f, 0x300c...0x300f, 0xff62, 0xff63: "\""
    case 0x2026: ";"
    default: scalar
    }
  }
}
