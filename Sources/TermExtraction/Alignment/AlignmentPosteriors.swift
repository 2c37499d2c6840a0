/// Which units of a group are each other's, by both models.
struct AlignmentPosteriors: Sendable {
  private(set) var rows = 0
  private(set) var columns = 0
  /// Row by row: how likely the second unit of the column comes from the first unit of the row.
  var forth: [Float] = []
  /// Row by row: how likely the first unit of the row comes from the second unit of the column.
  var back: [Float] = []

  private var rowSums: [Float] = []
  private var columnSums: [Float] = []

  /// Makes room for a group; `nothing` is the weight of having no partner.
  mutating func resize(rows: Int, columns: Int, nothing: Float) {
    (self.rows, self.columns) = (rows, columns)
    Self.fill(&forth, 0, count: rows * columns)
    Self.fill(&back, 0, count: rows * columns)
    Self.fill(&rowSums, nothing, count: rows)
    Self.fill(&columnSums, nothing, count: columns)
  }

  private static func fill(_ array: inout [Float], _ value: Float, count: Int) {
    array.removeAll(keepingCapacity: true)
    array.append(contentsOf: repeatElement(value, count: count))
  }

  /// Sets the weights of a cell, of both models.
  mutating func set(_ cell: Int, _ row: Int, _ column: Int, _ weights: SIMD2<Float>) {
    forth[cell] = weights.x
    back[cell] = weights.y
    columnSums[column] += weights.x
    rowSums[row] += weights.y
  }

  /// Sets the weights of all cells: those of their pairs of words, the less the farther apart the
  /// places of row and column are.
  mutating func set(
    _ cells: Span<Int32>, by pairs: Span<SIMD2<Float>>, _ rowPlaces: [Int],
    _ columnPlaces: [Int], _ nearness: [Float]
  ) {
    Self.set(
      cells, by: pairs, rowPlaces, columnPlaces, nearness, &forth, &back, &rowSums, &columnSums)
  }

  private static func set(
    _ cells: Span<Int32>, by pairs: Span<SIMD2<Float>>, _ rowPlaces: [Int],
    _ columnPlaces: [Int], _ nearness: [Float], _ forth: inout [Float], _ back: inout [Float],
    _ rowSums: inout [Float], _ columnSums: inout [Float]
  ) {
    var forth = forth.mutableSpan
    var back = back.mutableSpan
    var columns = columnSums.mutableSpan
    var cell = 0
    for row in rowPlaces.indices {
      var sum = rowSums[row]
      for column in columnPlaces.indices {
        let weights =
          pairs[Int(cells[cell])] * nearness[abs(rowPlaces[row] - columnPlaces[column])]
        forth[cell] = weights.x
        back[cell] = weights.y
        columns[column] += weights.x
        sum += weights.y
        cell += 1
      }
      rowSums[row] = sum
    }
  }

  /// Adds the products of both posteriors to what is counted for the pair of each cell.
  func add(to counts: inout [Float], by cells: Span<Int32>) {
    let (forth, back) = (forth.span, back.span)
    var counts = counts.mutableSpan
    for cell in cells.indices { counts[Int(cells[cell])] += forth[cell] * back[cell] }
  }

  /// Makes probabilities of the weights.
  mutating func normalize() {
    for column in 0..<columns { columnSums[column] = 1 / columnSums[column] }
    Self.scale(&forth, &back, rowSums, columnSums)
  }

  private static func scale(
    _ forth: inout [Float], _ back: inout [Float], _ rowSums: [Float], _ columnFactors: [Float]
  ) {
    var forth = forth.mutableSpan
    var back = back.mutableSpan
    var cell = 0
    for row in rowSums.indices {
      let factor = 1 / rowSums[row]
      for column in columnFactors.indices {
        forth[cell] *= columnFactors[column]
        back[cell] *= factor
        cell += 1
      }
    }
  }
}
