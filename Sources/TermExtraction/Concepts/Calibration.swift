/// Turns the score of a linked concept into how often such concepts are right.
///
/// A broken line through points read off aligned documents whose terms are known: from a score of
/// 0.7 on, more than nine in ten concepts are right.
enum Calibration {
  private static let points: [(score: Double, share: Double)] = [
    (0, 0), (0.3, 0.4), (0.4, 0.55), (0.5, 0.7), (0.6, 0.82), (0.7, 0.9), (0.85, 0.96), (1, 0.99),
  ]

  /// The likelihood that belongs to a score, 0…1 both; never falls where the score rises.
  static func confidence(ofScore score: Double) -> Double {
    for (from, to) in zip(points, points.dropFirst()) where score < to.score {
      let part = max(0, score - from.score) / (to.score - from.score)
      return from.share + part * (to.share - from.share)
    }
    return points.last?.share ?? score
  }
}
