/// Finds single segments that stand elsewhere in the other version.
///
/// An alignment in order leaves a moved sentence without counterpart on both sides, or joins it with its
/// new neighbours. Of the segments that are left on both sides, those that are clearly each other's
/// likest, and about as alike as pairs of this text are, are paired.
struct MovedSegments {
  /// The likeness of a moved segment, as a share of what pairs in order have.
  private static let leastLikeness: Float = 0.77
  /// What the next likest segment of either side may have of the likeness.
  private static let mostOther: Float = 0.75
  /// Segments of fewer tokens say too little.
  private static let leastTokens = 8
  /// What the lengths of two segments may say against them, 0…8.
  private static let mostSurprise: Float = 1
  /// Fewer pairs do not show how alike pairs are.
  private static let leastPairs = 8
  /// How many segments of a side are compared, the longest.
  private static let mostSegments = 1_000

  private let beads: [Bead]
  /// How alike pairs in order are; nil where they do not show it.
  private let usual: Float?

  /// Makes a search in an alignment.
  ///
  /// - Parameters:
  ///   - beads: the alignment; each participant is in exactly one bead.
  ///   - likenesses: how alike the sides of each bead are, 0 for those of one side.
  init(_ beads: [Bead], likenesses: [Float]) {
    self.beads = beads
    let pairs = zip(beads, likenesses).filter { $0.0.isPaired }.map(\.1).sorted()
    let middle = pairs.count < Self.leastPairs ? 0 : pairs[pairs.count / 2]
    usual = middle > 0 ? middle : nil
  }

  /// The alignment with moved segments paired, which are no longer in order then.
  ///
  /// - Complexity: O(segments left on one side · tokens left on the other), which are limited.
  func recovered(
    _ likeness: BeadLikeness, source: PreparedVersion, target: PreparedVersion,
    _ statistics: BeadStatistics
  ) -> [Bead] {
    let sources = Self.longest(
      beads.filter { $0.target.isEmpty && $0.source.count == 1 }.map(\.source.lowerBound), source)
    let targets = Self.longest(
      beads.filter { $0.source.isEmpty && $0.target.count == 1 }.map(\.target.lowerBound), target)
    guard let usual, !sources.isEmpty, !targets.isEmpty else { return beads }
    let pairs = Self.clearPairs(sources, targets, likeness, least: usual * Self.leastLikeness)
      .filter { bead in
        statistics.lengthSurprise(
          source.lengths[bead.source.lowerBound], target.lengths[bead.target.lowerBound])
          <= Self.mostSurprise
      }
    guard !pairs.isEmpty else { return beads }
    let takenSources = Set(pairs.map(\.source))
    let takenTargets = Set(pairs.map(\.target))
    let rest = beads.filter {
      !($0.target.isEmpty && takenSources.contains($0.source)
        || $0.source.isEmpty && takenTargets.contains($0.target))
    }
    return rest + pairs
  }

  /// The longest of some participants, in order.
  private static func longest(_ rows: [Int], _ version: PreparedVersion) -> [Int] {
    let long = rows.filter { version.tokens.range($0).count >= leastTokens }
    guard long.count > mostSegments else { return long }
    return long.sorted {
      (version.tokens.range($1).count, $0) < (version.tokens.range($0).count, $1)
    }.prefix(mostSegments).sorted()
  }

  /// The likest and the next likest partner of a segment.
  private struct Best {
    var partner = -1
    var value: Float = 0
    var next: Float = 0

    var isClear: Bool { next < value * mostOther }

    mutating func take(_ partner: Int, _ value: Float) {
      if value > self.value {
        next = self.value
        self.value = value
        self.partner = partner
      } else {
        next = max(next, value)
      }
    }
  }

  private static func clearPairs(
    _ sources: [Int], _ targets: [Int], _ likeness: BeadLikeness, least: Float
  ) -> [Bead] {
    var ofSource = Array(repeating: Best(), count: sources.count)
    var ofTarget = Array(repeating: Best(), count: targets.count)
    var room = likeness.room()
    for (row, source) in sources.enumerated() {
      let values = likeness.likenesses(of: source, to: targets, &room)
      for (column, value) in values.enumerated() {
        ofSource[row].take(column, value)
        ofTarget[column].take(row, value)
      }
    }
    return sources.indices.compactMap { row in
      let best = ofSource[row]
      guard best.value >= least, best.isClear, ofTarget[best.partner].partner == row,
        ofTarget[best.partner].isClear
      else { return nil }
      let (source, target) = (sources[row], targets[best.partner])
      return Bead(source: source..<source + 1, target: target..<target + 1)
    }
  }
}
