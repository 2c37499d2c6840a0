/// Gathers the Ukrainian forms of a corpus under lemmas, so that forms of one word get one lemma.
struct UkrainianLemmatizer {
  /// The lemma of each form.
  private(set) var lemmas: [String: String] = [:]

  /// Chooses lemmas for the forms of a corpus, folded as by ``TermForms/fold(_:)``, by which of them
  /// there are, and how often.
  ///
  /// - Complexity: O(f) in the number of forms, each with about 20 candidates.
  init(forms known: [String: Int]) {
    var candidates: [String: [UkrainianLemmaRules.Candidate]] = [:]
    var support: [String: Double] = [:]
    for form in known.keys where Self.isInflected(form) {
      let found = UkrainianLemmaRules.candidates(ofForm: form)
      candidates[form] = found
      for candidate in found { support[candidate.lemma, default: 0] += 1 }
    }
    for form in known.keys {
      let ranked = (candidates[form] ?? []).filter {
        !Self.isPluralOfFeminine($0.lemma, in: known)
      }.map { candidate -> (lemma: String, score: Double) in
        let attested = Self.isAttested(candidate.lemma, in: known) ? 2.5 : 0
        let others = (support[candidate.lemma] ?? 1) - 1
        return (candidate.lemma, candidate.prior + attested + others)
      }
      let best = ranked.min { ($1.score, $0.lemma) < ($0.score, $1.lemma) }
      lemmas[form] = best?.lemma ?? form
    }
  }

  /// The likeliest lemma of a form of which nothing else is known.
  static func lemma(of form: String) -> String {
    guard isInflected(form) else { return form }
    return UkrainianLemmaRules.candidates(ofForm: form).first?.lemma ?? form
  }

  /// Whether a lemma occurs as such; in -а not where it is rather a plural, as вікна beside вікно.
  private static func isAttested(_ lemma: String, in known: [String: Int]) -> Bool {
    known[lemma] != nil && !(lemma.hasSuffix("а") && known[lemma.dropLast() + "о"] != nil)
      && !isGenitivePlural(lemma, in: known)
  }

  /// Whether a word in -ок is rather the genitive plural of one in -ка: дужок beside дужка and дужки
  /// without дужків, but not рядок beside рядка, рядки and рядків.
  ///
  /// The accusative in -ку is frequent, the locative of a masculine is not.
  private static func isGenitivePlural(_ word: String, in known: [String: Int]) -> Bool {
    guard word.hasSuffix("ок"), word.count > 3 else { return false }
    let stem = word.dropLast(2) + "к"
    let has = { (endings: [String]) in endings.count { known[stem + $0] != nil } }
    let isAccusative = known[stem + "у"].map { $0 > known[word] ?? 0 } == true && has(["и"]) == 1
    return has(["а"]) == 1 && (isAccusative || has(["и", "ам", "ами", "ах", "ою"]) > 1)
      && has(["ів", "ом", "ові"]) == 0
  }

  /// Whether a word without an ending is no masculine but the genitive plural of a feminine, as the forms
  /// tell that one of them alone has: служб beside служба and службу, мереж beside мережа and мережею, копій
  /// beside копія and копії.
  private static func isPluralOfFeminine(_ word: String, in known: [String: Int]) -> Bool {
    if ["моги", "ваги"].contains(where: word.hasSuffix) { return true }
    if word.hasSuffix("ій") {
      let has = { (endings: [String]) in endings.contains { known[word.dropLast() + $0] != nil } }
      guard has(["ї", "ями", "ях"]), !has(["їв", "єм", "єві"]) else { return false }
      // Masculines have репозиторію and репозиторії, too, but not more of these than of their nominative.
      let isMoreThanBare = known[word].map { $0 < known[word.dropLast() + "ї"] ?? 0 } ?? true
      return has(["я", "єю"]) || has(["ю"]) && isMoreThanBare
    }
    guard word.count > 2, let last = word.last, !"аеєиіїоуюяйь'".contains(last) else {
      return false
    }
    let stem =
      (word.hasSuffix("ок") || word.hasSuffix("ек")) && word.count > 3
      ? word.dropLast(2) + "к" : word
    let has = { (endings: [String]) in endings.count { known[stem + $0] != nil } }
    // No masculine is like вимог and переваг, in the plural, either.
    if ["мог", "ваг"].contains(where: word.hasSuffix), has(["и", "а", "у"]) > 0 { return true }
    guard has(["ом", "ем", "ів"]) == 0, let nominative = known[stem + "а"] else { return false }
    if has(["ою", "ею"]) > 0 { return true }
    // A masculine stands in the nominative and accusative most of the time.
    guard let count = known[word], let accusative = known[stem + "у"] else { return false }
    let plural = (known[stem + "и"] ?? 0) + (known[stem + "і"] ?? 0)
    return plural > 0 && count < nominative + accusative + plural
  }

  private static func isInflected(_ form: String) -> Bool {
    form.unicodeScalars.count > 2
      && form.unicodeScalars.allSatisfy { ScriptClass($0) == .cyrillic || $0 == "'" }
  }
}
