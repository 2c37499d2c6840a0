/// What the alignments with other versions say about which segments of two versions belong
/// together.
///
/// When a segment of the first is aligned with one of a third version and that with one of the
/// second, the two support each other: the consistency extension of Notredame, Higgins and
/// Heringa, T-Coffee (2000), for sentences.
struct LinkSupport {
  /// Per participant of the first version its supported partners and how much, sums over 0…1.
  private var rows: [[Int: Float]]

  /// Composes the alignments of two versions with every other one.
  ///
  /// - Parameters:
  ///   - first: the first version.
  ///   - second: the second version.
  ///   - counts: per version its number of participants.
  ///   - links: the alignments of the pairs of versions, those of many versions in part.
  init(_ first: Int, _ second: Int, counts: [Int], links: [VersionLink]) {
    rows = [[Int: Float]](repeating: [:], count: counts[first])
    let known = Set(links.map { [$0.first, $0.second] })
    func isAligned(_ version: Int, _ other: Int) -> Bool {
      known.contains([min(version, other), max(version, other)])
    }
    let others = counts.indices.filter { isAligned(first, $0) && isAligned($0, second) }
    for third in others {
      guard let left = Self.rows(first, third, counts, links),
        let right = Self.rows(third, second, counts, links)
      else { continue }
      for row in rows.indices {
        for (middle, weight) in left[row] {
          for (column, other) in right[middle] {
            rows[row][column, default: 0] += weight * other / Float(others.count)
          }
        }
      }
    }
  }

  /// The support as rows of numbers for parts of both versions.
  func rows(_ source: Range<Int>, _ target: Range<Int>) -> SparseRows {
    SparseRows(
      source.map { row in
        rows[row].filter { target.contains($0.key) }.sorted { $0.key < $1.key }
          .map { (Int32($0.key - target.lowerBound), $0.value) }
      })
  }

  /// Per participant of a version its partners in another; a bead of m and n segments gives each
  /// pair 1/√mn, less when the bead is weaker than most.
  private static func rows(
    _ from: Int, _ to: Int, _ counts: [Int], _ links: [VersionLink]
  ) -> [[(Int, Float)]]? {
    guard
      let link = links.first(where: { ($0.first, $0.second) == (min(from, to), max(from, to)) })
    else { return nil }
    let usual = max(0.01, link.strength)
    var rows = [[(Int, Float)]](repeating: [], count: counts[from])
    for bead in link.beads where !bead.source.isEmpty && !bead.target.isEmpty {
      let size = Float(bead.source.count * bead.target.count)
      let weight = min(1, bead.score / usual) / size.squareRoot()
      let (own, other) = from < to ? (bead.source, bead.target) : (bead.target, bead.source)
      for row in own { rows[row] += other.map { ($0, weight) } }
    }
    return rows
  }
}
