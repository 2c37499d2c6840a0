/// Brings French, Italian, Portuguese and Spanish noun phrases to their citation form, and to another number.
package enum RomancePhrase {
  /// The noun and its adjectives in the singular; what follows a preposition stays: barres d'outils
  /// gives barre d'outils.
  static func citationForm(
    of words: [String], lemmas: [String: String], language: LanguageTag
  ) -> String {
    let isSingular = language.language == "it" && beginsInSingular(words, lemmas)
    let inflecting = isSingular ? 0 : inflectingCount(of: words, language)
    let parts = words.indices.map { index -> String in
      let folded = TermForms.fold(words[index])
      guard index < inflecting else { return words[index] }
      let lemma = lemmas[folded] ?? AttestedLemmas.lemma(of: folded, language: language)
      return folded == lemma ? words[index] : recased(lemma, like: words[index])
    }
    return parts.joined(separator: " ")
  }

  /// Whether an Italian phrase of several words begins with a singular, so that a plural behind it is another
  /// noun: gestione errori.
  private static func beginsInSingular(_ words: [String], _ lemmas: [String: String]) -> Bool {
    guard words.count > 1, let first = words.first.map({ TermForms.fold($0) }) else { return false }
    let lemma = lemmas[first] ?? AttestedLemmas.lemma(of: first, language: "it")
    return lemma == first
      && !ItalianPlurals.plurals(of: first).isEmpty
  }

  /// The number that a phrase stands in, compared with its citation form; nil when both numbers have
  /// the same form, or the phrase is no form of the term.
  package static func isPlural(
    _ found: String, of term: String, language: LanguageTag
  ) -> Bool? {
    let (foundWords, words) = (split(found), split(term))
    guard foundWords.count == words.count else { return nil }
    let inflecting = inflectingCount(of: words, language)
    let numbers = words.indices.prefix(inflecting).compactMap { index -> Bool? in
      let (form, lemma) = (TermForms.fold(foundWords[index]), TermForms.fold(words[index]))
      if form == lemma { return plurals(of: lemma, language).isEmpty ? nil : false }
      return true
    }
    return numbers.first
  }

  /// The plural of a term; nil when it is not certain which words change, as in bouton bascule.
  package static func plural(of term: String, language: LanguageTag) -> String? {
    var words = split(term)
    let inflecting = inflectingCount(of: words, language)
    guard inflecting > 0, !words.prefix(inflecting).contains(where: { $0.contains("-") }),
      words.prefix(inflecting).dropFirst().allSatisfy({ isAdjective(TermForms.fold($0), language) })
    else { return nil }
    for index in 0..<inflecting {
      let folded = TermForms.fold(words[index])
      guard words[index] == folded, let plural = plurals(of: folded, language).first else {
        if plurals(of: folded, language).isEmpty { continue }
        return nil
      }
      words[index] = plural
    }
    return words.joined(separator: " ")
  }

  /// How many words from the first on take the number of the phrase: those before a preposition.
  private static func inflectingCount(of words: [String], _ language: LanguageTag) -> Int {
    let end = words.firstIndex { word in
      let folded = TermForms.fold(word)
      return folded.contains("'") || FunctionWords.contain(folded, in: language)
    }
    return end ?? words.count
  }

  private static func plurals(of word: String, _ language: LanguageTag) -> [String] {
    switch language.language {
    case "fr": FrenchPlurals.plurals(of: word)
    case "it": ItalianPlurals.plurals(of: word)
    case "pt": PortuguesePlurals.plurals(of: word)
    default: SpanishPlurals.plurals(of: word)
    }
  }

  /// Whether a word is an adjective, as far as its ending tells.
  private static func isAdjective(_ word: String, _ language: LanguageTag) -> Bool {
    adjectiveEndings(of: language).contains(where: word.hasSuffix)
  }

  private static func adjectiveEndings(of language: LanguageTag) -> [String] {
    switch language.language {
    case "fr":
      [
        "al", "ale", "el", "elle", "é", "ée", "if", "ive", "ant", "ante", "able", "ible", "ique",
        "eux", "euse", "aire", "ier", "ière", "eur", "eure", "isé", "ie", "u", "ue",
      ]
    case "it":
      [
        "ale", "ile", "ato", "ata", "ito", "ita", "uto", "uta", "ico", "ica", "ivo", "iva",
        "oso", "osa", "ario", "aria", "are", "orio", "oria",
      ]
    default:
      [
        "al", "ado", "ada", "ido", "ida", "ico", "ica", "ivo", "iva", "able", "ible", "ante",
        "iente", "gente", "oso", "osa", "ario", "aria", "ar", "or", "ora", "il", "ável", "ível",
        "ário", "ária",
      ]
    }
  }

  private static func recased(_ lemma: String, like word: String) -> String {
    guard word.first?.isUppercase == true, let first = lemma.first else { return lemma }
    return first.uppercased() + lemma.dropFirst()
  }

  private static func split(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
