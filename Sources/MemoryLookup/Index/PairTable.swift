/// A map from keys of 64 bits to numbers of 32 bits that only grows, by open addressing.
struct PairTable {
  private var keys: [UInt64] = Array(repeating: 0, count: 1024)
  /// Number + 1; 0 for an empty slot.
  private var numbers: [UInt32] = Array(repeating: 0, count: 1024)
  private var count = 0

  /// The number of a key; a key that is new gets `next`.
  @inline(__always)
  mutating func number(_ key: UInt64, next: UInt32) -> UInt32 {
    var slot = Self.slot(key, mask: keys.count - 1)
    while numbers[slot] != 0 {
      if keys[slot] == key { return numbers[slot] - 1 }
      slot = (slot + 1) & (keys.count - 1)
    }
    keys[slot] = key
    numbers[slot] = next + 1
    count += 1
    if count * 2 > keys.count { grow() }
    return next
  }

  @inline(__always)
  private static func slot(_ key: UInt64, mask: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
  }

  private mutating func grow() {
    let (oldKeys, oldNumbers) = (keys, numbers)
    let mask = oldKeys.count * 2 - 1
    keys = Array(repeating: 0, count: mask + 1)
    numbers = Array(repeating: 0, count: mask + 1)
    for (index, number) in oldNumbers.enumerated() where number != 0 {
      var slot = Self.slot(oldKeys[index], mask: mask)
      while numbers[slot] != 0 { slot = (slot + 1) & mask }
      keys[slot] = oldKeys[index]
      numbers[slot] = number
    }
  }
}
