/// Which tokens of two texts stand for one another, by edit distance.
package struct TokenAlignment: Sendable {
  /// A token of the first text, of the second, or both; by index.
  package struct Pair: Hashable, Sendable {
    /// The token of the first text; nil for one that only the second has.
    package var left: Int?
    /// The token of the second text; nil for one that only the first has.
    package var right: Int?
    /// Whether the two are written alike.
    package var isSame: Bool
  }

  /// The tokens of the first text, and the text of each.
  package let left: [(token: SegmentToken, text: String)]
  /// The tokens of the second text, and the text of each.
  package let right: [(token: SegmentToken, text: String)]
  /// The pairs in order.
  package private(set) var pairs: [Pair] = []

  /// Aligns two texts; texts whose lengths in tokens multiply to more than four millions only at
  /// their ends.
  package init(_ left: String, _ right: String, _ unit: ComparisonUnit) {
    let tokenizer = SegmentTokenizer(unit)
    self.left = Self.tokens(left, tokenizer)
    self.right = Self.tokens(right, tokenizer)
    align()
  }

  private static func tokens(
    _ text: String, _ tokenizer: SegmentTokenizer
  ) -> [(token: SegmentToken, text: String)] {
    let bytes = Array(text.utf8)
    return tokenizer.tokens(of: text).map {
      ($0, String(decoding: bytes[$0.range], as: UTF8.self))
    }
  }

  private mutating func align() {
    var start = 0
    while start < min(left.count, right.count), isSame(start, start) { start += 1 }
    var end = 0
    while end < min(left.count, right.count) - start,
      isSame(left.count - 1 - end, right.count - 1 - end)
    { end += 1 }
    pairs = (0..<start).map { Pair(left: $0, right: $0, isSame: true) }
    pairs += middle(start..<left.count - end, start..<right.count - end)
    pairs += (0..<end).map {
      Pair(left: left.count - end + $0, right: right.count - end + $0, isSame: true)
    }
  }

  private func isSame(_ l: Int, _ r: Int) -> Bool { left[l].text == right[r].text }

  /// A number for a number and a placeable for a placeable cost less than a word for a word.
  private func cost(_ l: Int, _ r: Int) -> Int32 {
    if isSame(l, r) { return 0 }
    let kinds = (left[l].token.kind, right[r].token.kind)
    if kinds == (.number, .number) || kinds == (.placeable, .placeable) { return 1 }
    return kinds.0 == kinds.1 ? 3 : 4
  }

  private func middle(_ ls: Range<Int>, _ rs: Range<Int>) -> [Pair] {
    guard ls.count * rs.count <= 4_000_000 else {
      return ls.map { Pair(left: $0, right: nil, isSame: false) }
        + rs.map { Pair(left: nil, right: $0, isSame: false) }
    }
    let width = rs.count + 1
    var costs = [Int32](repeating: 0, count: (ls.count + 1) * width)
    for column in 0..<width { costs[column] = Int32(column) * 2 }
    for row in 1..<max(1, ls.count + 1) {
      costs[row * width] = Int32(row) * 2
      for column in 1..<max(1, width) {
        let replaced =
          costs[(row - 1) * width + column - 1]
          + cost(ls.lowerBound + row - 1, rs.lowerBound + column - 1)
        costs[row * width + column] = min(
          replaced, costs[(row - 1) * width + column] + 2, costs[row * width + column - 1] + 2)
      }
    }
    return trace(costs, ls, rs)
  }

  private func trace(_ costs: [Int32], _ ls: Range<Int>, _ rs: Range<Int>) -> [Pair] {
    let width = rs.count + 1
    var (row, column) = (ls.count, rs.count)
    var pairs: [Pair] = []
    while row > 0 || column > 0 {
      let here = costs[row * width + column]
      let (l, r) = (ls.lowerBound + row - 1, rs.lowerBound + column - 1)
      if row > 0, column > 0, here == costs[(row - 1) * width + column - 1] + cost(l, r) {
        pairs.append(Pair(left: l, right: r, isSame: isSame(l, r)))
        (row, column) = (row - 1, column - 1)
      } else if row > 0, here == costs[(row - 1) * width + column] + 2 {
        pairs.append(Pair(left: l, right: nil, isSame: false))
        row -= 1
      } else {
        pairs.append(Pair(left: nil, right: r, isSame: false))
        column -= 1
      }
    }
    return pairs.reversed()
  }
}
