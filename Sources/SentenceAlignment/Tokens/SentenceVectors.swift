/// The segments of one side as vectors over tokens, own and translated.
struct SentenceVectors {
  /// Weighted counts of the segment's own tokens.
  let own: SparseRows
  /// The same, translated into tokens of the other side.
  let translated: SparseRows
  /// Lengths of sums of consecutive vectors, as ``SparseRows/blockNorms(tokens:)`` lays them out.
  let norms: [Float]

  init(_ tokens: TokenRows, weights: [Float], lexicon: TranslationLexicon) {
    own = SparseRows(counting: tokens, weights: weights)
    translated = SparseRows(translating: own, by: lexicon, tokens: weights.count)
    let least: Float = 1e-9
    norms = zip(own.blockNorms(tokens: weights.count), translated.blockNorms(tokens: weights.count))
      .map { (max($0, least) * max($1, least)).squareRoot() }
  }

  /// The length of the sum of any consecutive vectors, given a blank vector over tokens.
  func norm(of rows: Range<Int>, _ dense: inout [Float]) -> Float {
    var norm: Float = 1
    for matrix in [own, translated] {
      for row in rows { matrix.scatter(row, into: &dense) }
      let square = rows.reduce(Float(0)) { $0 + matrix.dot($1, dense) }
      for row in rows { matrix.clear(row, in: &dense) }
      norm *= max(1e-9, square.squareRoot())
    }
    return norm.squareRoot()
  }

  /// How unlike the blocks of this side are to arbitrary segments of the other, laid out like
  /// ``norms``: the mean of 1 − similarity over a sample.
  func strangeness(to other: SentenceVectors, tokens: Int) -> [Float] {
    let stride = BeadShape.maximum + 1
    let sample = Self.sample(other.own.count)
    var result = [Float](repeating: 1, count: norms.count)
    guard !sample.isEmpty else { return result }
    var sums = [Float](repeating: 0, count: norms.count)
    var dense = [Float](repeating: 0, count: tokens)
    for partner in sample {
      let norm = other.norms[(partner + 1) * stride + 1]
      other.translated.scatter(partner, into: &dense)
      let dots = (0..<own.count).map { own.dot($0, dense) }
      other.translated.clear(partner, in: &dense)
      for end in 1..<(own.count + 1) {
        var dot: Float = 0
        for size in 1...min(BeadShape.maximum, end) {
          dot += dots[end - size]
          sums[end * stride + size] += dot / (norms[end * stride + size] * norm)
        }
      }
    }
    for index in result.indices { result[index] = max(0.05, 1 - sums[index] / Float(sample.count)) }
    return result
  }

  private static let sampleSize = 40

  /// Numbers of segments spread evenly over a side.
  private static func sample(_ count: Int) -> [Int] {
    let size = min(count, sampleSize)
    return (0..<size).map { ($0 * 2 + 1) * count / (2 * size) }
  }
}
