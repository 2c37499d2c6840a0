import LanguageText

/// How often linked concepts are right of which the same can be seen.
///
/// A logistic model. Its weights were fitted to the pairs of names of seven documentations that glossaries
/// of their translators could judge, in so far as they let no more concepts reach a half than before: what
/// a glossary has is a term, which of all that is linked cannot be said. Of what is given .9 or more, 19
/// in 20 are in the glossaries.
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
    static let base = -2.6
    static let carried = 2.4
    static let explained = 3.4
    static let termhood = 3.9
    static let untranslated = 4.0
    static let groups = 0.12
  }

  /// The smallest set that the weights were fitted to had about so many.
  private static let fewestGroups = 128
}
