/// The last rows of a dynamic program's table, only the states worth going on from.
///
/// A row begins where the rows before it have states, and ends when its states have become much
/// dearer than the best of the row, or at the edge of the band.
struct BeamTable {
  private static let rows = BeadShape.maximum + 1

  private let band: SearchBand
  private let beam: Float
  private let width: Int
  /// The costs of the kept rows, at `row % rows`.
  private var costs: [Float]
  private var back = BackPointers()
  /// Per kept row the column of its first entry in ``costs``, and the columns still alive.
  private var bases = [Int](repeating: 0, count: rows)
  private var lows = [Int](repeating: 0, count: rows)
  private var highs = [Int](repeating: -1, count: rows)
  /// By shape, where beads that end in the open row start.
  private var starts = [Start](repeating: Start(), count: BeadShape.all.count)
  private var row = -1
  private var best = Float.infinity
  private var place = 0

  private struct Start {
    /// Where the state before a bead that ends in column 0 would stand in ``costs``.
    var base = 0
    /// The first column that a bead can end in, and the last.
    var low = 0
    var high = -1
  }

  /// Makes a table that gives up states that cost more than the best of their row by a beam.
  init(_ band: SearchBand, beam: Float) {
    self.band = band
    self.beam = beam
    width = 2 * band.width + Self.rows
    costs = [Float](repeating: .infinity, count: width * Self.rows)
  }

  /// The cost of the state before a bead of a shape that ends in a column of the open row; infinite
  /// for one that was given up.
  func cost(before shape: Int, endingAt column: Int) -> Float {
    let start = starts[shape]
    guard column >= start.low, column <= start.high else { return .infinity }
    return costs[start.base + column]
  }

  /// Opens the next row and returns the columns that it may have states in.
  mutating func openRow() -> ClosedRange<Int> {
    row += 1
    best = .infinity
    place = 0
    let slot = row % Self.rows
    var low = band.low[row]
    var high = band.high[row]
    if row > 0 {
      let former = max(0, row - Self.rows + 1)..<row
      let lowest = former.reduce(Int.max) { min($0, lows[$1 % Self.rows]) }
      low = min(max(low, lowest), highs[(row - 1) % Self.rows])
      high = min(high, low + width - 1)
    }
    bases[slot] = low
    lows[slot] = low
    highs[slot] = low - 1
    back.beginRow(at: low)
    openStarts()
    return low...max(low, high)
  }

  /// Prepares looking up where beads that end in the row start.
  private mutating func openStarts() {
    for (number, shape) in BeadShape.all.enumerated() where shape.source <= row {
      let slot = (row - shape.source) % Self.rows
      starts[number] = Start(
        base: slot * width - bases[slot] - shape.target, low: lows[slot] + shape.target,
        // The row itself has all states before the one that is asked for.
        high: shape.source == 0 ? .max : highs[slot] + shape.target)
    }
  }

  /// Adds the row's next state and says whether there can be more.
  mutating func append(_ cost: Float, shape: Int) -> Bool {
    let slot = row % Self.rows
    costs[slot * width + place] = cost
    back.append(shape)
    let column = bases[slot] + place
    highs[slot] = column
    place += 1
    best = min(best, cost)
    if row == band.rows || column < band.low[row] || cost <= best + beam { return true }
    // Beads may still come from states of former rows.
    return (max(0, row - Self.rows + 1)..<row).contains {
      highs[$0 % Self.rows] + BeadShape.maximum >= column
    }
  }

  /// Closes the row, gives up the states at its ends that cost too much, and returns the cost of its best.
  mutating func closeRow() -> Float {
    let slot = row % Self.rows
    let base = slot * width - bases[slot]
    while lows[slot] < highs[slot], costs[base + lows[slot]] > best + beam { lows[slot] += 1 }
    while highs[slot] > max(lows[slot], band.low[row]), costs[base + highs[slot]] > best + beam {
      highs[slot] -= 1
    }
    return best
  }

  /// The beads of the best path through all rows, in order.
  func path() -> [Bead] { back.path(columns: band.columns) }
}
