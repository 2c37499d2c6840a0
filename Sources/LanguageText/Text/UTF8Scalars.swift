extension [UInt8] {
  /// The scalar that begins at an offset, and the offset behind it.
  ///
  /// What is not valid UTF-8 gives U+FFFD and one byte.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, end: Int) {
    // A span is not counted, as an array that is handed on would be.
    let read = UTF8Scalar(in: span, at: offset)
    return (read.scalar ?? "\u{fffd}", offset + read.length)
  }
}

extension Unicode.Scalar {
  /// Whether a reader sees nothing of this scalar and it separates no words.
  var isInvisibleInText: Bool {
    switch value {
    case 0xad, 0x180e, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x2064, 0x2066...0x2069,
      0xfe00...0xfe0f, 0xfeff, 0xe0100...0xe01ef:
      true
    default: false
    }
  }
}
