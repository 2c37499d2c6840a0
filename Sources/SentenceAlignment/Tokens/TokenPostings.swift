/// Which rows use a token and with what value, for products with all rows of a window at once.
struct TokenPostings {
  private let starts: [Int]
  private let rows: [Int32]
  private let values: [Float]
  /// Per token the first use that is not before the window.
  private var cursors: [Int]

  /// Turns rows over.
  init(_ matrix: SparseRows, tokens: Int) {
    var starts = [Int](repeating: 0, count: tokens + 1)
    for column in matrix.columns { starts[Int(column) + 1] += 1 }
    for token in 0..<tokens { starts[token + 1] += starts[token] }
    var next = starts
    var rows = [Int32](repeating: 0, count: matrix.columns.count)
    var values = [Float](repeating: 0, count: matrix.columns.count)
    for row in 0..<matrix.count {
      for position in matrix.range(row) {
        let token = Int(matrix.columns[position])
        rows[next[token]] = Int32(row)
        values[next[token]] = matrix.values[position]
        next[token] += 1
      }
    }
    self.starts = starts
    self.rows = rows
    self.values = values
    cursors = Array(starts.dropLast())
  }

  /// The products of a row of another matrix with the rows of a window.
  ///
  /// - Parameters:
  ///   - row: the row of the other matrix.
  ///   - matrix: the other matrix.
  ///   - window: the rows; it never moves back from call to call.
  ///   - products: takes the results, from the window's first row on.
  mutating func products(
    of row: Int, in matrix: SparseRows, window: Range<Int>, into products: inout [Float]
  ) {
    let (allRows, allValues) = (self.rows, self.values)
    let (rows, values) = (allRows.span, allValues.span)
    var sums = products.mutableSpan
    for index in 0..<window.count { sums[index] = 0 }
    for position in matrix.range(row) {
      let token = Int(matrix.columns[position])
      let value = matrix.values[position]
      let end = starts[token + 1]
      var use = cursors[token]
      while use < end, rows[use] < window.lowerBound { use += 1 }
      cursors[token] = use
      while use < end, rows[use] < window.upperBound {
        sums[Int(rows[use]) - window.lowerBound] += value * values[use]
        use += 1
      }
    }
  }
}
