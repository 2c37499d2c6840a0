extension String {
  /// The part of the text between two UTF-8 byte offsets, clipped to the text.
  func utf8Slice(_ range: Range<Int>) -> String {
    let bytes = utf8.span
    let part = range.clamped(to: 0..<bytes.count)
    if Self.isBoundary(part.lowerBound, in: bytes), Self.isBoundary(part.upperBound, in: bytes),
      let slice = try? UTF8Span(validating: bytes.extracting(part))
    {
      return String(copying: slice)
    }
    let start = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
    return String(Substring(utf8[start..<utf8.index(start, offsetBy: part.count)]))
  }

  /// The text without some parts, UTF-8 byte offsets in order of their start that may overlap, with
  /// something in the place of each.
  ///
  /// - Complexity: O(length of the text).
  func without(_ hidden: [Range<Int>], replacedBy joint: String = "") -> String {
    var visible = ""
    var rest = 0
    for range in hidden where range.upperBound > rest {
      visible += utf8Slice(rest..<max(rest, range.lowerBound)) + joint
      rest = range.upperBound
    }
    return visible + utf8Slice(rest..<max(rest, utf8.count))
  }

  /// Whether no character of the bytes goes on at an offset.
  private static func isBoundary(_ offset: Int, in bytes: Span<UInt8>) -> Bool {
    offset == bytes.count || bytes[offset] & 0xc0 != 0x80
  }
}
