/// How alike two segments are, and why not more.
///
/// The score of two segments is the lesser of how many of the words of the longer one stand and how
/// many of its characters stand, both by edit distance, where all numbers and all placeables are
/// taken for alike and case, width and spaces do not count. Languages without spaces have one
/// measure, characters. Differences that this does not see take fixed amounts off.
package enum MatchScore {
  /// The score of a segment with the same text.
  package static let exact = 1.0
  /// The score of one that differs in case, width or spaces only.
  package static let folded = 0.99
  /// The score of one that differs in numbers or placeables only, and perhaps in case.
  package static let renumbered = 0.98
  /// The highest score of any other.
  package static let highestFuzzy = 0.97

  /// How many edits leave a sequence of a length at a score.
  ///
  /// - Parameters:
  ///   - length: the length of the longer sequence.
  ///   - permille: the least score in thousandths.
  /// - Returns: a number of edits.
  @inline(__always)
  static func edits(length: Int, permille: Int) -> Int { (1000 - permille) * length / 1000 }

  /// The share of a sequence that stands after some edits.
  @inline(__always)
  static func share(edits: Int, length: Int) -> Double {
    length == 0 ? 1 : Double(length - edits) / Double(length)
  }
}

/// A segment that was found.
package struct FuzzyMatch: Hashable, Sendable {
  /// The number that it was added with.
  package var segment: UInt32
  /// How alike it is: 0…1, 1 for the same text only; see ``MatchScore``.
  package var score: Double

  /// Makes a match.
  package init(segment: UInt32, score: Double) {
    self.segment = segment
    self.score = score
  }

  /// Whether it comes before another: better ones first, then in the order of numbers.
  package static func precedes(_ left: FuzzyMatch, _ right: FuzzyMatch) -> Bool {
    left.score == right.score ? left.segment < right.segment : left.score > right.score
  }
}
