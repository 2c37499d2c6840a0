/// Rows of token numbers, stored one behind the other.
struct TokenRows {
  private(set) var starts = [0]
  private(set) var numbers: [Int32] = []

  /// How many rows there are.
  var count: Int { starts.count - 1 }

  /// Adds a row at the end.
  mutating func append(_ row: [Int32]) {
    numbers.append(contentsOf: row)
    starts.append(numbers.count)
  }

  /// The positions of a row in ``numbers``.
  func range(_ row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

  /// The positions of consecutive rows in ``numbers``.
  func range(_ rows: Range<Int>) -> Range<Int> {
    starts[rows.lowerBound]..<starts[rows.upperBound]
  }

  /// The given rows alone.
  subscript(rows: Range<Int>) -> TokenRows {
    var part = TokenRows()
    for row in rows { part.append(Array(numbers[range(row)])) }
    return part
  }

  /// The rows in opposite order.
  var reversed: TokenRows {
    var mirror = TokenRows()
    for row in (0..<count).reversed() { mirror.append(Array(numbers[range(row)])) }
    return mirror
  }

  /// The rows with other numbers.
  func renumbered(_ number: (Int32) -> Int32) -> TokenRows {
    var rows = self
    rows.numbers = numbers.map(number)
    return rows
  }
}
