/// The part of the table of two versions that a dynamic program looks at.
///
/// A state (i, j) stands for the first i segments of one side and the first j of the other; row i
/// holds the states `low[i]...high[i]`. Both bounds never fall from row to row and neighbouring
/// rows overlap, so a path from corner to corner always exists.
struct SearchBand {
  private(set) var low: [Int]
  private(set) var high: [Int]

  /// Makes a band around a line of centres, one a row from row 0.
  init(centres: [Int], halfWidth: Int, columns: Int) {
    self.init(
      centres: centres, halfWidths: [Int](repeating: halfWidth, count: centres.count),
      columns: columns)
  }

  /// Makes a band around a line of centres, so wide at each row.
  init(centres: [Int], halfWidths: [Int], columns: Int) {
    low = zip(centres, halfWidths).map { min(columns, max(0, $0 - $1)) }
    high = zip(centres, halfWidths).map { max(0, min(columns, $0 + $1)) }
    let rows = centres.count - 1
    low[0] = 0
    high[rows] = columns
    for row in stride(from: rows - 1, through: 0, by: -1) {
      low[row] = min(low[row], low[row + 1])
    }
    for row in 1..<max(1, centres.count) {
      high[row] = max(high[row], high[row - 1])
      low[row] = min(low[row], high[row - 1])
    }
  }

  /// How many segments the first side has.
  var rows: Int { low.count - 1 }
  /// How many segments the second side has.
  var columns: Int { high[high.count - 1] }
  /// The most states of a row.
  var width: Int { zip(low, high).reduce(0) { max($0, $1.1 - $1.0 + 1) } }
}
