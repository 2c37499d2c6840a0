/// Where to cut a list of likely terms when nobody says how many are wanted.
enum FairCut {
  /// The least probability to keep so that the expected F1 of what is kept is greatest.
  ///
  /// With calibrated probabilities, those kept are expected to hold their sum of terms, out of the
  /// sum over all (Lipton, Elkan and Naryanaswamy 2014). Never below ``lowest``: a text whose best
  /// candidates are unlikely has no terms.
  static func cut(of probabilities: [Double]) -> Double {
    let sorted = probabilities.sorted(by: >)
    let all = sorted.reduce(0, +)
    var (kept, best, cut) = (0.0, 0.0, 1.0)
    for (place, probability) in sorted.enumerated() {
      kept += probability
      let expected = 2 * kept / (Double(place + 1) + all)
      if expected > best { (best, cut) = (expected, probability) }
    }
    return min(max(cut, lowest), highest)
  }

  private static let lowest = 0.15
  /// What is likelier a term than not is kept, however many such there are.
  private static let highest = 0.5
}
