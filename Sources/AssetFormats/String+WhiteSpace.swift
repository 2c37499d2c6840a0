extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    if let first = unicodeScalars.first, Self.isVisible(first),
      let last = unicodeScalars.last, Self.isVisible(last)
    {
      return String(self)
    }
    var scalars = Substring(self).unicodeScalars
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars.drop { $0.properties.isWhitespace })
  }

  /// The trimmed text with every run of white space as one space.
  var collapsed: String {
    if isCollapsed { return String(self) }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether the text is ASCII or of letters beyond it only, with single spaces inside.
  private var isCollapsed: Bool {
    var previous = UInt8(ascii: " ")
    for byte in utf8 {
      switch byte {
      // The first bytes of U+0085, U+00A0, U+1680, U+2000 … U+205F and U+3000.
      case 0xC2, 0xE1, 0xE2: return false
      case 0x21...: break
      case 0x20 where previous != 0x20: break
      default: return false
      }
      if byte == 0x80, previous == 0xE3 { return false }
      previous = byte
    }
    return previous != 0x20
  }

  /// Whether a scalar is surely no white space, since it stands in a range that has none.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x7E, 0xA1...0x167F, 0x3001...: true
    default: false
    }
  }

  /// The trimmed text with line breaks before indentation, which are layout, as one space.
  var unwrapped: String {
    if !utf8.contains(UInt8(ascii: "\n")) { return trimmed }
    var result = ""
    for line in trimmed.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.first.map { $0 == " " || $0 == "\t" } ?? false
      if !result.isEmpty { result += isIndented ? " " : "\n" }
      result += isIndented ? line.trimmed : String(line)
    }
    return result
  }
}
