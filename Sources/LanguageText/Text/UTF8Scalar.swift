/// A code point in bytes that claim to be UTF-8.
struct UTF8Scalar {
  /// How many bytes it takes; 1 for a byte that is no UTF-8.
  let length: Int
  /// The code point; nil for a byte that is no UTF-8.
  let scalar: Unicode.Scalar?

  /// Reads the code point that begins at an offset, which must be less than the number of bytes.
  ///
  /// Source: The Unicode Standard, table 3-7, by way of a check for the shortest form.
  init(in bytes: Span<UInt8>, at offset: Int) {
    let first = bytes[offset]
    let expected = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    guard expected > 1 else {
      self.init(length: 1, scalar: expected == 1 ? Unicode.Scalar(first) : nil)
      return
    }
    var value = UInt32(first) & (0x7f >> UInt32(expected))
    for index in offset + 1..<offset + expected {
      guard index < bytes.count, bytes[index] & 0xc0 == 0x80 else {
        self.init(length: 1, scalar: nil)
        return
      }
      value = value << 6 | UInt32(bytes[index] & 0x3f)
    }
    let isShortest = expected == 2 || value >= (expected == 3 ? 0x800 : 0x10000)
    let scalar = isShortest ? Unicode.Scalar(value) : nil
    self.init(length: scalar == nil ? 1 : expected, scalar: scalar)
  }

  private init(length: Int, scalar: Unicode.Scalar?) {
    self.length = length
    self.scalar = scalar
  }

  /// How many UTF-16 code units it takes; 1 for a byte that is no UTF-8.
  var utf16Length: Int { length == 4 ? 2 : 1 }
}
