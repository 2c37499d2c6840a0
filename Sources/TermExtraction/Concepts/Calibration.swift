import LanguageText

/// How often linked concepts are right of which the same can be seen.
///
/// A logistic model, fitted to 575 concepts of nine sets of documents in two to seven
/// languages of which glossaries were at hand, all sets weighing the same: of the pairs of names that
/// a glossary could judge, how many it has. What a glossary does not have may be right all the same, so
/// that the base is higher than was fitted, by 0.9: still 19 in 20 of what is given .9 are in it.
enum Calibration {
  /// How likely it is that the names of a concept are terms and the same.
  ///
  /// - Parameters:
  ///   - agreement: How far the names stand for each other.
  ///   - termhood: The mean of their termhoods, 0…1.
  ///   - untranslated: The share of them, 0…1, that were left in Latin letters in other scripts.
  ///   - groups: How many aligned groups the corpus has: where there is much else to be linked with,
  ///     the same evidence says less.
  /// - Returns: 0….99, higher is likelier: nothing that is counted is certain.
  static func confidence(
    of agreement: PairAgreement, termhood: Double, untranslated: Double, groups: Int
  ) -> Double {
    let score =
      Weight.base + Weight.carried * agreement.carried + Weight.explained * agreement.explained
      + Weight.termhood * termhood - Weight.untranslated * untranslated
      - Weight.groups * Double(max(groups, fewestGroups)).logarithm2
    return min(score.logistic, highest)
  }

  private static let highest = 0.99

  private enum Weight {
    static let base = -2.9
    static let carried = 2.1
    static let explained = 4.6
    static let termhood = 3.9
    static let untranslated = 5.0
    static let groups = 0.16
  }

  /// The smallest set that the weights were fitted to had about so many.
  private static let fewestGroups = 128
}
