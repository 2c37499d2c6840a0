/// Judges how likely each bead of a finished alignment is right.
///
/// What a bead's words say for it is taken without what the bead itself taught the lexicon; its
/// neighbours vouch for it, since alone among strangers it is likely wrong itself; and all of it
/// counts only as far as the texts fit better than texts that have nothing to do with each other.
struct BeadJudge {
  /// How many beads before and behind one vouch for it.
  private static let reach = 4

  /// All beads of the alignment.
  let path: [Bead]
  /// Per bead how alike its sides are, without what it taught, 0…1; 0 for a bead of one side.
  let likenesses: [Float]
  /// Per bead how surprising the lengths of its sides are, 0…8.
  let lengthSurprises: [Float]
  /// The mean likeness of sides that do not belong together.
  let chance: Float

  /// The beads with their confidences set.
  func judged() -> [Bead] {
    let order = path.indices.sorted {
      (path[$0].source.lowerBound, path[$0].target.lowerBound)
        < (path[$1].source.lowerBound, path[$1].target.lowerBound)
    }
    let relation = Self.relation(overall: overall, chance: chance, beads: path.count)
    var result = path
    for (position, number) in order.enumerated() where path[number].isPaired {
      var around: Float = 0
      var weight: Float = 0
      for other in max(0, position - Self.reach)...min(order.count - 1, position + Self.reach)
      where other != position {
        let isPaired = path[order[other]].isPaired
        let share = 1 / Float(abs(other - position)) * (isPaired ? 1 : 0.5)
        around += share * likenesses[order[other]]
        weight += share
      }
      let odds = Self.logOdds(
        likeness: likenesses[number], around: weight > 0 ? around / weight : 0,
        lengthSurprise: lengthSurprises[number],
        isLarge: path[number].source.count + path[number].target.count > 2)
      result[number].confidence = relation * Surprise.probability(ofLogOdds: odds)
    }
    return result
  }

  /// The mean likeness over the segments of the version with fewer, 0…1.
  var overall: Float {
    var counts = SIMD2<Float>.zero
    var sums = SIMD2<Float>.zero
    for (bead, likeness) in zip(path, likenesses) {
      let size = SIMD2(Float(bead.source.count), Float(bead.target.count))
      counts += size
      sums += size * likeness
    }
    return counts.x < counts.y ? sums.x / max(1, counts.x) : sums.y / max(1, counts.y)
  }

  /// The log odds of a bead in versions of one text.
  ///
  /// A logistic regression on six bitexts in four pairs of languages with 14,000 beads.
  private static func logOdds(
    likeness: Float, around: Float, lengthSurprise: Float, isLarge: Bool
  ) -> Float {
    let usual = max(0, min(0.65, likeness))
    return 0.03 + 3.44 * usual - 1.4 * usual * usual + 3.59 * min(0.6, around)
      - 0.41 * min(6, lengthSurprise) - (isLarge ? 1.85 : 0)
  }

  /// How likely two texts have anything to do with each other.
  ///
  /// Texts that have nothing to do with each other exceed chance a little, since the alignment
  /// picks what fits; the fewer beads they have, the more luck there is in it. On the same bitexts
  /// and others, and as many pairs of unrelated documents.
  private static func relation(overall: Float, chance: Float, beads: Int) -> Float {
    let excess = Surprise.logarithm(max(0.001, overall) / max(0.001, chance))
    let luck = 0.5 + 3.5 / Float(max(1, beads)).squareRoot()
    return Surprise.probability(ofLogOdds: 5 * (excess - luck))
  }
}
