/// How far to trust a former alignment, row by row.
struct PathTrust {
  /// The half width of the band where the former alignment is trusted.
  private static let narrow = 20
  /// Rows on each side over which likeness is averaged.
  private static let reach = 8
  /// The share of the likeness of most beads from which on the path is trusted.
  private static let enough: Float = 0.6

  private let isTrusted: [Bool]

  /// Judges rows by the likeness of the beads they are in, 0 for rows without counterpart, given
  /// the likenesses of all beads with two sides.
  init(_ likenesses: [Float], paired: [Float]) {
    let sorted = paired.sorted()
    let usual = sorted.isEmpty ? 0 : sorted[sorted.count * 3 / 4]
    var sums: [Float] = [0]
    sums.reserveCapacity(likenesses.count + 1)
    for likeness in likenesses { sums.append(sums[sums.count - 1] + likeness) }
    isTrusted = likenesses.indices.map { row in
      let (start, end) = (max(0, row - Self.reach), min(likenesses.count, row + Self.reach + 1))
      return sums[end] - sums[start] > Self.enough * usual * Float(end - start)
    }
  }

  /// Per row, the one before the first segment included, how far to look on each side.
  func halfWidths(wide: Int) -> [Int] {
    var widths = [Int](repeating: min(Self.narrow, wide), count: isTrusted.count + 1)
    for row in isTrusted.indices where !isTrusted[row] {
      widths[row] = wide
      widths[row + 1] = wide
    }
    return widths
  }
}
