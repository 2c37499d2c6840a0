/// Tells nouns of Romance languages from function words, verbs and adjectives that are spelled alike.
///
/// French *son* and *pas*, Spanish *sobre* are nouns behind an article only; *il ne cache que* and *se solapa* have a
/// verb, *la impresora está lista* an adjective.
package enum RomanceHomographs {
  /// The languages of which something is known.
  package static let languages: Set<String> = ["es", "fr", "it", "pt"]

  /// Whether a form of a noun is more likely another word between its neighbours.
  ///
  /// - Parameters:
  ///   - form: The form, folded.
  ///   - previousWord: The folded word before it; nil at the start of a sentence or clause.
  ///   - nextWord: The folded word behind it; nil at the end of a sentence or clause.
  ///   - language: The language, by its code: `es`.
  /// - Returns: True where the neighbours speak against the noun; false where they say nothing.
  package static func isLikelyOtherWord(
    form: String, previousWord: String?, nextWord: String?, language: String
  ) -> Bool {
    // A label that is nothing else names something.
    if previousWord == nil, nextWord == nil { return false }
    let isDetermined =
      previousWord.map {
        determiners[language]?.contains($0) == true || numerals[language]?.contains($0) == true
          || $0.allSatisfy(\.isNumber)
      } ?? false
    if isDetermined { return false }
    if functionWords[language]?.contains(form) == true { return true }
    guard let previousWord else { return false }
    if beforeVerbs[language]?.contains(previousWord) == true { return true }
    guard language == "es" else { return false }
    return form == "cuenta" && (previousWord == "en" || nextWord == "con")
      || ["lista", "listas"].contains(form) && copulas.contains(previousWord)
  }

  /// Nouns that hardly ever are one; of *stato* and *insieme* nothing of the kind is said.
  private static let functionWords: [String: Set<String>] = [
    "es": ["bajo", "como", "durante", "entre", "nada", "nos", "para", "sobre", "tras"],
    "fr": ["car", "or", "pas", "sans", "son", "sous", "sur", "vers"],
    "it": ["anche", "come", "dopo", "per", "sopra", "sotto", "tra"],
    "pt": ["como", "durante", "entre", "nos", "para", "sob", "sobre"],
  ]

  private static let determiners: [String: Set<String>] = [
    "es": [
      "el", "la", "los", "las", "un", "una", "unos", "unas", "del", "al", "este", "esta", "estos",
      "ese", "esa",
      "cada", "cualquier", "otro", "otra", "dicho", "su", "sus", "tu", "mi", "ningún", "algún",
      "primer", "nuevo",
      "de", "con", "por", "sin",
    ],
    "fr": [
      "le", "la", "l", "les", "un", "une", "des", "du", "au", "aux", "ce", "cet", "cette", "ces",
      "chaque", "votre",
      "vos", "notre", "nos", "mon", "ton", "son", "leur", "quel", "aucun", "autre", "premier",
      "nouveau", "de", "d",
      "par", "sans",
    ],
    "it": [
      "il", "lo", "la", "l", "i", "gli", "le", "un", "uno", "una", "del", "dello", "della", "dei",
      "al", "dal", "nel",
      "sul", "questo", "questa", "ogni", "altro", "di", "con", "per", "senza",
    ],
    "pt": [
      "o", "a", "os", "as", "um", "uma", "uns", "do", "da", "dos", "das", "ao", "no", "na", "este",
      "esta", "esse",
      "cada", "qualquer", "outro", "seu", "sua", "de", "com", "por", "sem",
    ],
  ]

  /// What counts things; a sentence may go on with a preposition behind *one*.
  private static let numerals: [String: Set<String>] = [
    "es": ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "cien"],
    "fr": ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "cent"],
    "it": ["due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "cento"],
    "pt": [
      "dois", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "cem",
    ],
  ]

  /// What stands before verbs only.
  private static let beforeVerbs: [String: Set<String>] = [
    "es": ["se", "me", "te", "nos"],
    "fr": ["ne", "n", "se", "s", "je", "tu", "il", "elle", "on", "ils", "elles"],
    "it": ["si", "mi", "ti", "ci", "non"], "pt": ["se", "não"],
  ]
  private static let copulas: Set<String> = [
    "es", "sea", "será", "está", "esté", "estén", "están", "estar", "estará", "ser", "queda",
    "quede", "quedan",
  ]
}
