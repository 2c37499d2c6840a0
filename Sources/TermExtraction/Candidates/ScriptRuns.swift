/// Maximal stretches of tokens that meet a condition.
enum ScriptRuns {
  /// The stretches inside a range, in order.
  static func ranges(in range: Range<Int>, where belongs: (Int) -> Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    for index in range {
      if belongs(index) {
        start = start ?? index
      } else if let first = start {
        result.append(first..<index)
        start = nil
      }
    }
    if let first = start { result.append(first..<range.upperBound) }
    return result
  }
}
