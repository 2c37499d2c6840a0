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
    low = centres.map { max(0, $0 - halfWidth) }
    high = centres.map { min(columns, $0 + halfWidth) }
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

/// Back-pointers of a dynamic program over a band, one byte a state.
struct BackPointers {
  private let band: SearchBand
  private let starts: [Int]
  private var shapes: [UInt8]

  init(_ band: SearchBand) {
    self.band = band
    var starts: [Int] = []
    var total = 0
    for row in 0...band.rows {
      starts.append(total)
      total += band.high[row] - band.low[row] + 1
    }
    self.starts = starts
    shapes = [UInt8](repeating: 255, count: total)
  }

  /// Notes the shape of the best bead that ends in a state.
  mutating func set(_ row: Int, _ column: Int, _ shape: Int) {
    shapes[starts[row] + column - band.low[row]] = UInt8(truncatingIfNeeded: shape)
  }

  /// The beads of the best path from corner to corner, in order.
  func path() -> [Bead] {
    var row = band.rows
    var column = band.columns
    var beads: [Bead] = []
    while row > 0 || column > 0 {
      let number = Int(shapes[starts[row] + column - band.low[row]])
      guard number < BeadShape.all.count else { return [] }
      let shape = BeadShape.all[number]
      beads.append(
        Bead(
          source: row - shape.source..<row, target: column - shape.target..<column))
      row -= shape.source
      column -= shape.target
    }
    return beads.reversed()
  }
}
