/// Ranges that are asked many times whether they touch another.
struct RangeIndex: Sendable {
  private let ranges: [Range<Int>]
  /// The largest end of the ranges up to each one.
  private let ends: [Int]

  /// Sorts some ranges; empty ones touch nothing.
  init(_ ranges: some Sequence<Range<Int>>) {
    var sorted = ranges.filter { !$0.isEmpty }
    let isSorted = zip(sorted, sorted.dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound }
    if !isSorted { sorted.sort { $0.lowerBound < $1.lowerBound } }
    self.ranges = sorted
    var end = 0
    ends = sorted.map { range in
      end = max(end, range.upperBound)
      return end
    }
  }

  /// Whether one of the ranges has an element in common with a range.
  ///
  /// - Complexity: O(log n).
  func overlaps(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    let next = ranges.indices.partitioningIndex { ranges[$0].lowerBound >= range.upperBound }
    return next > 0 && ends[next - 1] > range.lowerBound
  }
}

extension Range<Int> {
  /// The first element that satisfies a condition that holds for a tail of the range.
  fileprivate func partitioningIndex(where belongsToTail: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if belongsToTail(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
