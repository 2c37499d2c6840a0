/// A sequence of symbols prepared for edit distances to many others.
///
/// Bit-parallel, 64 symbols at a time. Source: Myers, A fast bit-vector algorithm (1999), in the
/// form of Hyyrö, Explaining and extending (2001), for distances between whole sequences.
struct EditPattern: Sendable {
  /// How many symbols the pattern has.
  let count: Int
  private let blockCount: Int
  /// Symbols by slot; a slot is in use where ``masks`` says so.
  private var keys: [UInt32]
  /// Number of the symbol's masks + 1 by slot; 0 for an empty slot.
  private var numbers: [UInt32]
  /// ``blockCount`` masks for each distinct symbol, after those of all other symbols.
  private var masks: [UInt64]

  /// Prepares a pattern.
  init(_ symbols: [UInt32]) {
    count = symbols.count
    blockCount = max(1, (symbols.count + 63) / 64)
    var capacity = 16
    while capacity < symbols.count * 4 { capacity *= 2 }
    keys = Array(repeating: 0, count: capacity)
    numbers = Array(repeating: 0, count: capacity)
    masks = Array(repeating: 0, count: blockCount)
    for (place, symbol) in symbols.enumerated() {
      var slot = slot(of: symbol)
      while numbers[slot] != 0, keys[slot] != symbol { slot = (slot + 1) & (capacity - 1) }
      if numbers[slot] == 0 {
        keys[slot] = symbol
        numbers[slot] = UInt32(truncatingIfNeeded: masks.count / blockCount) + 1
        masks.append(contentsOf: repeatElement(0, count: blockCount))
      }
      masks[(Int(numbers[slot]) - 1) * blockCount + place / 64] |= 1 << UInt64(place % 64)
    }
  }

  @inline(__always)
  private func slot(of symbol: UInt32) -> Int {
    Int(truncatingIfNeeded: (symbol &* 0x9e37_79b1) >> 7) & (keys.count - 1)
  }

  /// Where the masks of a symbol begin.
  @inline(__always)
  private func maskStart(_ symbol: UInt32) -> Int {
    var slot = slot(of: symbol)
    while numbers[slot] != 0 {
      if keys[slot] == symbol { return (Int(numbers[slot]) - 1) &* blockCount }
      slot = (slot + 1) & (keys.count - 1)
    }
    return 0
  }

  /// Whether the pattern holds a symbol.
  @inline(__always)
  func contains(_ symbol: UInt32) -> Bool { maskStart(symbol) != 0 }

  /// The Levenshtein distance to other symbols when it is at most a limit; nil else.
  ///
  /// - Complexity: O(n · m / 64).
  @inline(__always)
  func distance(to text: [UInt32], limit: Int) -> Int? {
    guard abs(text.count - count) <= limit else { return nil }
    if count == 0 { return text.count }
    return blockCount == 1
      ? shortDistance(to: text, limit: limit) : longDistance(to: text, limit: limit)
  }

  @inline(__always)
  private func shortDistance(to text: [UInt32], limit: Int) -> Int? {
    var positive = UInt64.max
    var negative: UInt64 = 0
    var score = count
    let last = UInt64(1) << UInt64(count - 1)
    var left = text.count
    for symbol in text {
      let equal = masks[maskStart(symbol)]
      let vertical = equal | negative
      let diagonal = (((equal & positive) &+ positive) ^ positive) | equal
      var up = negative | ~(diagonal | positive)
      var down = positive & diagonal
      if up & last != 0 { score += 1 } else if down & last != 0 { score -= 1 }
      left -= 1
      if score - left > limit { return nil }
      up = up << 1 | 1
      down <<= 1
      positive = down | ~(vertical | up)
      negative = up & vertical
    }
    return score <= limit ? score : nil
  }

  private func longDistance(to text: [UInt32], limit: Int) -> Int? {
    var positive = [UInt64](repeating: .max, count: blockCount)
    var negative = [UInt64](repeating: 0, count: blockCount)
    var score = count
    let last = UInt64(1) << UInt64((count - 1) % 64)
    var left = text.count
    for symbol in text {
      let start = maskStart(symbol)
      var (carryUp, carryDown): (UInt64, UInt64) = (1, 0)
      for block in 0..<blockCount {
        let (plus, minus) = (positive[block], negative[block])
        let vertical = masks[start + block] | minus
        let equal = masks[start + block] | carryDown
        let diagonal = (((equal & plus) &+ plus) ^ plus) | equal
        var up = minus | ~(diagonal | plus)
        var down = plus & diagonal
        if block == blockCount - 1 {
          if up & last != 0 { score += 1 } else if down & last != 0 { score -= 1 }
        }
        let (nextUp, nextDown) = (up >> 63, down >> 63)
        up = up << 1 | carryUp
        down = down << 1 | carryDown
        positive[block] = down | ~(vertical | up)
        negative[block] = up & vertical
        (carryUp, carryDown) = (nextUp, nextDown)
      }
      left -= 1
      if score - left > limit { return nil }
    }
    return score <= limit ? score : nil
  }
}
