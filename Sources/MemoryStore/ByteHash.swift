/// A hash of 64 bits of bytes that come in chunks; the chunks make no difference.
package struct ByteHash: Sendable {
  /// The number of bytes so far.
  package private(set) var count = 0
  private var state: UInt64 = 0x9ae1_6a3b_2f90_404f
  /// The bytes that do not make eight yet, lowest first.
  private var rest: UInt64 = 0

  /// Makes the hash of nothing.
  package init() {}

  /// Adds bytes.
  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while index < bytes.endIndex, count % 8 != 0 {
      addByte(bytes[index])
      index += 1
    }
    while index + 8 <= bytes.endIndex {
      var word: UInt64 = 0
      for offset in 0..<8 { word |= UInt64(bytes[index + offset]) << UInt64(8 * offset) }
      mix(word)
      index += 8
      count += 8
    }
    while index < bytes.endIndex {
      addByte(bytes[index])
      index += 1
    }
  }

  /// The hash as text.
  package var text: String {
    var whole = self
    whole.mix(rest ^ UInt64(count) << 56)
    return "\(count)-" + String(whole.state ^ (whole.state >> 32), radix: 16)
  }

  private mutating func addByte(_ byte: UInt8) {
    rest |= UInt64(byte) << UInt64(8 * (count % 8))
    count += 1
    if count % 8 == 0 {
      mix(rest)
      rest = 0
    }
  }

  @inline(__always)
  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0x9e37_79b9_7f4a_7c15
    state ^= state >> 29
  }
}
