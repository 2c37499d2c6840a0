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
  /// Where the row itself and those before it are kept, by how far back they are.
  private var slots = [Int](repeating: 0, count: rows)
  private var row = -1
  private var best = Float.infinity
  private var place = 0

  /// Makes a table that gives up states that cost more than the best of their row by a beam.
  init(_ band: SearchBand, beam: Float) {
    self.band = band
    self.beam = beam
    width = 2 * band.width + Self.rows
    costs = [Float](repeating: .infinity, count: width * Self.rows)
  }

  /// The cost of a state so many rows back; infinite for one that was given up.
  func cost(rowsBack: Int, _ column: Int) -> Float {
    guard rowsBack <= row else { return .infinity }
    let slot = slots[rowsBack]
    guard column >= lows[slot], column <= highs[slot] else { return .infinity }
    return costs[slot * width + column - bases[slot]]
  }

  /// Opens the next row and returns the columns that it may have states in.
  mutating func openRow() -> ClosedRange<Int> {
    row += 1
    best = .infinity
    place = 0
    for back in 0...min(row, Self.rows - 1) { slots[back] = (row - back) % Self.rows }
    let slot = slots[0]
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
    return low...max(low, high)
  }

  /// Adds the row's next state and says whether there can be more.
  mutating func append(_ cost: Float, shape: Int) -> Bool {
    let slot = slots[0]
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

  /// Closes the row: gives up the states at its ends that cost too much.
  mutating func closeRow() {
    let slot = row % Self.rows
    let base = slot * width - bases[slot]
    while lows[slot] < highs[slot], costs[base + lows[slot]] > best + beam { lows[slot] += 1 }
    while highs[slot] > max(lows[slot], band.low[row]), costs[base + highs[slot]] > best + beam {
      highs[slot] -= 1
    }
  }

  /// The beads of the best path through all rows, in order.
  func path() -> [Bead] { back.path(columns: band.columns) }
}
