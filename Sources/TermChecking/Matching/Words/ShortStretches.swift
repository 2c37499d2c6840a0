import Synchronization

/// Where words begin in short stretches of text, by what they say: between marks, names and code the same
/// few characters stand again and again, and finding their words costs twenty times as much as looking.
final class ShortStretches: Sendable {
  /// The bytes of a stretch of at most 24, with zeros behind them; text has none.
  private struct Key: Equatable {
    let words: (UInt64, UInt64, UInt64)

    init(_ bytes: [UInt8], _ stretch: Range<Int>) {
      func word(_ index: Int) -> UInt64 {
        let start = stretch.lowerBound + 8 * index
        var word: UInt64 = 0
        for position in start..<max(start, min(start + 8, stretch.upperBound)) {
          word |= UInt64(bytes[position]) << UInt64(8 * (position - start))
        }
        return word
      }
      words = (word(0), word(1), word(2))
    }

    /// A number that differs for most stretches, in its upper half.
    var hash: UInt64 {
      let mixed = (words.0 &* 0x9e37_79b9_7f4a_7c15) ^ (words.1 &* 0xc2b2_ae3d_27d4_eb4f)
      return (mixed ^ (mixed >> 29) ^ words.2) &* 0x1656_67b1_9e37_79f9
    }

    static func == (first: Self, second: Self) -> Bool { first.words == second.words }
  }

  /// The boundaries of stretches, open-addressed.
  private struct Table {
    /// The stretches and a bit for each byte where a word begins or the stretch ends, or ``isDivided``; no bits
    /// for a free slot.
    private var slots: [(key: Key, bits: UInt32)] = []
    private(set) var count = 0

    /// The boundaries of a stretch; nil when it is not known.
    func bits(of key: Key) -> UInt32? {
      guard !slots.isEmpty else { return nil }
      let bits = slots[slot(of: key)].bits
      return bits == 0 ? nil : bits
    }

    /// Adds the boundaries of a stretch, of which no more than that it is divided may be known.
    mutating func insert(_ key: Key, _ bits: UInt32) {
      if 2 * count >= slots.count { grow() }
      let slot = slot(of: key)
      if slots[slot].bits == 0 { count += 1 }
      slots[slot] = (key, bits)
    }

    /// The slot of a stretch, or the one it has a place in.
    private func slot(of key: Key) -> Int {
      var slot = Int(truncatingIfNeeded: key.hash >> 40) & (slots.count - 1)
      while slots[slot].bits != 0, slots[slot].key != key { slot = (slot + 1) & (slots.count - 1) }
      return slot
    }

    private mutating func grow() {
      let old = slots
      slots = Array(repeating: (Key([], 0..<0), 0), count: max(256, 2 * old.count))
      for entry in old where entry.bits != 0 { slots[slot(of: entry.key)] = entry }
    }
  }

  /// The longest stretch that is kept, in bytes.
  static let longest = 24
  /// The bit of a stretch of which is known only that it has boundaries inside.
  private static let isDivided: UInt32 = 1 << 31
  /// How many are kept: what a long text has no room for was seen early.
  private static let limit = 1 << 14

  private let known = Mutex(Table())

  /// Makes an empty memory.
  init() {}

  /// The boundaries of a stretch of a text, its ends included, as byte offsets into the text; found by the
  /// closure where nobody has.
  func offsets(
    of stretch: Range<Int>, in bytes: [UInt8], otherwise find: () -> [Int]
  ) -> [Int] {
    guard stretch.count <= Self.longest else { return find() }
    let key = Key(bytes, stretch)
    if let bits = known.withLock({ $0.bits(of: key) }), bits != Self.isDivided {
      return (0...stretch.count).filter { bits >> UInt32($0) & 1 != 0 }
        .map { $0 + stretch.lowerBound }
    }
    let offsets = find()
    keep(offsets.reduce(into: 0) { $0 |= 1 << UInt32($1 - stretch.lowerBound) }, of: key)
    return offsets
  }

  /// Whether a stretch has no boundaries but its ends; found by the closure likewise.
  func isUndivided(
    _ stretch: Range<Int>, in bytes: [UInt8], otherwise find: () -> Bool
  ) -> Bool {
    guard stretch.count <= Self.longest else { return find() }
    let key = Key(bytes, stretch)
    if let bits = known.withLock({ $0.bits(of: key) }) { return bits.nonzeroBitCount == 2 }
    let isUndivided = find()
    keep(isUndivided ? 1 | 1 << UInt32(stretch.count) : Self.isDivided, of: key)
    return isUndivided
  }

  private func keep(_ bits: UInt32, of key: Key) {
    known.withLock { if $0.count < Self.limit, bits != 0 { $0.insert(key, bits) } }
  }
}
