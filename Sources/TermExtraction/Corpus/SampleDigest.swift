/// Hashes of texts that choose an even share of them, whatever order they come in.
package enum SampleDigest {
  /// A hash of a text with all bits mixed, so that it may be compared with a share of all hashes
  /// (FNV-1a with the finalizer of SplitMix64).
  ///
  /// The wrapping sum of several stands for all of them, in any order.
  package static func of(_ text: String) -> UInt64 {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  /// How many segments terms are learned from, of all that there are: a hundred thousand pairs, enough
  /// for every term that occurs now and then.
  package static let mostSegments = 200_000
}
