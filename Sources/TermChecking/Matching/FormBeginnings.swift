/// What the forms of single words begin with, as a set that may take other bytes for a beginning.
///
/// Tells in one step that two words are no known word when they are written as one.
struct FormBeginnings: Sendable {
  /// One bit for each value that the low bits of a beginning's hash take.
  private var bits = [UInt64](repeating: 0, count: 1 << 10)

  /// Adds the beginnings of a form, whole characters each; the form itself is none.
  mutating func insert(_ form: [UInt8]) {
    var hash = FormTable.seed
    for (index, byte) in form.enumerated() {
      if index > 0, byte & 0xc0 != 0x80 { set(hash) }
      hash = FormTable.hash(hash, byte)
    }
  }

  /// Whether a form may begin with the bytes of a hash.
  func mayHold(_ hash: UInt64) -> Bool {
    let slot = Self.slot(hash)
    return bits[slot >> 6] & 1 << UInt64(slot & 63) != 0
  }

  private mutating func set(_ hash: UInt64) {
    let slot = Self.slot(hash)
    bits[slot >> 6] |= 1 << UInt64(slot & 63)
  }

  private static func slot(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0xffff)
  }
}
