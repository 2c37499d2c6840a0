/// How much speaks for two documents being versions of one text.
///
/// Chance is measured, not assumed: the same is computed with one document read backwards, which
/// leaves the words as they are and no translation can survive.
struct VersionEvidence {
  /// The part of the first document that corresponds, in participants.
  let source: Range<Int>
  /// The part of the second.
  let target: Range<Int>
  /// 0 for chance, higher is likelier; ``VersionGrouping`` says what is enough.
  let score: Float

  /// Compares two documents; nil when not even shared tokens are in the same order.
  ///
  /// - Complexity: that of aligning the documents twice.
  init?(_ first: PreparedVersion, _ second: PreparedVersion, vocabulary: TokenVocabulary) {
    let map = PassageMap([first, second], tokens: vocabulary.count)
    guard let chain = map.chain(0, 1), chain.isOrdered else { return nil }
    let link = Self.link(first, second, map: map, vocabulary: vocabulary)
    let backwards = second.reversed
    let mirror = PassageMap([first, backwards], tokens: vocabulary.count)
    let chance = Self.link(first, backwards, map: mirror, vocabulary: vocabulary)
    score = (link.strength - chance.strength) * Surprise.logarithm(chain.order)
    guard score > 0,
      let core = Self.core(of: link.beads, above: (link.strength + chance.strength) / 2)
    else { return nil }
    source = core.first.source.lowerBound..<core.last.source.upperBound
    target = core.first.target.lowerBound..<core.last.target.upperBound
  }

  /// The ends of the stretch of beads that are likest, counting what exceeds a level.
  private static func core(of beads: [Bead], above level: Float) -> (first: Bead, last: Bead)? {
    var best: (first: Int, last: Int, value: Float) = (0, -1, 0)
    var first = 0
    var value: Float = 0
    for (number, bead) in beads.enumerated() {
      if value <= 0 {
        value = 0
        first = number
      }
      value += (bead.score - level) * Float(bead.source.count + bead.target.count)
      if value > best.value { best = (first, number, value) }
    }
    return best.last < best.first ? nil : (beads[best.first], beads[best.last])
  }

  private static func link(
    _ first: PreparedVersion, _ second: PreparedVersion, map: PassageMap,
    vocabulary: TokenVocabulary
  ) -> VersionLink {
    let match = map.match(0, 1)
    let document = PairAligner.Document(
      source: first[match.source], target: second[match.target], anchors: match.anchors)
    let beads = PairAligner([document], vocabulary: vocabulary).beads()[0]
    return VersionLink(
      first: 0, second: 1,
      beads: beads.map { $0.moved(match.source.lowerBound, match.target.lowerBound) })
  }
}
