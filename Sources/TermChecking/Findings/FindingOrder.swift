extension [Finding] {
  /// Puts findings in the order in which they are listed, as ``Finding/isBefore(_:)`` tells; those of equal
  /// rank stay as they are.
  ///
  /// What is sorted are their places: a finding has a dozen texts, all of which a copy counts.
  ///
  /// - Complexity: O(n log n), O(n) for what is in order.
  mutating func order() {
    let places = indices.map { Place(of: self[$0], at: $0) }
    guard !zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }) else { return }
    self = places.sorted().map { self[$0.index] }
  }
}

/// The place of a finding in its file, and in a list.
private struct Place: Comparable {
  let start: Int
  let end: Int
  let rule: String
  let concept: String
  let index: Int

  init(of finding: borrowing Finding, at index: Int) {
    start = finding.range.lowerBound
    end = finding.range.upperBound
    rule = finding.rule
    concept = finding.concept ?? ""
    self.index = index
  }

  static func < (left: Place, right: Place) -> Bool {
    (left.start, left.end, left.rule, left.concept, left.index)
      < (right.start, right.end, right.rule, right.concept, right.index)
  }
}
