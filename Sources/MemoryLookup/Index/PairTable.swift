/// A map from keys of 64 bits to numbers of 32 bits that only grows, by open addressing.
struct PairTable {
  /// Keys and numbers side by side, so that a look is one place of memory.
  private var slots: [Slot] = Array(repeating: Slot(), count: 1024)
  private var count = 0

  private struct Slot {
    var key: UInt64 = 0
    /// Number + 1; 0 for an empty slot.
    var number: UInt32 = 0
  }

  /// The number of a key; a key that is new gets `next`.
  @inline(__always)
  mutating func number(_ key: UInt64, next: UInt32) -> UInt32 {
    let slot = place(of: key)
    if slots[slot].number != 0 { return slots[slot].number - 1 }
    slots[slot] = Slot(key: key, number: next + 1)
    count += 1
    if count * 2 > slots.count { grow() }
    return next
  }

  /// Where a key stands, or would.
  @inline(__always)
  private func place(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
    while slots[slot].number != 0, slots[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.number != 0 { slots[place(of: slot.key)] = slot }
  }
}
