/// Rows of a matrix with few values that are not zero.
struct SparseRows {
  private(set) var starts = [0]
  private(set) var columns: [Int32] = []
  private(set) var values: [Float] = []

  /// How many rows there are.
  var count: Int { starts.count - 1 }

  /// The positions of a row in ``columns`` and ``values``.
  func range(_ row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

  /// Makes rows of columns and values.
  init(_ rows: [[(Int32, Float)]]) {
    for row in rows {
      columns += row.map(\.0)
      values += row.map(\.1)
      starts.append(columns.count)
    }
  }

  /// Makes the rows of token counts, damped and times a weight per token; weight 0 is left out.
  init(counting tokens: TokenRows, weights: [Float]) {
    for row in 0..<tokens.count {
      let sorted = tokens.numbers[tokens.range(row)].sorted()
      var index = 0
      while index < sorted.count {
        let token = sorted[index]
        var end = index + 1
        while end < sorted.count, sorted[end] == token { end += 1 }
        let weight = weights[Int(token)]
        if weight > 0 {
          columns.append(token)
          values.append((1 + Surprise.logarithm(Float(end - index))) * weight)
        }
        index = end
      }
      starts.append(columns.count)
    }
  }

  /// Makes the rows that a lexicon turns other rows into.
  init(translating rows: SparseRows, by lexicon: TranslationLexicon, tokens: Int) {
    var dense = [Float](repeating: 0, count: tokens)
    var sums = dense.mutableSpan
    let (targets, weights) = (lexicon.targets.span, lexicon.weights.span)
    for row in 0..<rows.count {
      let first = columns.count
      for position in rows.range(row) {
        let value = rows.values[position]
        for entry in lexicon.range(rows.columns[position]) {
          let target = Int(targets[entry])
          if sums[target] == 0 { columns.append(Int32(target)) }
          sums[target] += value * weights[entry]
        }
      }
      for column in columns[first...] {
        values.append(sums[Int(column)])
        sums[Int(column)] = 0
      }
      starts.append(columns.count)
    }
  }

  /// Adds a row to a dense vector; subtracts it when the sign is −1.
  func scatter(_ row: Int, sign: Float = 1, into dense: inout [Float]) {
    let (columns, values) = (columns.span, values.span)
    var sums = dense.mutableSpan
    for position in range(row) { sums[Int(columns[position])] += sign * values[position] }
  }

  /// Sets the places of a row in a dense vector back to 0.
  func clear(_ row: Int, in dense: inout [Float]) {
    for position in range(row) { dense[Int(columns[position])] = 0 }
  }

  /// The product of a row and a dense vector.
  func dot(_ row: Int, _ dense: [Float]) -> Float {
    let (columns, values, factors) = (columns.span, values.span, dense.span)
    var sum: Float = 0
    for position in range(row) { sum += values[position] * factors[Int(columns[position])] }
    return sum
  }

  /// The lengths of the sums of consecutive rows: of the `size` rows before `end` at
  /// `end * (BeadShape.maximum + 1) + size`.
  ///
  /// - Complexity: O(values · largest bead).
  func blockNorms(tokens: Int) -> [Float] {
    let stride = BeadShape.maximum + 1
    var norms = [Float](repeating: 0, count: (count + 1) * stride)
    var dense = [Float](repeating: 0, count: tokens)
    // dots[d] of row r is its product with row r − d.
    var dots = [Float](repeating: 0, count: count * stride)
    for row in 0..<count {
      scatter(row, into: &dense)
      for distance in 0..<min(stride, row + 1) {
        dots[row * stride + distance] = dot(row - distance, dense)
      }
      clear(row, in: &dense)
    }
    for end in 1..<(count + 1) {
      var square: Float = 0
      for size in 1...min(BeadShape.maximum, end) {
        let row = end - size
        square += dots[row * stride]
        for other in row + 1..<end { square += 2 * dots[other * stride + other - row] }
        norms[end * stride + size] = max(0, square).squareRoot()
      }
    }
    return norms
  }
}
