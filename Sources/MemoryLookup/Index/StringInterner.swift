/// Gives byte strings numbers, in the order in which they first come.
///
/// Open addressing over FNV-1a; the table stays at most half full.
struct StringInterner {
  /// All strings, one after the other.
  private(set) var bytes: [UInt8] = []
  /// Where each string begins in ``bytes``, and the end of the last.
  private(set) var starts: [UInt32] = [0]
  private var hashes: [UInt32] = []
  /// Number + 1 by slot; 0 for an empty slot.
  private var slots: [UInt32]

  init() { slots = Array(repeating: 0, count: 1024) }

  /// How many strings there are.
  var count: Int { hashes.count }

  /// The table as an index keeps it: number + 1 by slot.
  var table: [UInt32] { slots }

  /// The hash of a string by its number.
  @inline(__always)
  func hash(_ number: UInt32) -> UInt32 { hashes[Int(number)] }

  /// A string by its number.
  func string(_ number: UInt32) -> ArraySlice<UInt8> {
    bytes[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]
  }

  /// The number of a string, and whether it is new.
  @inline(__always)
  mutating func number(_ source: [UInt8], _ start: Int, _ end: Int) -> (UInt32, isNew: Bool) {
    let hash = StringHash.hash(source, start, end)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, equals(number, source, start, end) {
        return (UInt32(truncatingIfNeeded: number), false)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return (insert(source, start, end, hash: hash, slot: slot), true)
  }

  /// The number of a whole string, which is added when it is new.
  mutating func number(of string: [UInt8]) -> UInt32 { number(string, 0, string.count).0 }

  @inline(__always)
  private func equals(_ number: Int, _ source: [UInt8], _ start: Int, _ end: Int) -> Bool {
    let own = Int(starts[number])
    guard Int(starts[number + 1]) - own == end - start else { return false }
    for offset in 0..<end - start where bytes[own + offset] != source[start + offset] {
      return false
    }
    return true
  }

  private mutating func insert(
    _ source: [UInt8], _ start: Int, _ end: Int, hash: UInt32, slot: Int
  ) -> UInt32 {
    let number = UInt32(truncatingIfNeeded: hashes.count)
    slots[slot] = number + 1
    hashes.append(hash)
    bytes.append(contentsOf: source[start..<end])
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    if hashes.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: mask + 1)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: number) + 1
    }
  }
}

/// The hash functions of the index, which are part of its format.
enum StringHash {
  /// FNV-1a over 32 bits, its bits mixed once more.
  @inline(__always)
  static func hash(_ bytes: [UInt8], _ start: Int, _ end: Int) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for offset in start..<end { hash = (hash ^ UInt32(bytes[offset])) &* 0x0100_0193 }
    return hash ^ (hash >> 15)
  }

  /// A 64-bit hash of bytes.
  @inline(__always)
  static func wide(_ bytes: [UInt8], seed: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
    var hash = seed
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return mix(hash)
  }

  /// Adds a number to a 64-bit hash.
  @inline(__always)
  static func add(_ value: UInt64, to hash: UInt64) -> UInt64 {
    mix((hash ^ value) &* 0x9e37_79b9_7f4a_7c15)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    value ^ (value >> 29)
  }
}
