import LanguageText

/// How much a candidate is a term, by its own language alone.
///
/// A logistic combination of C-value (Frantzi, Ananiadou and Mima 2000, plus one for single words),
/// the cues of structure, and how general its words are; the weights are set by hand.
enum Termhood {
  /// Rates all candidates in place, in time linear in their places and the depth of nesting.
  static func rate(
    _ candidates: inout [Candidate], places: [[CandidateInventory.Place]], in corpus: Corpus
  ) {
    let nesting = NestingCounts(candidates, places: places, in: corpus)
    for index in candidates.indices {
      candidates[index].freeCount = candidates[index].count - nesting.nested[index]
      candidates[index].hostShare =
        Double(nesting.largestHost[index]) / Double(candidates[index].count)
      candidates[index].isSubsumed = isSubsumed(candidates[index], nesting.largestHost[index])
    }
    let names = NameShare(corpus)
    for index in candidates.indices {
      let look = candidates[index].look ?? look(of: candidates[index], names, corpus)
      candidates[index].look = look
      let value = cValue(of: candidates[index], nesting, index)
      candidates[index].termhood = probability(
        candidates[index], value, look.generality, names: look.names, specificity: look.specificity)
    }
  }

  private static func look(
    of candidate: Candidate, _ names: NameShare, _ corpus: Corpus
  ) -> Candidate.Look {
    Candidate.Look(
      generality: Generality.rating(of: candidate, in: corpus),
      names: names.share(of: candidate, in: corpus),
      specificity: corpus.background?.specificity(of: candidate, in: corpus))
  }

  private static func isSubsumed(_ candidate: Candidate, _ largestHost: Int) -> Bool {
    guard candidate.count > 1, candidate.cues.isDisjoint(with: standingOut) else { return false }
    if candidate.freeCount == 0 && largestHost == candidate.count { return true }
    return !candidate.cues.contains(.delimited)
      && Double(largestHost) >= subsumedShare * Double(candidate.count)
  }

  /// Cues that make a term even of a part of a longer one.
  private static let standingOut = CandidateCues.forcing
  /// From this share of its places inside one longer candidate on, a part is no term.
  private static let subsumedShare = 0.8

  private static func cValue(
    of candidate: Candidate, _ nesting: NestingCounts, _ index: Int
  ) -> Double {
    let nested = Double(nesting.nested[index])
    let hosts = Double(max(1, nesting.hosts[index]))
    // The logarithm plus one keeps single words in the race.
    return (Double(candidate.length).logarithm2 + 1) * (Double(candidate.count) - nested / hosts)
  }

  private static func probability(
    _ candidate: Candidate, _ cValue: Double, _ generality: Double, names: Double,
    specificity: Double?
  ) -> Double {
    var score = Weight.base + Weight.cValue * max(cValue, 0.5).logarithm2
    if candidate.cues.contains(.label) { score += Weight.label }
    if candidate.cues.contains(.quoted) { score += Weight.quoted }
    if candidate.cues.contains(.glossed) { score += Weight.glossed }
    if candidate.cues.contains(.defined) { score += Weight.defined }
    if candidate.cues.contains(.stressed) { score += Weight.stressed }
    if candidate.cues.contains(.mixed) { score += Weight.mixed }
    // A listed word is known to be one, even inside a longer term only.
    if candidate.cues.isDisjoint(with: [.listed, .projected]) {
      if !candidate.cues.contains(.delimited) { score += Weight.neverAlone }
      if candidate.freeCount == 0 { score += Weight.neverAlone }
    }
    score += Weight.name * names
    if let specificity { score += weight(ofSpecificity: specificity) }
    score += Weight.generality * generality
    if candidate.cues.contains(.listed) { score += Weight.listed }
    if candidate.cues.contains(.projected) { score += Weight.projected }
    if candidate.cues.contains(.known) { score += Weight.known }
    if candidate.length > 4 { score += Weight.tooLong * Double(candidate.length - 4) }
    return score.logistic
  }

  /// What it adds to the logit that the words are commoner here than in a background.
  static func weight(ofSpecificity specificity: Double) -> Double {
    min(max(Weight.specificity * (specificity - 2), -Weight.unspecific), Weight.specific)
  }

  private enum Weight {
    static let base = -1.4
    static let cValue = 0.45
    static let label = 0.9
    static let quoted = 0.3
    static let glossed = 0.7
    static let defined = 1.2
    static let stressed = 0.5
    static let mixed = 0.6
    static let name = 1.4
    static let specificity = 0.3
    static let specific = 1.0
    static let unspecific = 1.5
    static let neverAlone = -0.9
    static let generality = -2.4
    static let listed = 0.6
    static let projected = 0.3
    static let known = 5.0
    static let tooLong = -0.6
  }
}
