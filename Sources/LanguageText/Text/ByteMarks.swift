/// A few bytes that are looked for in text, eight bytes of it at a time.
///
/// Source: the test for a zero byte in a word, H. S. Warren, Hacker's Delight, 6–1.
package struct ByteMarks: Sendable {
  private let patterns: (UInt64, UInt64, UInt64, UInt64, UInt64)
  /// Two marks that one bit tells apart, as it does [ and {, with that bit set; without it, so that nothing is
  /// the same, where all are looked for one by one.
  private let pair: UInt64
  /// How many of the patterns are looked for: those behind them repeat the first.
  private let count: Int

  /// Makes a set of one to six bytes.
  package init(_ marks: StaticString) { self.init(Array("\(marks)".utf8)) }

  /// Makes a set of one to five bytes, or of six two of which differ in the bit of capitals; more are ignored, and of none
  /// nothing but NUL is found.
  package init(_ marks: [UInt8]) {
    func pattern(_ index: Int, _ marks: [UInt8]) -> UInt64 {
      let mark = index < marks.count ? marks[index] : marks.first ?? 0
      return UInt64(mark) &* Self.ones
    }
    var marks = marks
    var pair: UInt64 = 0
    if marks.count > 5,
      let second = marks.first(where: { $0 & 0x20 != 0 && marks.contains($0 ^ 0x20) })
    {
      marks.removeAll { $0 | 0x20 == second }
      pair = UInt64(second) &* Self.ones
    }
    self.pair = pair
    patterns = (
      pattern(0, marks), pattern(1, marks), pattern(2, marks), pattern(3, marks), pattern(4, marks)
    )
    count = marks.count
  }

  /// Makes a set of one byte.
  init(_ mark: UInt8) {
    let pattern = UInt64(mark) &* Self.ones
    patterns = (pattern, pattern, pattern, pattern, pattern)
    count = 1
    pair = 0
  }

  /// The offset of the first of the bytes in a range of a text; nil when none stands there.
  ///
  /// Complexity: O(n), one to three instructions a byte.
  package func first(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    guard start + 8 <= end else { return firstOfFew(in: bytes, from: start, to: end) }
    if pair != 0 {
      return first(in: bytes, from: start, to: end) {
        hitsOfFour($0) | Self.zeros(($0 | Self.bits) ^ pair)
      }
    }
    switch count {
    case ...1: return first(in: bytes, from: start, to: end) { Self.zeros($0 ^ patterns.0) }
    case 2: return first(in: bytes, from: start, to: end) { hitsOfPair($0) }
    case 3...4: return first(in: bytes, from: start, to: end) { hitsOfFour($0) }
    default: return first(in: bytes, from: start, to: end) { hits($0) }
    }
  }

  @inline(__always)
  private func first(
    in bytes: Span<UInt8>, from start: Int, to end: Int, hits: (UInt64) -> UInt64
  ) -> Int? {
    var position = start
    while true {
      let found = hits(bytes.word(at: position))
      if found != 0 { return position + found.trailingZeroBitCount / 8 }
      guard position + 8 < end else { return nil }
      // The last word may hold bytes that were looked at already.
      position = min(position + 8, end - 8)
    }
  }

  private func firstOfFew(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    for position in start..<max(start, end) {
      // Eight times the same byte: all or none is found.
      if hits(UInt64(bytes[position]) &* Self.ones) != 0 { return position }
    }
    return nil
  }

  @inline(__always)
  private func hitsOfPair(_ word: UInt64) -> UInt64 {
    Self.zeros(word ^ patterns.0) | Self.zeros(word ^ patterns.1)
  }

  @inline(__always)
  private func hitsOfFour(_ word: UInt64) -> UInt64 {
    hitsOfPair(word) | Self.zeros(word ^ patterns.2) | Self.zeros(word ^ patterns.3)
  }

  /// A bit in the first byte of a word that is one of the marks, and perhaps in some behind it.
  @inline(__always)
  private func hits(_ word: UInt64) -> UInt64 {
    hitsOfFour(word) | Self.zeros(word ^ patterns.4) | Self.zeros((word | Self.bits) ^ pair)
  }

  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let bits: UInt64 = 0x2020_2020_2020_2020
  private static let highs: UInt64 = 0x8080_8080_8080_8080
}

extension Span<UInt8> {
  /// Eight bytes from an offset on, the first of them lowest.
  ///
  /// Of bytes that are known to be there the compiler makes one load.
  @inline(__always)
  func word(at start: Int) -> UInt64 {
    let part = extracting(start..<start + 8)
    var word: UInt64 = 0
    for index in 0..<8 { word |= UInt64(part[index]) << UInt64(8 * index) }
    return word
  }
}
