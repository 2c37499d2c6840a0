/// A hash that recognises a finding in a file whose other parts have changed.
///
/// FNV-1a, 64 bits (Fowler, Noll and Vo; draft-eastlake-fnv).
package struct Fingerprint {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Makes the hash of nothing.
  package init() {}

  /// Makes the hash of a text.
  package init(of text: some StringProtocol) { combine(text) }

  /// Takes in a text and its end.
  package mutating func combine(_ text: some StringProtocol) {
    for byte in text.utf8 { combine(byte) }
    combine(0xff)
  }

  /// Sixteen lower-case hexadecimal digits.
  package var hexadecimal: String {
    var digits = [UInt8](repeating: 0, count: 16)
    for place in digits.indices {
      let digit = UInt8(truncatingIfNeeded: state >> UInt64(60 - 4 * place)) & 0xf
      digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
    return String(decoding: digits, as: UTF8.self)
  }

  private mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
