/// Simple case folding of single scalars.
enum LetterFolding {
  /// The lower-case scalar; final sigma becomes the usual one, İ becomes i.
  static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x41...0x5a: shifted(scalar, by: 32)
    case 0..<0xc0: scalar
    case 0xc0...0xde: scalar.value == 0xd7 ? scalar : shifted(scalar, by: 32)
    case 0xdf...0xff: scalar
    case 0x130: "i"
    case 0x17f: "s"
    case 0x3c2: "σ"
    case 0x410...0x42f: shifted(scalar, by: 32)
    case 0x400...0x40f: shifted(scalar, by: 80)
    case 0x430...0x45f, 0x2e80...0xa63f, 0xac00...0xd7ff: scalar
    default: general(scalar)
    }
  }

  /// Whether full case folding makes this scalar ss.
  static func isSharpS(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xdf || scalar.value == 0x1e9e
  }

  /// е for ё, in either case.
  static func withoutYo(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "ё": "е"
    case "Ё": "Е"
    default: scalar
    }
  }

  /// `'` for the typographic apostrophe and the modifier letter.
  static func withPlainApostrophe(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "\u{2019}" || scalar == "\u{2bc}" ? "'" : scalar
  }

  /// Whether a mark shows the stress of a Cyrillic vowel; on к and г it makes letters of Macedonian.
  static func isStress(_ mark: Unicode.Scalar, on letter: Unicode.Scalar) -> Bool {
    mark == "\u{301}" && vowels.contains(letter)
  }

  private static let vowels = Set("аеёиоуыэюяіїєѣАЕЁИОУЫЭЮЯІЇЄѢ".unicodeScalars)

  private static func shifted(_ scalar: Unicode.Scalar, by distance: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(scalar.value + distance) ?? scalar
  }

  private static func general(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.properties.changesWhenLowercased else { return scalar }
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    guard mapped.count == 1, let only = mapped.first else { return scalar }
    return only
  }
}
