/// What each pair of segments owes to having been taken for a translation before.
///
/// A lexicon learned from an alignment finds that alignment good, right or wrong: stretches that
/// slipped by a few segments would stay so for ever. So a part of what a former bead taught the
/// lexicon is taken off its own likeness, as when it is left out in cross-validation.
struct SelfTaught {
  /// Per source segment the target segments of its former bead and the products they owe to it.
  let rows: SparseRows

  /// Measures a former alignment.
  ///
  /// - Parameters:
  ///   - path: the former beads.
  ///   - passages: the numbers of the beads in what was learned, if they were used.
  ///   - learned: what was learned from them.
  ///   - likeness: both versions as vectors.
  /// - Complexity: that of one iteration of training.
  init(_ path: [Bead], passages: [Int?], learned: LearnedPairs, likeness: BeadLikeness) {
    var rows = [[(Int32, Float)]](repeating: [], count: likeness.source.own.count)
    guard passages.contains(where: { $0 != nil }) else {
      self.rows = SparseRows(rows)
      return
    }
    var room = (source: likeness.blank, target: likeness.blank)
    var share = LearnedPairs.OwnShare(learned)
    for (bead, passage) in zip(path, passages) {
      guard let passage, bead.isPaired else { continue }
      for row in bead.source {
        likeness.source.own.scatter(row, into: &room.source)
        for column in bead.target {
          likeness.target.own.scatter(column, into: &room.target)
          let product = learned.ownProduct(
            passage, source: room.source, target: room.target, share: &share)
          if product != 0 { rows[row].append((Int32(column), product)) }
          likeness.target.own.clear(column, in: &room.target)
        }
        likeness.source.own.clear(row, in: &room.source)
      }
    }
    self.rows = SparseRows(rows)
  }
}
