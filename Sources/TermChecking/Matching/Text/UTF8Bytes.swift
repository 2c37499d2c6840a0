/// Reads scalars out of bytes that are valid UTF-8.
enum UTF8Bytes {
  /// The scalar that begins at an offset, and its length in bytes; U+FFFD of length 1 where none
  /// does.
  @inline(__always)
  static func scalar(in bytes: [UInt8], at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    scalar(in: bytes.span, at: offset)
  }

  /// The scalar that begins at an offset, and its length in bytes; U+FFFD of length 1 where none
  /// does.
  @inline(__always)
  static func scalar(
    in bytes: Span<UInt8>, at offset: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let first = UInt32(bytes[offset])
    if first < 0x80 { return (Unicode.Scalar(UInt8(first)), 1) }
    if first & 0xf0 == 0xe0, offset + 2 < bytes.count {
      let (second, third) = (UInt32(bytes[offset + 1]), UInt32(bytes[offset + 2]))
      let value = (first & 0x0f) << 12 | (second & 0x3f) << 6 | third & 0x3f
      return Unicode.Scalar(value).map { ($0, 3) } ?? ("\u{fffd}", 1)
    }
    func next(_ distance: Int) -> UInt32 {
      offset + distance < bytes.count ? UInt32(bytes[offset + distance] & 0x3f) : 0
    }
    let (value, length): (UInt32, Int) =
      switch first {
      case 0..<0x80: (first, 1)
      case 0xc0..<0xe0: ((first & 0x1f) << 6 | next(1), 2)
      case 0xe0..<0xf0: ((first & 0x0f) << 12 | next(1) << 6 | next(2), 3)
      case 0xf0..<0xf8: ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
      default: (0xfffd, 1)
      }
    guard offset + length <= bytes.count, let scalar = Unicode.Scalar(value) else {
      return ("\u{fffd}", 1)
    }
    return (scalar, length)
  }

  /// The scalar that ends before an offset; nil at the start.
  static func scalar(in bytes: [UInt8], before offset: Int) -> Unicode.Scalar? {
    guard offset > 0 else { return nil }
    var start = offset - 1
    while start > 0, bytes[start] & 0xc0 == 0x80 { start -= 1 }
    return scalar(in: bytes, at: start).scalar
  }

  /// The scalar that begins at an offset; nil at the end.
  static func scalar(in bytes: [UInt8], after offset: Int) -> Unicode.Scalar? {
    offset < bytes.count ? scalar(in: bytes, at: offset).scalar : nil
  }
}
