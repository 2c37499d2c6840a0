/// Gathers the word forms of a corpus under lemmas, so that forms of one word get one lemma.
///
/// A lemma is likelier the more of its forms occur: «файла, файлом, файлов» speak for «файл» and
/// against «файла».
struct RussianLemmatizer {
  /// The lemma of each form, both in lower case with е for ё.
  private(set) var lemmas: [String: String] = [:]

  /// Chooses lemmas for counted forms.
  ///
  /// Complexity: O(f) in the number of forms, each with about 20 candidates.
  init(counts: [String: Int]) {
    var candidates: [String: [RussianLemmaCandidate]] = [:]
    var support: [String: Double] = [:]
    let words = Self.wordCounts(counts)
    for form in words.keys {
      let found = RussianLemmaRules.candidates(ofForm: form)
      candidates[form] = found
      for candidate in found { support[candidate.lemma, default: 0] += Self.support(candidate) }
    }
    var paradigms: [String: Set<String>] = [:]
    for (form, found) in candidates {
      let ranked = found.map { candidate -> (lemma: String, score: Double) in
        let attested = words[candidate.lemma] == nil ? 0.0 : 1.5
        let others = (support[candidate.lemma] ?? 0) - Self.support(candidate)
        return (candidate.lemma, candidate.prior + attested + others)
      }
      .sorted { ($1.score, $0.lemma) < ($0.score, $1.lemma) }
      lemmas[form] =
        ranked.first { Self.forms(of: $0.lemma, &paradigms).contains(form) }?.lemma ?? form
    }
    for form in counts.keys where form.contains("-") { lemmas[form] = compound(form) }
  }

  /// The lemma of a form that may not have been counted.
  func lemma(of form: String) -> String {
    if let known = lemmas[form] { return known }
    return form.contains("-") ? compound(form) : Self.lemma(ofSingle: form)
  }

  /// The likeliest lemma of a form of which nothing else is known.
  static func lemma(ofSingle form: String) -> String {
    guard isInflected(form) else { return form }
    let candidates = RussianLemmaRules.candidates(ofForm: form)
    return candidates.first { RussianParadigm.forms(ofWord: $0.lemma).contains(form) }?.lemma
      ?? form
  }

  /// How much a form speaks for a lemma that it may belong to.
  private static func support(_ candidate: RussianLemmaCandidate) -> Double {
    max(0.2, 0.6 + 0.4 * candidate.prior)
  }

  private func compound(_ form: String) -> String {
    let parts = form.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    return parts.enumerated().map { index, part in
      let stays = index < parts.count - 1 && RussianIrregulars.attributive.contains(part)
      return stays || !Self.isInflected(part) ? part : lemma(of: part)
    }
    .joined(separator: "-")
  }

  /// Counts of words without hyphens, those inside compounds included.
  private static func wordCounts(_ counts: [String: Int]) -> [String: Int] {
    var words: [String: Int] = [:]
    for (form, count) in counts {
      for part in form.split(separator: "-").map(String.init) where isInflected(part) {
        words[part, default: 0] += count
      }
    }
    return words
  }

  private static func isInflected(_ word: String) -> Bool {
    word.count > 2 && word.unicodeScalars.allSatisfy { (0x430...0x44f).contains($0.value) }
  }

  private static func forms(
    of lemma: String, _ known: inout [String: Set<String>]
  ) -> Set<String> {
    if let forms = known[lemma] { return forms }
    let forms = RussianParadigm.forms(ofWord: lemma)
    known[lemma] = forms
    return forms
  }
}
