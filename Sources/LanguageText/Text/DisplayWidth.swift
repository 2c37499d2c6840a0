/// How many columns text takes in a terminal with a fixed-width font.
package enum DisplayWidth {
  /// The columns of a text.
  ///
  /// A user-perceived character takes 2 columns when it is wide (Chinese, Japanese, Korean,
  /// full-width forms) or shown as an emoji, also one of several joined code points; else 1. Marks
  /// on nothing, invisible and control characters take none: tabs and line ends are the caller's.
  /// Source: UAX #11 (wide and full-width), UTS #51 (emoji presentation).
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let base = scalars.first(where: { !isInvisible($0) }) else { return 0 }
    if base.isASCII { return scalars.contains("\u{20e3}") ? 2 : 1 }
    if base.properties.isEmojiPresentation || isWide(base) { return 2 }
    if base.properties.isEmoji, scalars.contains("\u{fe0f}") { return 2 }
    if isHalfWidthKana(base) { return scalars.count { isHalfWidthKana($0) } }
    return 1
  }

  /// Whether UAX #11 calls a character wide or full-width.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x303e, 0x3041...0x4dbf, 0x4e00...0xa4c6,
      0xa960...0xa97c, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe66,
      0xfe68...0xfe6b, 0xff01...0xff60, 0xffe0...0xffe6, 0x16fe0...0x18d08, 0x1aff0...0x1b2fb,
      0x1f200...0x1f265, 0x20000...0x2fffd, 0x30000...0x3fffd:
      true
    default: false
    }
  }

  /// Half-width voicing marks join the kana before them but take a column of their own.
  private static func isHalfWidthKana(_ scalar: Unicode.Scalar) -> Bool {
    (0xff61...0xff9f).contains(scalar.value)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      true
    // Hangul vowels and finals join the consonant before them.
    default: (0x1160...0x11ff).contains(scalar.value)
    }
  }
}
