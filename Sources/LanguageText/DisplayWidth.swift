/// How many columns text takes in a terminal.
package enum DisplayWidth {
  /// The columns of a text without tabs: 2 for wide East Asian characters and emoji, 0 for marks
  /// that combine with what stands before them and for control characters, 1 for everything else.
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    return isWide(first) ? 2 : 1
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff,
      0xfe30...0xfe6f, 0xff01...0xff60, 0xffe0...0xffe6, 0x1f300...0x1faff, 0x20000...0x3fffd:
      true
    default: false
    }
  }
}
