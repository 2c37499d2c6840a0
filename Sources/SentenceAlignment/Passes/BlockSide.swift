/// What one side of a bead, some consecutive segments, says about its price.
struct BlockSide {
  /// The length of the sum of its vectors.
  var norm: Float = 0
  /// How unlike it is to arbitrary segments of the other side.
  var strangeness: Float = 0
  /// The logarithm of its length, smoothed.
  var logarithm: Float = 0
  /// Half the inverse variance of the ratio of lengths, for a source.
  var precision: Float = 0
  /// How many captions there are among its segments.
  var captions: Float = 0
  /// Whether there are cells of tables among its segments.
  var hasCells = false
  /// What its first segment has in common with the same passage in any language; of several segments only the code
  /// before them.
  var mark = Landmarks.Mark()
  /// How many of its segments are joined with one before over code, or where one of the two is a heading.
  var ruptures: Float = 0
  /// What its only segment says, as a hash; 0 for several segments.
  var content: Int = 0
  /// Whether it is one segment without letters, such as a number.
  var isNumber = false
  /// Whether it begins with a heading.
  var isHeading = false
  /// Whether that is one of the lowest level.
  var isLabel = false
  /// Whether it begins a paragraph.
  var startsParagraph = false

  /// The sides that beads of a version may have, as ``SentenceVectors/norms`` are laid out.
  static func all(
    of version: PreparedVersion, _ vectors: SentenceVectors, strangeness: [Float],
    _ statistics: BeadStatistics
  ) -> [BlockSide] {
    let stride = BeadShape.maximum + 1
    let logarithms = statistics.logarithms(version.lengths)
    let precisions = statistics.precisions(ofLogarithms: logarithms)
    var sides = [BlockSide](repeating: BlockSide(), count: vectors.norms.count)
    for end in 1..<(version.count + 1) {
      var captions: Float = 0
      var hasCells = false
      var ruptures: Float = 0
      for size in 1...min(BeadShape.maximum, end) {
        let (start, place) = (end - size, end * stride + size)
        captions += version.isCaption[start] ? 1 : 0
        hasCells = hasCells || version.isCell[start]
        var mark = version.landmarks.marks[start]
        if size > 1 {
          let isRupture =
            version.landmarks.marks[start + 1].isBehindCode
            || version.isHeading[start] || version.isHeading[start + 1]
          ruptures += isRupture ? 1 : 0
          mark.heading = 0
          mark.link = 0
        }
        sides[place] = BlockSide(
          norm: vectors.norms[place], strangeness: strangeness[place],
          logarithm: logarithms[place], precision: precisions[place], captions: captions,
          hasCells: hasCells, mark: mark, ruptures: ruptures,
          content: size == 1 ? version.contents[start] : 0,
          isNumber: size == 1 && version.isNumber[start], isHeading: version.isHeading[start],
          isLabel: version.isLabel[start],
          startsParagraph: version.startsBlock[start])
      }
    }
    return sides
  }
}
