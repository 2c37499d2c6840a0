/// A canonical Huffman code as a lookup table (RFC 1951 §3.2.2).
struct HuffmanTable {
  /// The most bits that a code has.
  let maximumLength: Int
  /// For every value of the next ``maximumLength`` bits: the symbol times 16, plus its length; 0
  /// where no code begins so.
  private let entries: [UInt16]

  /// Makes a table of the code length of each symbol; nil when the lengths fit no code.
  init?(lengths: [UInt8]) {
    maximumLength = Int(lengths.max() ?? 0)
    guard maximumLength > 0 else {
      entries = [0]
      return
    }
    var counts = [Int](repeating: 0, count: maximumLength + 1)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var nextCodes = [Int](repeating: 0, count: maximumLength + 2)
    for length in 1...maximumLength {
      nextCodes[length + 1] = (nextCodes[length] + counts[length]) << 1
      guard nextCodes[length] + counts[length] <= 1 << length else { return nil }
    }
    var entries = [UInt16](repeating: 0, count: 1 << maximumLength)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      let code = Self.reversed(nextCodes[length], bitCount: length)
      nextCodes[length] += 1
      for index in stride(from: code, to: entries.count, by: 1 << length) {
        entries[index] = UInt16(symbol << 4 | length)
      }
    }
    self.entries = entries
  }

  /// The symbol and length of the code that the next bits begin with; nil when none does.
  ///
  /// The first bit of the input is the lowest one of `bits`.
  func lookUp(_ bits: UInt64) -> (symbol: Int, length: Int)? {
    let entry = Int(entries[Int(truncatingIfNeeded: bits) & (entries.count - 1)])
    return entry == 0 ? nil : (entry >> 4, entry & 15)
  }

  private static func reversed(_ code: Int, bitCount: Int) -> Int {
    (0..<bitCount).reduce(0) { result, bit in result << 1 | (code >> bit & 1) }
  }
}
