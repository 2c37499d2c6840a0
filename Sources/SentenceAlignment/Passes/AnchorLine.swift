/// The line through the table of two texts around which the first pass looks.
///
/// It runs through anchors that agree with their neighbours; before, between and after them both
/// texts are taken to progress evenly by length.
struct AnchorLine {
  /// How many neighbours on each side an anchor is compared with.
  private static let neighbours = 3
  /// How far from the line through a neighbour an anchor may be, in segments and as a share of the
  /// distance.
  private static let tolerance = (segments: 8, share: 0.25)

  /// How far from anchors to look at least, in segments.
  private static let slack = 60

  private let corners: [(source: Int, target: Int)]
  private let source: [Float]
  private let target: [Float]

  /// Makes the line for texts with the given running sums of lengths.
  init(_ anchors: [AnchorChain.Link], source: [Float], target: [Float]) {
    self.source = source
    self.target = target
    let slope = Double(target.count - 1) / Double(max(1, source.count - 1))
    let agreeing = anchors.indices.filter { Self.agrees($0, anchors, slope: slope) }
    var corners = [(source: 0, target: 0)]
    corners += agreeing.map { (anchors[$0].source, anchors[$0].target) }
      .filter { $0.0 > 0 && $0.1 > 0 }
    corners.append((source.count - 1, target.count - 1))
    self.corners = corners
  }

  /// Whether most of the anchors around one lie where an even progress puts them.
  private static func agrees(
    _ number: Int, _ anchors: [AnchorChain.Link], slope: Double
  ) -> Bool {
    let around = (number - neighbours...number + neighbours).filter {
      $0 != number && anchors.indices.contains($0)
    }
    let agreeing = around.count { other in
      let distance = Double(anchors[number].source - anchors[other].source)
      let step = Double(anchors[number].target - anchors[other].target)
      return abs(step - distance * slope)
        <= Double(tolerance.segments) + tolerance.share * abs(distance)
    }
    return around.count >= neighbours && agreeing * 3 >= around.count * 2
  }

  /// The states around the line: between two anchors all that both leave, and some more where one is
  /// wrong; never more than what is enough for texts without any.
  var band: SearchBand {
    let columns = target.count - 1
    let widest = min(1500, max(500, columns / 10))
    var centres = [0]
    var halfWidths: [Int] = []
    centres.reserveCapacity(source.count)
    halfWidths.reserveCapacity(source.count)
    for (start, end) in zip(corners, corners.dropFirst()) where end.source > start.source {
      let share =
        (target[end.target] - target[start.target])
        / max(1, source[end.source] - source[start.source])
      let halfWidth = min(widest, Self.slack + end.target - start.target)
      var column = start.target
      for row in start.source + 1...end.source {
        let place = target[start.target] + (source[row] - source[start.source]) * share
        while column < end.target, target[column] < place { column += 1 }
        centres.append(column)
        halfWidths.append(halfWidth)
      }
    }
    halfWidths.insert(halfWidths.first ?? widest, at: 0)
    return SearchBand(centres: centres, halfWidths: halfWidths, columns: columns)
  }
}
