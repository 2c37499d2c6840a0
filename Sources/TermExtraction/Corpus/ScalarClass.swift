/// What a character is, as far as cutting text into tokens cares.
enum ScalarClass {
  /// The script that the token of a character has; punctuation for everything that is no letter.
  static func script(of scalar: Unicode.Scalar) -> TokenScript {
    switch scalar.value {
    case 0x30...0x39, 0xff10...0xff19: .number
    case 0x41...0x5a, 0x61...0x7a, 0xff21...0xff3a, 0xff41...0xff5a, 0xc0...0xd6, 0xd8...0xf6,
      0xf8...0x24f, 0x1e00...0x1eff:
      .latin
    case 0x400...0x52f: .cyrillic
    case 0x3041...0x309f: .hiragana
    case 0x30a1...0x30fa, 0x30fc...0x30ff, 0x31f0...0x31ff, 0xff66...0xff9f: .katakana
    case 0x3005...0x3007, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0x20000...0x3134f: .han
    default: isLetter(scalar) || isMark(scalar) ? .otherLetter : .punctuation
    }
  }

  /// Whether a character is a letter; the ℹ of a notice is a picture.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && !scalar.properties.isEmoji
  }

  /// Whether a character joins the two halves of one word: hyphens, apostrophes, and the dot,
  /// which only identifiers and addresses hold inside.
  static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}", "\u{2011}", "'", "\u{2019}", ".": true
    default: false
    }
  }

  /// Appends the character as it is compared: lower case, half-width, one hyphen and apostrophe.
  static func appendFolded(_ scalar: Unicode.Scalar, to text: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x41...0x5a:
      text.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
    case 0x61...0x7a, 0x30...0x39, 0x3040...0x9fff, 0x430...0x44f:
      text.append(scalar)
    case 0x410...0x42f:
      text.append(Unicode.Scalar(scalar.value + 0x20) ?? scalar)
    case 0xff01...0xff5e:
      text.append(contentsOf: String(ascii(fullWidth: scalar)).lowercased().unicodeScalars)
    case 0x401, 0x451: text.append("е")
    case 0x2010, 0x2011: text.append("-")
    case 0x2019: text.append("'")
    default: text.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
  }

  /// Whether a character is white space; the common scripts are told without a table.
  static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x9...0xd, 0x85, 0xa0, 0x3000: true
    case 0x21...0x7f, 0x3001...0xffff: false
    default: scalar.properties.isWhitespace
    }
  }

  /// Whether a character is an upper-case letter.
  static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5a, 0x401, 0x410...0x42f: true
    case 0...0x7f, 0x430...0x44f, 0x451, 0x3000...0x9fff: false
    default: scalar.properties.isUppercase
    }
  }

  /// Whether a character is a lower-case letter.
  static func isLowercase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61...0x7a, 0x430...0x44f, 0x451: true
    case 0...0x7f, 0x401, 0x410...0x42f, 0x3000...0x9fff: false
    default: scalar.properties.isLowercase
    }
  }

  private static func ascii(fullWidth scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(scalar.value - 0xfee0) ?? scalar
  }

  /// Whether a character belongs to the letter before it; a selector of how a picture is drawn does not.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: !scalar.properties.isVariationSelector
    default: false
    }
  }
}

/// The shape of names of programming interfaces, which are no terms: `io.open`, `__init__`,
/// `showsMenuAsPrimaryAction`, `UIButton`.
enum IdentifierShape {
  /// Hyphenated words and product names such as iPadOS or SwiftUI do not match.
  static func matches(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    var humps = 0
    var upperRun = 0
    var length = 0
    var startsLower = false
    for scalar in scalars {
      if scalar == "." || scalar == "_" { return true }
      let isUpper = ScalarClass.isUppercase(scalar)
      if length == 0 { startsLower = !isUpper }
      if isUpper {
        upperRun += 1
        if upperRun == 1, length > 0 { humps += 1 }
      } else {
        // Two or more capitals and then a word: a prefixed type such as NSView.
        if upperRun >= 3 && ScalarClass.isLowercase(scalar) { return true }
        if !scalar.properties.isAlphabetic { humps = 0 }
        upperRun = 0
      }
      length += 1
    }
    return (humps >= 2 || (startsLower && humps == 1)) && length >= shortestCamelIdentifier
  }

  /// From this length on a word like `disclosureIndicator` is code, not a brand such as iPadOS.
  private static let shortestCamelIdentifier = 10
}
