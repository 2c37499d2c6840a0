/// How often linked concepts are right of which the same can be seen.
///
/// A logistic model, fitted to 1,003 concepts of four sets of documents in two to five languages
/// whose names somebody read and judged, 711 that a glossary of the translators' has and 292 drawn
/// at random: with each set left out, the error was .04. What a glossary lacks is no measure: of its
/// “wrong” names three in five were as good as its own.
enum Calibration {
  /// What is counted of a concept.
  struct Evidence {
    /// How far the names stand for each other.
    var agreement: PairAgreement
    /// The mean of the termhoods of the names, 0…1.
    var termhood: Double
    /// The share of the names, 0…1, that were left in Latin letters in other scripts.
    var untranslated: Double
    /// The share of the languages that have its text, 0…1, which have a name: what only two of five
    /// translations seem to say is chance more often.
    var coverage: Double
    /// How often the rarest name occurs.
    var rarest: Int
    /// How many aligned groups the corpus has: where there is much else to be linked with, one place
    /// says little.
    var groups: Int
  }

  /// How likely it is that the names of a concept are terms and the same.
  ///
  /// - Returns: 0….99, higher is likelier: nothing that is counted is certain.
  static func confidence(of evidence: Evidence) -> Double {
    let score =
      Weight.base + Weight.carried * evidence.agreement.carried
      + Weight.explained * evidence.agreement.explained + Weight.termhood * evidence.termhood
      - Weight.untranslated * evidence.untranslated + Weight.coverage * evidence.coverage
      - Weight.rarity * rarity(evidence.rarest) * size(evidence.groups)
    return min(score.logistic, highest)
  }

  /// From 1, it occurs once, to 0, it occurs often enough.
  private static func rarity(_ count: Int) -> Double {
    1 - Double(min(max(count, 1), often)).logarithm2 / Double(often).logarithm2
  }

  /// From 0, a few pages, to 1, a book.
  private static func size(_ groups: Int) -> Double {
    let logarithm = Double(min(max(groups, fewGroups), manyGroups)).logarithm2
    let (least, most) = (Double(fewGroups).logarithm2, Double(manyGroups).logarithm2)
    return (logarithm - least) / (most - least)
  }

  private static let highest = 0.99

  private enum Weight {
    static let base = -5.0
    static let carried = 1.75
    static let explained = 2.6
    static let termhood = 1.5
    static let untranslated = 3.0
    static let coverage = 4.2
    static let rarity = 1.6
  }

  /// From so many places on, one more proves nothing more.
  private static let often = 8
  private static let fewGroups = 64
  private static let manyGroups = 2048
}
