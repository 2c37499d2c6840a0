/// Consecutive segments of one version and the consecutive ones of another that say the same.
struct Bead: Hashable {
  /// Participants of the first version; empty for an insertion.
  var source: Range<Int>
  /// Participants of the second version; empty for an omission.
  var target: Range<Int>
  /// How alike the sides are, 0…1; 0 for a bead of one side only.
  var score: Float = 0
  /// How likely the bead is right to the segment, 0…1; 0 for a bead of one side only.
  var confidence: Float = 0

  /// Whether the bead has segments on both sides.
  var isPaired: Bool { !source.isEmpty && !target.isEmpty }

  /// The number of its shape among all; nil for one that the aligner does not make.
  var shape: Int? {
    BeadShape.all.firstIndex { $0.source == source.count && $0.target == target.count }
  }

  /// The bead of texts that begin so many participants earlier.
  func moved(_ source: Int, _ target: Int) -> Bead {
    Bead(
      source: self.source.lowerBound + source..<self.source.upperBound + source,
      target: self.target.lowerBound + target..<self.target.upperBound + target, score: score,
      confidence: confidence)
  }
}

/// How many segments a bead takes from each side.
struct BeadShape {
  /// Segments of the first version, 0…``maximum``.
  var source: Int
  /// Segments of the second version, 0…``maximum``.
  var target: Int
  /// How common beads of the shape are; the shares of all shapes make 1 roughly.
  var share: Float

  /// The most segments of one side.
  static let maximum = 5

  /// The shapes the aligner knows, a shape's number being its index.
  ///
  /// Gale and Church (1993) give the shares of the first six in newspaper text and parliament
  /// proceedings; larger beads are what free translations need.
  static let all: [BeadShape] = [
    BeadShape(source: 1, target: 1, share: 0.85),
    BeadShape(source: 1, target: 0, share: 0.01),
    BeadShape(source: 0, target: 1, share: 0.01),
    BeadShape(source: 2, target: 1, share: 0.05),
    BeadShape(source: 1, target: 2, share: 0.05),
    BeadShape(source: 2, target: 2, share: 0.006),
    BeadShape(source: 3, target: 1, share: 0.008),
    BeadShape(source: 1, target: 3, share: 0.008),
    BeadShape(source: 4, target: 1, share: 0.002),
    BeadShape(source: 1, target: 4, share: 0.002),
    BeadShape(source: 3, target: 2, share: 0.002),
    BeadShape(source: 2, target: 3, share: 0.002),
    BeadShape(source: 3, target: 3, share: 0.0005),
    BeadShape(source: 5, target: 1, share: 0.0005),
    BeadShape(source: 1, target: 5, share: 0.0005),
    BeadShape(source: 4, target: 2, share: 0.0005),
    BeadShape(source: 2, target: 4, share: 0.0005),
    BeadShape(source: 4, target: 4, share: 0.0001),
  ]
}
