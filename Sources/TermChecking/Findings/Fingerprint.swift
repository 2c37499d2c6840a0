/// A hash that recognises a finding in a file whose other parts have changed.
///
/// FNV-1a, 64 bits (Fowler, Noll and Vo; draft-eastlake-fnv).
package struct Fingerprint {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Makes the hash of nothing.
  package init() {}

  /// Makes the hash of a text.
  package init(of text: String) { combine(text) }

  /// Takes in a text and its end.
  package mutating func combine(_ text: String) {
    let bytes = text.utf8.span
    for index in bytes.indices { combine(bytes[index]) }
    combine(0xff)
  }

  /// Sixteen lower-case hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
