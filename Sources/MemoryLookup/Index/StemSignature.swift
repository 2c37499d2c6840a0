/// Which stems a segment has, in 64 bits: a bit for each stem, which others may share.
///
/// A bit that one segment has and another lacks is a word that has to be edited to make the one of
/// the other, so that most segments are told to be too different at a glance.
struct StemSignature {
  /// The bits.
  private(set) var bits: UInt64 = 0

  /// Makes the signature of stems.
  init(_ stems: some Sequence<UInt32>) {
    for stem in stems { bits |= Self.bit(of: stem) }
  }

  /// Takes bits from an index.
  @inline(__always)
  init(high: Int, low: Int) {
    bits = UInt64(truncatingIfNeeded: high) << 32 | UInt64(truncatingIfNeeded: low)
  }

  /// The least number of edits between segments with this signature and another one.
  @inline(__always)
  func leastEdits(to other: StemSignature) -> Int {
    max((bits & ~other.bits).nonzeroBitCount, (other.bits & ~bits).nonzeroBitCount)
  }

  @inline(__always)
  private static func bit(of stem: UInt32) -> UInt64 {
    1 << UInt64((stem &* 0x9e37_79b1) >> 26)
  }
}
