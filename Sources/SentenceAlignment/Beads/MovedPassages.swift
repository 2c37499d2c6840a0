/// Finds passages that stand elsewhere in the other version.
///
/// An alignment in order leaves a moved passage without counterpart on both sides. Here every run
/// of segments left on one side is aligned with every run left on the other, and the likest pairs
/// of runs are kept.
struct MovedPassages {
  /// Shorter runs are omissions, not moves.
  private static let leastSegments = 3
  /// The likeness of a moved passage, as a share of what the rest of the document has.
  private static let leastLikeness: Float = 0.4
  /// How many runs of a side are compared, the longest.
  private static let mostRuns = 40

  /// Pairs of runs with more pairs of segments than this are not compared.
  private static let mostPairs = 4_000_000
  /// So many pairs of segments are compared in all.
  private static let budget = 32_000_000

  private let path: [Bead]

  /// Makes a search in an alignment of texts of the given sizes; what it does not mention has no
  /// counterpart.
  init(_ path: [Bead], source: Int, target: Int) {
    var isCovered = (
      [Bool](repeating: false, count: source), [Bool](repeating: false, count: target)
    )
    for bead in path {
      for row in bead.source { isCovered.0[row] = true }
      for column in bead.target { isCovered.1[column] = true }
    }
    let omitted = isCovered.0.indices.filter { !isCovered.0[$0] }
      .map { Bead(source: $0..<$0 + 1, target: 0..<0) }
    let inserted = isCovered.1.indices.filter { !isCovered.1[$0] }
      .map { Bead(source: 0..<0, target: $0..<$0 + 1) }
    self.path = path + omitted + inserted
  }

  /// The alignment with the moved passages aligned too; beads are no longer in order then.
  ///
  /// - Parameter align: aligns a part of the source with a part of the target.
  /// - Returns: the beads, each participant in exactly one.
  func recovered(align: (Range<Int>, Range<Int>) -> [Bead]) -> [Bead] {
    let sources = Self.runs(path.filter(\.target.isEmpty).map(\.source))
    let targets = Self.runs(path.filter(\.source.isEmpty).map(\.target))
    let usual = VersionLink(
      first: 0, second: 1, beads: path.filter { !$0.source.isEmpty && !$0.target.isEmpty }
    ).strength
    var moves: [(beads: [Bead], strength: Float)] = []
    var rest = Self.budget
    for source in sources {
      for target in targets where source.count * target.count <= min(Self.mostPairs, rest) {
        rest -= source.count * target.count
        let beads = align(source, target)
        let strength = VersionLink(first: 0, second: 1, beads: beads).strength
        if strength > usual * Self.leastLikeness { moves.append((beads, strength)) }
      }
    }
    var result = path
    for move in moves.sorted(by: { $0.strength > $1.strength }) {
      result = Self.replacing(in: result, with: move.beads) ?? result
    }
    return result
  }

  /// The beads with those of one side replaced by a move's; nil when an earlier move took some.
  private static func replacing(in path: [Bead], with move: [Bead]) -> [Bead]? {
    let sources = Set(move.flatMap(\.source))
    let targets = Set(move.flatMap(\.target))
    let rest = path.filter { bead in
      !(bead.target.isEmpty && bead.source.allSatisfy(sources.contains)
        || bead.source.isEmpty && bead.target.allSatisfy(targets.contains))
    }
    guard path.count - rest.count == sources.count + targets.count else { return nil }
    return rest + move
  }

  private static func runs(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = runs.last, last.upperBound == range.lowerBound {
        runs[runs.count - 1] = last.lowerBound..<range.upperBound
      } else {
        runs.append(range)
      }
    }
    let long = runs.filter { $0.count >= leastSegments }
    guard long.count > mostRuns else { return long }
    return Array(long.sorted { $0.count > $1.count }.prefix(mostRuns))
  }
}
