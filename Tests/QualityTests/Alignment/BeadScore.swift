import SentenceAlignment

/// Compares alignments with gold beads.
///
/// Strict: a bead is right when it equals a gold bead. Lax: when it shares a segment on each side
/// with one. Beads of one side only do not count on either side, as is usual in the literature.
struct BeadScore {
  private var strict = 0
  private var laxFound = 0
  private var laxWanted = 0
  private var found = 0
  private var wanted = 0
  /// How sure the aligner was of each bead, and whether it is right to the segment.
  private(set) var judgements: [(score: Double, isRight: Bool)] = []
  /// Wrong and missed beads side by side.
  private(set) var errors: [String] = []

  /// Counts the groups of one document.
  mutating func add(_ groups: [AlignedGroup], _ gold: AlignmentGold) {
    let gold = (gold, beads: Set(gold.beads))
    let have = groups.compactMap { group -> (bead: AlignmentGold.Bead, score: Double)? in
      guard group.members.allSatisfy({ !$0.isEmpty }),
        gold.0.undecided.isDisjoint(with: group.members[0])
      else { return nil }
      return (AlignmentGold.Bead(source: group.members[0], target: group.members[1]), group.score)
    }
    found += have.count
    wanted += gold.beads.count
    let touching = Touching(Array(gold.beads))
    for (bead, score) in have {
      let isRight = gold.beads.contains(bead)
      strict += isRight ? 1 : 0
      laxFound += touching.touches(bead) ? 1 : 0
      judgements.append((score, isRight))
      if !isRight { errors.append("wrong \(QualityTable.share(score)) \(gold.0.text(bead))") }
    }
    let inverse = Touching(have.map(\.bead))
    let right = Set(have.map(\.bead))
    for bead in gold.0.beads {
      laxWanted += inverse.touches(bead) ? 1 : 0
      if !right.contains(bead) { errors.append("missed     \(gold.0.text(bead))") }
    }
  }

  /// The strict row of a table.
  func row(_ name: String, baseline: String = "") -> QualityTable.Row {
    .init(name, right: strict, found: found, wanted: wanted, baseline: baseline)
  }

  /// The lax row of a table.
  func laxRow(_ name: String) -> QualityTable.Row {
    .init(
      name, precision: Double(laxFound) / Double(max(1, found)),
      recall: Double(laxWanted) / Double(max(1, wanted)))
  }

  /// Which beads share a segment on each side with any of some others.
  private struct Touching {
    private var sources: [Int: Set<Int>] = [:]

    init(_ beads: [AlignmentGold.Bead]) {
      for bead in beads {
        for source in bead.source { sources[source, default: []].formUnion(bead.target) }
      }
    }

    func touches(_ bead: AlignmentGold.Bead) -> Bool {
      // A segment is in one bead, so that sharing a pair of segments is sharing a bead.
      bead.source.contains { !(sources[$0] ?? []).isDisjoint(with: bead.target) }
    }
  }
}
