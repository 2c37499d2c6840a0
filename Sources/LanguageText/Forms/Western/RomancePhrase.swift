/// Brings French, Italian, Portuguese and Spanish noun phrases to their citation form, and to another number.
package enum RomancePhrase {
  /// The noun and its adjectives in the singular; what follows a preposition stays: barres d'outils
  /// gives barre d'outils.
  ///
  /// A phrase whose verb or adjectives would not agree any more stays as it is.
  static func citationForm(
    of words: [String], lemmas: [String: String], language: LanguageTag
  ) -> String {
    let citations = words.map { word in
      let folded = TermForms.fold(word)
      return lemmas[folded] ?? AttestedLemmas.lemma(of: folded, language: language)
    }
    guard !beginsInSingular(words, citations, language), !hasVerb(words, language),
      !isCounted(words)
    else {
      return words.joined(separator: " ")
    }
    let inflecting = inflectingCount(of: words, language)
    let parts = words.indices.map { index -> String in
      let folded = TermForms.fold(words[index])
      let isInflected =
        index < inflecting || agreesAcross(index, words, citations, from: inflecting, language)
      return folded == citations[index] || !isInflected
        ? words[index] : recased(citations[index], like: words[index])
    }
    return parts.joined(separator: " ")
  }

  /// Whether a phrase of several words begins with a verb, or in Italian with a singular, so that a plural
  /// behind it is another noun: modifier paramètres, gestione errori.
  private static func beginsInSingular(
    _ words: [String], _ citations: [String], _ language: LanguageTag
  ) -> Bool {
    guard words.count > 1, let first = words.first.map({ TermForms.fold($0) }),
      citations[0] == first, !plurals(of: first, language).isEmpty
    else { return false }
    return language.language == "it" || isInfinitive(first, language)
  }

  /// Whether a word may be an infinitive, as far as its ending tells.
  private static func isInfinitive(_ word: String, _ language: LanguageTag) -> Bool {
    (language.language == "fr" ? ["er", "ir"] : ["ar", "er", "ir"]).contains(where: word.hasSuffix)
  }

  /// Whether a plural behind the preposition agrees with the noun before it, as it does behind a
  /// singular: options de filtrage incorrectes.
  private static func agreesAcross(
    _ index: Int, _ words: [String], _ citations: [String], from inflecting: Int,
    _ language: LanguageTag
  ) -> Bool {
    guard index > inflecting, TermForms.fold(words[0]) != citations[0],
      words[index].first?.isLowercase == true
    else { return false }
    let before = TermForms.fold(words[index - 1])
    guard !citations[index].contains("'"), !isInfinitive(before, language) else { return false }
    return before == citations[index - 1] && !FunctionWords.contain(before, in: language)
      && !plurals(of: before, language).isEmpty
  }

  /// Whether a number asks for the plural behind it: horloge 24 heures.
  private static func isCounted(_ words: [String]) -> Bool {
    words.dropLast().contains { $0 != "1" && $0.allSatisfy(\.isNumber) }
  }

  /// Whether a phrase says something of its noun in the plural: fichiers sont vides, archivos no existen.
  private static func hasVerb(_ words: [String], _ language: LanguageTag) -> Bool {
    let folded = words.dropFirst().map { TermForms.fold($0) }
    return folded.contains { verbs.contains($0) || $0.hasPrefix("n'") || $0.hasPrefix("s'") }
      || zip(folded, folded.dropFirst()).contains { negation, verb in
        language.language == "es" && negation == "no" && verb.hasSuffix("n")
          || language.language == "pt" && negation == "não" && verb.hasSuffix("m")
      }
  }

  /// Plurals of the verbs that say most of a thing.
  private static let verbs: Set<String> = [
    "sont", "ont", "étaient", "doivent", "peuvent", "seront", "font", "son", "están", "han",
    "deben",
    "pueden", "tienen", "serán", "sono", "hanno", "devono", "possono", "saranno", "são", "estão",
    "têm",
    "devem", "podem", "serão",
  ]

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
      // Accents that are left out are no plural: *libreria* of *librería*.
      if RomanceSpelling.withoutAccents(form) == RomanceSpelling.withoutAccents(lemma) {
        return plurals(of: lemma, language).isEmpty ? nil : false
      }
      return true
    }
    // Loans keep the order of English, *API tokens*.
    return numbers.contains(true) ? true : numbers.first
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
      // Italian loans keep their form in careful texts: i maintainer.
      if language.language == "it", let last = folded.last, !"aeiou".contains(last) { continue }
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
    let end = words.indices.first { index in
      let folded = TermForms.fold(words[index])
      // An adjective agrees behind the word that denies it: disques non compatibles.
      if negations.contains(folded), index > 0, index < words.count - 1 { return false }
      return folded.contains("'") || FunctionWords.contain(folded, in: language)
    }
    return end ?? words.count
  }

  private static let negations: Set<String> = ["non", "no", "não"]

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
