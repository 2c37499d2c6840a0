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
}
