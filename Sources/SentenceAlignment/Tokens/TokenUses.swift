/// Which rows use a token.
struct TokenUses {
  private let starts: [Int]
  private let users: [Int32]

  init(_ rows: TokenRows, tokens: Int) {
    var last = [Int](repeating: -1, count: tokens)
    var starts = [Int](repeating: 0, count: tokens + 1)
    for row in 0..<rows.count {
      for position in rows.range(row) where last[Int(rows.numbers[position])] != row {
        last[Int(rows.numbers[position])] = row
        starts[Int(rows.numbers[position]) + 1] += 1
      }
    }
    for token in 0..<tokens { starts[token + 1] += starts[token] }
    var next = starts
    var users = [Int32](repeating: 0, count: starts[tokens])
    last = [Int](repeating: -1, count: tokens)
    for row in 0..<rows.count {
      for position in rows.range(row) where last[Int(rows.numbers[position])] != row {
        let token = Int(rows.numbers[position])
        last[token] = row
        users[next[token]] = Int32(row)
        next[token] += 1
      }
    }
    self.starts = starts
    self.users = users
  }

  /// The rows with a token, ascending and each once.
  func rows(of token: Int) -> ArraySlice<Int32> { users[starts[token]..<starts[token + 1]] }
}
