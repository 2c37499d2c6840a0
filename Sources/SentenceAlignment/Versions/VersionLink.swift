/// The alignment of two versions of a document.
struct VersionLink {
  /// The version of the beads' sources.
  var first: Int
  /// The version of the beads' targets.
  var second: Int
  /// The beads over participants.
  var beads: [Bead]

  /// How well the versions fit, 0…1: the mean score of all segments.
  var strength: Float {
    var sum: Float = 0
    var count: Float = 0
    for bead in beads {
      let size = Float(bead.source.count + bead.target.count)
      sum += bead.score * size
      count += size
    }
    return count > 0 ? sum / count : 0
  }

  /// The link without the beads that are most likely wrong, where so many are doubtful that the two versions are hardly
  /// translations of each other: one was written anew, and other versions follow the text that it had before.
  var withoutDoubtfulBeads: VersionLink {
    let paired = beads.filter(\.isPaired)
    let sum = paired.reduce(0) { $0 + $1.confidence }
    let least = Float(AlignmentCertainty.leastScore)
    guard paired.count >= AlignmentCertainty.leastGroups, sum < least * Float(paired.count) else {
      return self
    }
    var link = self
    link.beads.removeAll { $0.isPaired && $0.confidence < least }
    return link
  }
}
