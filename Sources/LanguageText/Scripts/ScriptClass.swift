/// The script a character is written in, as far as matching and alignment care.
package enum ScriptClass: Sendable, Hashable, CaseIterable {
  case han, hiragana, katakana, latin, cyrillic, hangul
  /// ASCII and full-width digits.
  case digit
  /// Everything else: spaces, punctuation, other scripts.
  case other

  /// The class of one scalar.
  ///
  /// The prolonged sound mark ー and half-width katakana are katakana; full-width letters are
  /// Latin; 々 and 〇 are Han. Complexity: O(1).
  package init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    // Most characters that anybody asks about.
    case 0x4e00...0x9fff: self = .han
    case 0x30...0x39, 0xff10...0xff19: self = .digit
    case 0x41...0x5a, 0x61...0x7a, 0xaa, 0xba, 0xff21...0xff3a, 0xff41...0xff5a: self = .latin
    case 0..<0xc0, 0xd7, 0xf7: self = .other
    case 0xc0...0x24f, 0x250...0x2af, 0x1e00...0x1eff, 0x2c60...0x2c7f, 0xa720...0xa7ff:
      self = .latin
    case 0x400...0x52f, 0x1c80...0x1c8f, 0x2de0...0x2dff, 0xa640...0xa69f: self = .cyrillic
    case 0x3041...0x3096, 0x309d...0x309f: self = .hiragana
    case 0x30a1...0x30fa, 0x30fc...0x30ff, 0x31f0...0x31ff, 0xff66...0xff9f: self = .katakana
    case 0x3005, 0x3007, 0x3021...0x3029, 0x3400...0x4dbf, 0xf900...0xfaff,
      0x20000...0x323af:
      self = .han
    case 0x1100...0x11ff, 0x3130...0x318f, 0xa960...0xa97f, 0xac00...0xd7ff: self = .hangul
    default: self = .other
    }
  }

  /// Whether text in this script is written without spaces between words.
  package var isWrittenWithoutSpaces: Bool {
    switch self {
    case .han, .hiragana, .katakana: true
    case .latin, .cyrillic, .hangul, .digit, .other: false
    }
  }
}
