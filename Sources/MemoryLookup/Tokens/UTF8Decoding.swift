/// Reads scalars from UTF-8 bytes.
enum UTF8Decoding {
  /// The scalar at an offset and the offset behind it; nil when the bytes there are no UTF-8.
  @inline(__always)
  static func scalar(in bytes: [UInt8], at offset: Int) -> (Unicode.Scalar, Int)? {
    let first = UInt32(bytes[offset])
    if first < 0x80 { return (Unicode.Scalar(bytes[offset]), offset + 1) }
    let length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
    guard length > 0, offset + length <= bytes.count else { return nil }
    var value = first & (0x7f >> UInt32(length))
    for index in offset + 1..<offset + length {
      value = value << 6 | UInt32(bytes[index] & 0x3f)
    }
    return Unicode.Scalar(value).map { ($0, offset + length) }
  }

  /// All scalars of UTF-8 bytes; U+FFFD for a byte that is none.
  static func scalars(of bytes: [UInt8]) -> [UInt32] {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let (scalar, end) = scalar(in: bytes, at: offset) ?? ("\u{fffd}", offset + 1)
      scalars.append(scalar.value)
      offset = end
    }
    return scalars
  }
}
