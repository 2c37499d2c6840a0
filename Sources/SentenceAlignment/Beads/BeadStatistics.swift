/// What the beads of an alignment say about lengths and shapes in a pair of texts.
struct BeadStatistics {
  private var ratio: Float = 0
  /// Half the inverse variance of the ratio.
  private var precision: Float = 2
  /// Per shape of bead, how surprising it is.
  private(set) var shapeSurprise: [Float]

  /// Counts the beads of several documents.
  ///
  /// What is the same on both sides, cells of code above all, says nothing of how long translations are.
  init(_ alignments: [(source: PreparedVersion, target: PreparedVersion, beads: [Bead])]) {
    var ratios: [Float] = []
    var counts = BeadShape.all.map { 30 * $0.share }
    for alignment in alignments {
      for bead in alignment.beads {
        if let number = bead.shape { counts[number] += 1 }
        guard bead.isPaired, !alignment.source.isSame(bead, in: alignment.target) else { continue }
        let source = alignment.source.lengths[bead.source].reduce(6, +)
        let target = alignment.target.lengths[bead.target].reduce(6, +)
        ratios.append(Surprise.logarithm(target / source))
      }
    }
    let total = counts.reduce(0, +)
    shapeSurprise = counts.map { Surprise.of($0 / total) }
    guard !ratios.isEmpty else { return }
    let median = Self.median(ratios)
    ratio = median
    let deviation = max(0.12, 1.4826 * Self.median(ratios.map { abs($0 - median) }))
    precision = 1 / (2 * deviation * deviation)
  }

  /// Per block, laid out like ``SentenceVectors/norms``, the logarithm of its length, smoothed.
  func logarithms(_ lengths: [Float]) -> [Float] {
    let stride = BeadShape.maximum + 1
    var result = [Float](repeating: 0, count: (lengths.count + 1) * stride)
    for end in 1..<(lengths.count + 1) {
      var sum: Float = 6
      for size in 1...min(BeadShape.maximum, end) {
        sum += lengths[end - size]
        result[end * stride + size] = Surprise.logarithm(sum)
      }
    }
    return result
  }

  /// Per block, given the logarithm of its length, half the inverse variance of its ratio: short segments vary
  /// more.
  func precisions(ofLogarithms logarithms: [Float]) -> [Float] {
    logarithms.map { precision / (1 + 30 / (max(1, Surprise.exponential($0) - 1))) }
  }

  /// How surprising the lengths of a bead's sides are, given as smoothed logarithms, 0…8.
  func lengthSurprise(_ source: Float, _ target: Float, precision: Float) -> Float {
    let z = target - source - ratio
    return min(8, z * z * precision)
  }

  /// How surprising the lengths of a bead's sides are, given in characters, 0…8.
  func lengthSurprise(_ source: Float, _ target: Float) -> Float {
    guard source > 0, target > 0 else { return 0 }
    return lengthSurprise(
      Surprise.logarithm(source + 6), Surprise.logarithm(target + 6),
      precision: precision / (1 + 30 / (source + 5)))
  }

  private static func median(_ values: [Float]) -> Float {
    let sorted = values.sorted()
    return sorted[sorted.count / 2]
  }
}
