/// A fast hash of 128 bits that tells contents of files apart; no protection against forgery.
///
/// Two lanes of eight bytes at a time, each multiplied and mixed as MurmurHash3's finaliser does
/// (A. Appleby, 2011, public domain).
struct ContentHash: Sendable {
  private var lanes: (UInt64, UInt64) = (0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f)

  /// Makes the hash of nothing.
  init() {}

  /// Takes in bytes and their number.
  mutating func combine(_ bytes: ArraySlice<UInt8>) {
    let count = bytes.count
    let bytes = bytes.span
    for group in 0..<count / 8 {
      // Of eight bytes that are known to be there the compiler makes one load.
      let part = bytes.extracting(8 * group..<8 * group + 8)
      var word: UInt64 = 0
      for index in 0..<8 { word |= UInt64(part[index]) << UInt64(8 * index) }
      combine(word: word)
    }
    var word: UInt64 = 0
    for index in 0..<count % 8 {
      word |= UInt64(bytes[count - count % 8 + index]) << UInt64(8 * index)
    }
    combine(word: word)
    combine(word: UInt64(count))
  }

  /// Takes in bytes and their number.
  mutating func combine(_ bytes: [UInt8]) { combine(bytes[...]) }

  /// Takes in a text and its end.
  mutating func combine(_ text: String) { combine(Array(text.utf8)) }

  /// Thirty-two hexadecimal digits.
  var hexadecimal: String {
    [lanes.0, lanes.1].map { lane in
      let digits = String(Self.mixed(lane), radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  /// The hash of bytes.
  static func hexadecimal(of bytes: [UInt8]) -> String {
    var hash = ContentHash()
    hash.combine(bytes)
    return hash.hexadecimal
  }

  private mutating func combine(word: UInt64) {
    lanes.0 = Self.mixed(lanes.0 ^ word)
    lanes.1 = Self.mixed((lanes.1 &+ word) &* 0x9fb2_1c65_1e98_df25)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 33)) &* 0xff51_afd7_ed55_8ccd
    value = (value ^ (value >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return value ^ (value >> 33)
  }
}
