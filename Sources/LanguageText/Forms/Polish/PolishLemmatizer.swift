/// Gathers the Polish forms of a corpus under lemmas, so that forms of one word get one lemma.
struct PolishLemmatizer {
  /// The lemma of each form.
  private(set) var lemmas: [String: String] = [:]

  /// Chooses lemmas for the forms of a corpus, folded as by ``TermForms/fold(_:)``.
  ///
  /// - Complexity: O(f) in the number of forms, each with about 20 candidates.
  init(forms: some Collection<String>) {
    let known = Set(forms)
    var candidates: [String: [PolishLemmaRules.Candidate]] = [:]
    var support: [String: Double] = [:]
    for form in known where Self.isInflected(form) {
      let found = PolishLemmaRules.candidates(ofForm: form)
      candidates[form] = found
      for candidate in found { support[candidate.lemma, default: 0] += 1 }
    }
    for form in known {
      let ranked = (candidates[form] ?? []).map { candidate -> (lemma: String, score: Double) in
        // What looks like an adjective in another form has the forms of that.
        let isWord =
          !PolishLemmaRules.isObliqueAdjective(candidate.lemma)
          || Self.isNoun(candidate.lemma, in: known)
        let others = isWord ? (support[candidate.lemma] ?? 1) - 1 : 0
        let isAttested = Self.isAttested(candidate.lemma, in: known)
        // One form alone, as of an English word, does not show that the lemma is a word.
        let isLoose =
          candidate.lemma != form && !known.contains(candidate.lemma) && others == 0
          && !PolishLemmaRules.isSurelyInflected(form)
        return (
          candidate.lemma, candidate.prior + (isAttested ? 2.5 : 0) + others - (isLoose ? 1 : 0)
        )
      }
      let best = ranked.min { ($1.score, $0.lemma) < ($0.score, $1.lemma) }
      lemmas[form] = best?.lemma ?? Self.lemma(of: form)
    }
  }

  /// The likeliest lemma of a form of which nothing else is known.
  static func lemma(of form: String) -> String {
    guard isInflected(form) else {
      return SuffixedName.name(in: form, language: "pl") ?? form
    }
    return PolishLemmaRules.candidates(ofForm: form).first?.lemma ?? form
  }

  /// Whether a lemma occurs as such, not as a case of another word: klas beside klasa, klasy and klasę is
  /// the genitive plural, serwera beside serwer and serwerem no lemma at all.
  private static func isAttested(_ lemma: String, in known: Set<String>) -> Bool {
    guard known.contains(lemma), let last = lemma.last,
      PolishLemmaRules.prior(ofUnchanged: lemma) >= 0 || isNoun(lemma, in: known)
    else { return false }
    if last == "a" {
      let stem = lemma.dropLast()
      return !(known.contains(stem + "o") && !isFeminine(stem, in: known))
        && !(known.contains(String(stem)) && isMasculine(stem, in: known)
          && !isFeminine(stem, in: known))
        && !(isNeuter(String(stem), in: known) && !isFeminine(stem, in: known))
    }
    if PolishStems.vowels.contains(last) {
      // The plural of klucz in -e, of plik in -i and of ekran in -y.
      return !(known.contains(lemma.dropLast() + "em") || known.contains(lemma.dropLast() + "iem"))
        || last == "o" || last == "e" && isNeuter(String(lemma.dropLast()), in: known)
    }
    return
      // Feminines in a consonant have -ą, too: pomocą of pomoc.
      !PolishStems.open(of: lemma).contains { stem in
        isFeminine(stem[...], in: known) && !isMasculine(stem[...], in: known)
          && ["a", "ę"].contains { known.contains(stem + $0) || hasSoftenedVelar(stem, known) }
      } && !PolishStems.unclosed(lemma).contains { isNeuter($0, in: known) }
  }

  /// Whether a stem is that of a neuter rather than of a masculine: miejsce and miejscem without miejscy,
  /// zdjęcie without zdjęci, konto without kontowi.
  private static func isNeuter(_ stem: String, in known: Set<String>) -> Bool {
    let rivals = stem.hasSuffix("i") ? ["ą", "ów", "owi"] : ["y", "i", "ów", "owi"]
    let isPlural =
      ["cz", "sz", "rz", "ż"].contains(where: stem.hasSuffix)
      && !neuters.contains(where: stem.hasSuffix)
    let isVerbal = stem.hasSuffix("ani") || stem.hasSuffix("eni")
    return known.contains(stem + "o")
      && !["y", "i", "ów", "owi"].contains { known.contains(stem + $0) }
      || isVerbal && known.contains(stem + "a") && !rivals.contains { known.contains(stem + $0) }
      || PolishStems.end(of: stem) != .hard && !isPlural && known.contains(stem + "e")
        && known.contains(stem + "a") && !rivals.contains { known.contains(stem + $0) }
  }

  /// The stems of neuters before whose -e stands what is rather the end of a masculine: klucze.
  private static let neuters = ["morz", "brzeż", "dwórz", "zboż", "łoż"]

  /// Whether a form in -na, -owa or -ska is a noun, as umowa beside umowę, and no adjective.
  private static func isNoun(_ form: String, in known: Set<String>) -> Bool {
    form.hasSuffix("a") && known.contains(form.dropLast() + "ę")
  }

  /// Masculines have neither -ę nor -ą, and no softened velar before -e.
  private static func isFeminine(_ stem: Substring, in known: Set<String>) -> Bool {
    known.contains(stem + "ę") || known.contains(stem + "ą")
      || hasSoftenedVelar(String(stem), known)
  }

  /// Whether a corpus has the dative of a feminine in -ka or -ga: bibliotece, drodze.
  private static func hasSoftenedVelar(_ stem: String, _ known: Set<String>) -> Bool {
    let softened = stem.last.flatMap { ["k": "ce", "g": "dze"][$0] }
    return softened.map { known.contains(stem.dropLast() + $0) } == true
  }

  private static func isMasculine(_ stem: Substring, in known: Set<String>) -> Bool {
    ["em", "iem", "owi", "ów"].contains { known.contains(stem + $0) }
  }

  private static func isInflected(_ form: String) -> Bool {
    form.count > 2 && form.allSatisfy(\.isLetter)
  }
}
