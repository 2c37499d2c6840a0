/// Finds sections that stand in another order in the other version.
///
/// An alignment in order can follow only one order. Sections are compared as wholes, and those that
/// are clearly each other's likest although they cross the others are candidates for a move; the
/// caller tries the order out.
struct SectionMoves {
  /// More comparisons of a section with a segment than this are not made.
  private static let budget = 4_000_000
  /// What the likeness of the headings adds to that of the sections.
  private static let headingShare: Float = 0.5

  private let sources: [Range<Int>]
  private let targets: [Range<Int>]
  private let source: PreparedVersion
  private let target: PreparedVersion

  /// Cuts two versions into sections.
  init(_ source: PreparedVersion, _ target: PreparedVersion) {
    self.source = source
    self.target = target
    sources = Self.sections(source)
    targets = Self.sections(target)
  }

  /// The participants of each section: a heading and what follows, and what precedes the first.
  private static func sections(_ version: PreparedVersion) -> [Range<Int>] {
    var starts = version.isHeading.indices.filter {
      version.isHeading[$0] && ($0 == 0 || !version.isHeading[$0 - 1])
    }
    if starts.first != 0 { starts.insert(0, at: 0) }
    return zip(starts, starts.dropFirst() + [version.count]).map { $0..<$1 }
  }

  /// The participants of the target in an order more like the source's; nil when nothing crosses.
  ///
  /// - Complexity: O(sections of the source · segments of the target).
  func targetOrder(_ likeness: BeadLikeness) -> [Int]? {
    guard sources.count > 2, targets.count > 2,
      sources.count * target.count + targets.count * source.count <= Self.budget
    else { return nil }
    let matches = self.matches(likeness)
    let kept = Set(Self.heaviestChain(matches).map(\.source))
    guard kept.count < matches.count else { return nil }
    var order = targets.indices.filter { section in
      !matches.contains { $0.target == section && !kept.contains($0.source) }
    }
    var partners: [Int: Int] = [:]
    for match in matches where kept.contains(match.source) {
      partners[match.source] = match.target
    }
    for match in matches where !kept.contains(match.source) {
      // Behind the section that its predecessor in the source corresponds to.
      let before = partners.filter { $0.key < match.source }.max { $0.key < $1.key }
      let place = before.flatMap { order.firstIndex(of: $0.value) }.map { $0 + 1 } ?? 0
      order.insert(match.target, at: place)
      partners[match.source] = match.target
    }
    return order.flatMap { Array(targets[$0]) }
  }

  private struct Match {
    var source: Int
    var target: Int
    var weight: Float
  }

  /// Sections that are each other's likest, by source.
  private func matches(_ likeness: BeadLikeness) -> [Match] {
    let rows = likenesses(likeness)
    var best = [Match?](repeating: nil, count: targets.count)
    for row in rows.indices {
      for column in rows[row].indices where rows[row][column] > best[column]?.weight ?? 0 {
        best[column] = Match(source: row, target: column, weight: rows[row][column])
      }
    }
    return rows.indices.compactMap { row in
      guard let column = rows[row].indices.max(by: { rows[row][$0] < rows[row][$1] }),
        let match = best[column], match.source == row
      else { return nil }
      let size = min(sources[row].count, targets[column].count)
      return Match(source: row, target: column, weight: match.weight * Float(size))
    }
  }

  /// How alike each section of the source is to each of the target.
  private func likenesses(_ likeness: BeadLikeness) -> [[Float]] {
    var dense = likeness.blank
    let sourceNorms = sources.map { likeness.source.norm(of: $0, &dense) }
    let targetNorms = targets.map { likeness.target.norm(of: $0, &dense) }
    var room = likeness.room()
    return sources.indices.map { number in
      for row in sources[number] { likeness.source.translated.scatter(row, into: &dense) }
      let products = targets.map { section in
        section.reduce(Float(0)) { $0 + likeness.target.own.dot($1, dense) }
      }
      for row in sources[number] { likeness.source.translated.clear(row, in: &dense) }
      return targets.indices.map { other in
        let headings = likeness.likeness(
          of: Bead(
            source: sources[number].prefix(1), target: targets[other].prefix(1)), &room)
        return products[other] / (sourceNorms[number] * targetNorms[other])
          + Self.headingShare * headings
      }
    }
  }

  /// The heaviest matches that are in order.
  private static func heaviestChain(_ matches: [Match]) -> [Match] {
    var sums: [Float] = []
    var before: [Int] = []
    for (number, match) in matches.enumerated() {
      let earlier = (0..<number).filter { matches[$0].target < match.target }
        .max { sums[$0] < sums[$1] }
      sums.append(match.weight + (earlier.map { sums[$0] } ?? 0))
      before.append(earlier ?? -1)
    }
    var chain: [Match] = []
    var top = sums.indices.max { sums[$0] < sums[$1] } ?? -1
    while top >= 0 {
      chain.append(matches[top])
      top = before[top]
    }
    return chain.reversed()
  }
}
