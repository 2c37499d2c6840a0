/// Back-pointers of a dynamic program, one byte a state, row by row.
struct BackPointers {
  private var lows: [Int] = []
  private var starts: [Int] = []
  private var shapes: [UInt8] = []

  /// Opens the next row, which starts at a column.
  mutating func beginRow(at column: Int) {
    lows.append(column)
    starts.append(shapes.count)
  }

  /// Notes the shape of the best bead that ends in the row's next state; −1 for none.
  mutating func append(_ shape: Int) { shapes.append(UInt8(truncatingIfNeeded: shape)) }

  /// The beads of the best path from the first state to the last of a column, in order.
  func path(columns: Int) -> [Bead] {
    var row = lows.count - 1
    var column = columns
    var beads: [Bead] = []
    while row > 0 || column > 0 {
      let place = starts[row] + column - lows[row]
      let number = place < shapes.count ? Int(shapes[place]) : BeadShape.all.count
      guard number < BeadShape.all.count else { return [] }
      let shape = BeadShape.all[number]
      beads.append(
        Bead(source: row - shape.source..<row, target: column - shape.target..<column))
      row -= shape.source
      column -= shape.target
    }
    return beads.reversed()
  }
}
