/// What the forms of single words begin with, as a set that may take other bytes for a beginning.
///
/// Tells in one step that two words are no known word when they are written as one.
struct FormBeginnings: Sendable {
  /// One bit for each value that the low bits of a beginning's hash take; a power of two of words.
  private var bits = [UInt64](repeating: 0, count: 1 << 6)
  /// While forms are added: the hashes of their beginnings.
  private var growing: [UInt64] = []

  /// Makes an empty set.
  init() {}

  /// Adds the beginnings of a form, whole characters each; the form itself is none.
  mutating func insert(_ form: [UInt8]) {
    var hash = FormTable.seed
    for (index, byte) in form.enumerated() {
      if index > 0, byte & 0xc0 != 0x80 { growing.append(hash) }
      hash = FormTable.hash(hash, byte)
    }
  }

  /// Ends the adding of forms: sixteen bits and more for each beginning.
  mutating func finish() {
    var count = bits.count
    while count * 4 < growing.count { count *= 2 }
    bits = [UInt64](repeating: 0, count: count)
    for hash in growing {
      let slot = slot(hash)
      bits[slot >> 6] |= 1 << UInt64(slot & 63)
    }
    growing = []
  }

  /// Whether a form may begin with the bytes of a hash.
  @inline(__always)
  func mayHold(_ hash: UInt64) -> Bool {
    let slot = slot(hash)
    return bits[slot >> 6] & 1 << UInt64(slot & 63) != 0
  }

  @inline(__always)
  private func slot(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash ^ hash >> 32) & ((bits.count << 6) - 1)
  }

  // MARK: In a file

  /// Writes the set.
  func write(to file: inout FlatWriter) { file.write(bits) }

  /// Reads what ``write(to:)`` wrote.
  init(from file: inout FlatReader) throws(FlatReader.Damaged) { bits = try file.int64s() }
}
