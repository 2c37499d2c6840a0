import LanguageText

/// Markup that a format shows as text, such as a tag in a plain text file.
enum MarkupRanges {
  /// The tags and attribute lists of a text, as UTF-8 byte offsets, ascending.
  ///
  /// A tag is `<`, perhaps `/`, a letter, and anything up to `>`; a list is `{#…}` or `{.…}`.
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = 0
    while let start = marks.first(in: bytes.span, from: position, to: bytes.count) {
      position = start + 1
      if let closing = closing(at: start, in: bytes),
        let end = bytes[start..<min(bytes.count, start + longest)].firstIndex(of: closing)
      {
        ranges.append(start..<end + 1)
        position = end + 1
      }
    }
    return ranges
  }

  private static let marks = ByteMarks("<{")

  /// How far a tag may reach, in bytes, so that a text full of `<` takes no longer.
  private static let longest = 400

  /// The byte that ends the markup which begins at an offset; nil when none does.
  private static func closing(at index: Int, in bytes: [UInt8]) -> UInt8? {
    guard index + 1 < bytes.count else { return nil }
    let next = bytes[index + 1]
    switch bytes[index] {
    case UInt8(ascii: "<"):
      let isLetter = (0x41...0x5a).contains(next) || (0x61...0x7a).contains(next) || next >= 0xc3
      return isLetter || next == UInt8(ascii: "/") ? UInt8(ascii: ">") : nil
    case UInt8(ascii: "{"):
      return next == UInt8(ascii: "#") || next == UInt8(ascii: ".") ? UInt8(ascii: "}") : nil
    default: return nil
    }
  }
}
