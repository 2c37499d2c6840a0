import LanguageText

/// Turns the score of a linked concept into how often such concepts are right.
///
/// A broken line through points read off aligned documents whose terms are known, times how much
/// the names have in common: of names that share less than a third of their places hardly one in
/// two is right, whatever else speaks for them. Set by hand after the Python documentation, English
/// with Russian and with Simplified Chinese.
enum Calibration {
  private static let points: [(score: Double, share: Double)] = [
    (0, 0), (0.3, 0.45), (0.4, 0.62), (0.5, 0.77), (0.6, 0.87), (0.7, 0.93), (0.85, 0.965),
    (1, 0.985),
  ]

  /// The likelihood that belongs to a score and a share of common places, 0…1 all; never falls
  /// where either rises.
  static func confidence(ofScore score: Double, commonShare: Double = 1) -> Double {
    likelihood(ofScore: score) * min(1, apart + commonShare)
  }

  private static func likelihood(ofScore score: Double) -> Double {
    for (from, to) in zip(points, points.dropFirst()) where score < to.score {
      let part = max(0, score - from.score) / (to.score - from.score)
      return from.share + part * (to.share - from.share)
    }
    return points.last?.share ?? score
  }

  /// What is left of the likelihood where the names hardly ever meet.
  private static let apart = 0.3
}
