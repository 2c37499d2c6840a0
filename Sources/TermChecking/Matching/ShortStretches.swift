import Synchronization

/// Where words begin in short stretches of text, by what they say: between marks, names and code the same
/// few characters stand again and again, and finding their words costs twenty times as much as looking.
final class ShortStretches: Sendable {
  /// The bytes of a stretch of at most 24, with zeros behind them; text has none.
  private struct Key: Hashable {
    var first: UInt64 = 0
    var second: UInt64 = 0
    var third: UInt64 = 0

    init(_ bytes: [UInt8], _ stretch: Range<Int>) {
      for (index, position) in stretch.enumerated() {
        let byte = UInt64(bytes[position]) << UInt64((index & 7) * 8)
        switch index / 8 {
        case 0: first |= byte
        case 1: second |= byte
        default: third |= byte
        }
      }
    }
  }

  /// The longest stretch that is kept, in bytes.
  static let longest = 24
  /// How many are kept: what a long text has no room for was seen early.
  private static let limit = 1 << 14

  /// A bit for each byte where a word begins or the stretch ends.
  private let known = Mutex<[Key: UInt32]>([:])

  /// Makes an empty memory.
  init() {}

  /// The boundaries of a stretch of a text, its ends included, as byte offsets into the text; found by the
  /// closure where nobody has.
  func offsets(
    of stretch: Range<Int>, in bytes: [UInt8], otherwise find: () -> [Int]
  ) -> [Int] {
    guard stretch.count <= Self.longest else { return find() }
    let key = Key(bytes, stretch)
    if let bits = known.withLock({ $0[key] }) {
      return (0...stretch.count).filter { bits >> UInt32($0) & 1 != 0 }
        .map { $0 + stretch.lowerBound }
    }
    let offsets = find()
    let bits = offsets.reduce(into: UInt32(0)) { $0 |= 1 << UInt32($1 - stretch.lowerBound) }
    known.withLock { if $0.count < Self.limit { $0[key] = bits } }
    return offsets
  }
}
