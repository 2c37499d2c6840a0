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

  /// Whether no character of the bytes goes on at an offset.
  private static func isBoundary(_ offset: Int, in bytes: Span<UInt8>) -> Bool {
    offset == bytes.count || bytes[offset] & 0xc0 != 0x80
  }
}
