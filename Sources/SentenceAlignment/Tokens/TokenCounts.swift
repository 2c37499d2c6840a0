/// How often tokens occur on one side.
struct TokenCounts {
  /// Per token its number of uses.
  private(set) var uses: [Int]
  /// Per token the number of segments with it.
  private var segments: [Int]
  private var segmentCount = 0

  init(_ texts: [TokenRows], tokens: Int) {
    uses = [Int](repeating: 0, count: tokens)
    segments = uses
    var last = [Int](repeating: -1, count: tokens)
    for text in texts {
      for row in 0..<text.count {
        for position in text.range(row) {
          let token = Int(text.numbers[position])
          uses[token] += 1
          if last[token] != segmentCount {
            last[token] = segmentCount
            segments[token] += 1
          }
        }
        segmentCount += 1
      }
    }
  }

  /// Per token its inverse document frequency over segments; 0 for those not to be kept.
  func weights(_ isKept: [Bool]) -> [Float] {
    uses.indices.map { token in
      guard isKept[token], segments[token] > 0 else { return 0 }
      return Surprise.of(Float(segments[token]) / Float(segmentCount)) + 0.3
    }
  }

  /// The kept tokens of consecutive segments that occur more than once in all.
  func repeated(_ tokens: TokenRows, _ rows: Range<Int>, _ isKept: [Bool]) -> [Int32] {
    tokens.numbers[tokens.range(rows)].filter { uses[Int($0)] > 1 && isKept[Int($0)] }
  }
}
