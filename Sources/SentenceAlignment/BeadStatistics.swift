/// What the beads of an alignment say about lengths and shapes in a pair of texts.
struct BeadStatistics {
  private var ratio: Float = 0
  private var deviation: Float = 0.35
  /// Per shape of bead, how surprising it is.
  private(set) var shapeSurprise: [Float]

  /// Counts the beads of several documents, given with the lengths of their segments.
  init(_ alignments: [(beads: [Bead], source: [Float], target: [Float])]) {
    var ratios: [Float] = []
    var counts = BeadShape.all.map { 30 * $0.share }
    for alignment in alignments {
      for bead in alignment.beads {
        if let number = BeadShape.all.firstIndex(where: {
          $0.source == bead.source.count && $0.target == bead.target.count
        }) {
          counts[number] += 1
        }
        guard !bead.source.isEmpty, !bead.target.isEmpty else { continue }
        let source = alignment.source[bead.source].reduce(6, +)
        let target = alignment.target[bead.target].reduce(6, +)
        ratios.append(Surprise.logarithm(target / source))
      }
    }
    let total = counts.reduce(0, +)
    shapeSurprise = counts.map { Surprise.of($0 / total) }
    guard !ratios.isEmpty else { return }
    let median = Self.median(ratios)
    ratio = median
    deviation = max(0.12, 1.4826 * Self.median(ratios.map { abs($0 - median) }))
  }

  /// How surprising two lengths of a bead are, 0…8.
  func lengthSurprise(_ source: Float, _ target: Float) -> Float {
    let spread = deviation * (1 + 30 / (source + 5)).squareRoot()
    let z = (Surprise.logarithm((target + 6) / (source + 6)) - ratio) / spread
    return min(8, z * z / 2)
  }

  private static func median(_ values: [Float]) -> Float {
    let sorted = values.sorted()
    return sorted[sorted.count / 2]
  }
}
