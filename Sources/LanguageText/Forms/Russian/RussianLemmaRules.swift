/// A word that a form may belong to.
struct RussianLemmaCandidate: Hashable, Sendable {
  /// In the nominative singular, masculine for adjectives; lower case, е for ё.
  let lemma: String
  /// How likely the ending alone makes it, higher is likelier; about −1 to 3.
  let prior: Double
}

/// The declensions turned round: from the ending of a form to the endings its lemma may have.
enum RussianLemmaRules {
  /// The lemmas that a form in lower case with е for ё may belong to, likeliest first.
  static func candidates(ofForm form: String) -> [RussianLemmaCandidate] {
    if RussianIrregulars.indeclinable.contains(form) {
      return [RussianLemmaCandidate(lemma: form, prior: 3)]
    }
    var best: [String: Double] = [:]
    func add(_ lemma: String, _ prior: Double) {
      let identity = lemma == form ? 0.2 : 0
      best[lemma] = max(best[lemma] ?? -.infinity, prior + suffixBonus(lemma) + identity)
    }
    for lemma in irregularLemmas[form] ?? [] { add(lemma, 2.5) }
    let letters = Array(form)
    for length in 0...min(4, max(0, letters.count - 2)) {
      let stem = letters.dropLast(length)
      guard let final = stem.last else { continue }
      for rule in rules[String(letters.suffix(length))] ?? [] where rule.finals.contains(final) {
        for (stem, penalty) in rule.stems(stem) where !stem.isEmpty {
          add(rule.lemma(ofStem: stem), rule.prior - penalty)
        }
      }
    }
    if form.hasSuffix("ся"), form.count > 6 {
      for candidate in candidates(ofForm: String(form.dropLast(2)))
      where RussianAdjectives.isCertain(candidate.lemma) {
        add(candidate.lemma + "ся", candidate.prior + 0.5)
      }
    }
    return best.map { RussianLemmaCandidate(lemma: $0.key, prior: $0.value) }
      .sorted { ($1.prior, $0.lemma) < ($0.prior, $1.lemma) }
  }

  /// Endings of lemmas that make a reading likelier than its declension alone.
  private static func suffixBonus(_ lemma: String) -> Double {
    for (suffix, bonus) in suffixes where lemma.hasSuffix(suffix) && lemma.count > suffix.count + 1
    {
      return bonus
    }
    return hasUnlikelyEnd(lemma) ? -1.5 : 0
  }

  /// Whether a word ends in two consonants between which Russian lets in a vowel: окн, кнопк.
  private static func hasUnlikelyEnd(_ lemma: String) -> Bool {
    guard let last = lemma.last, let before = lemma.dropLast().last,
      !RussianStems.vowels.contains(before)
    else { return false }
    switch last {
    case "к": return !"нсрлй".contains(before)
    case "н", "ц": return !"рмй".contains(before)
    default: return false
    }
  }

  private static let suffixes: [(String, Double)] = [
    ("ость", 1.2), ("ница", 0.8), ("ица", 0.7), ("ция", 0.9), ("сия", 0.5), ("ание", 0.9),
    ("ение", 0.9), ("яние", 0.9),
    ("ние", -0.8), ("щие", -2), ("шие", -2), ("жие", -0.5), ("кие", -2), ("гие", -2), ("хие", -2),
    ("тие", 0.7), ("тель", 1), ("ство", 1), ("ник", 0.6), ("тор", 0.5), ("инг", 0.7),
    ("ский", 1), ("нный", 0.8), ("нний", 0.5), ("ний", 0.3), ("его", -1.5), ("ого", -1.5),
    ("ный", 0.6), ("щий", 0.8),
    ("вый", 0.5), ("мый", 0.6), ("тый", 0.2), ("амь", -2), ("имь", -2), ("ямь", -2), ("сть", 0.5),
    ("ка", 0.4), ("дача", 0.9), ("жим", 0.6), ("ок", 0.1), ("ик", 0.3), ("ина", 0.2), ("ура", 0.5),
    ("амма", 0.6), ("ама", -0.5), ("яма", -0.5), ("ома", -1), ("нема", -1), ("ема", 0.4),
    ("има", -1), ("иха", -0.8), ("ыха", -0.8), ("аха", -0.8), ("яха", -0.8), ("вие", 0.7),
    ("чие", 0.7), ("лие", 0.5), ("ота", 0.2), ("изм", 0.5), ("ист", 0.2),
    ("ами", -1.5), ("ями", -1.5), ("ам", -1), ("ям", -1.2), ("ах", -1.2), ("ях", -1.5),
    ("ов", -0.8), ("ев", -0.8), ("ом", -0.7), ("ем", -0.5), ("ых", -2), ("их", -2), ("ым", -2),
    ("им", -2), ("ей", -0.5),
  ]

  private static let irregularLemmas: [String: [String]] = {
    var result: [String: [String]] = [:]
    let lemmas = RussianIrregulars.paradigms.keys.sorted() + RussianIrregulars.neutersInMya
    for lemma in lemmas {
      for form in Set(RussianNouns.inflections(of: lemma).map(\.form)) {
        result[form, default: []].append(lemma)
      }
    }
    return result
  }()

  private static let rules: [String: [RussianLemmaRule]] = {
    var result: [String: [RussianLemmaRule]] = [:]
    for declension in RussianDeclension.all {
      for rule in declension.rules { result[rule.surface, default: []].append(rule) }
    }
    return result
  }()
}
