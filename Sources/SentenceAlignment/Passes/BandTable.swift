/// The last rows of a dynamic program's table inside a band.
///
/// Beads are looked up by the number of their shape. Left of a row's first state there is room for the
/// largest bead, always infinite, so that a look-up compares once.
struct BandTable {
  private static let rows = BeadShape.maximum + 1
  private static let room = BeadShape.maximum

  private let band: SearchBand
  private let width: Int
  /// The costs of the kept rows, at `row % rows`.
  private var costs: [Float]
  /// Per shape where the state of column 0 that a bead starts from would stand in ``costs``.
  private var bases = [Int](repeating: 0, count: BeadShape.all.count)
  /// Per shape the last column of the open row that a bead can end in; −1 for none.
  private var limits = [Int](repeating: -1, count: BeadShape.all.count)
  /// Where column 0 of the open row would stand in ``costs``.
  private var base = 0

  init(_ band: SearchBand) {
    self.band = band
    width = band.width + Self.room
    costs = [Float](repeating: .infinity, count: width * Self.rows)
  }

  /// Opens the next row and returns its columns.
  mutating func open(_ row: Int) -> ClosedRange<Int> {
    for (number, shape) in BeadShape.all.enumerated() {
      let from = row - shape.source
      guard from >= 0 else { continue }
      bases[number] = place(of: from) - shape.target
      limits[number] = band.high[from] + shape.target
    }
    base = place(of: row)
    return band.low[row]...band.high[row]
  }

  /// Where column 0 of a row would stand in ``costs``.
  private func place(of row: Int) -> Int {
    (row % Self.rows) * width + Self.room - band.low[row]
  }

  /// The cost of the state before a bead of a shape that ends in a column of the open row; infinite
  /// outside the band.
  func cost(before shape: Int, endingAt column: Int) -> Float {
    column <= limits[shape] ? costs[bases[shape] + column] : .infinity
  }

  /// Sets the cost of a state of the open row; each row is set from its first column on.
  mutating func set(_ column: Int, _ cost: Float) { costs[base + column] = cost }
}
