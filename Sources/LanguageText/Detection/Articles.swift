/// The articles of languages in Latin letters, which headings and labels have and glossaries do not.
package enum Articles {
  /// Whether a folded word, with the apostrophe of an elision, is an article of a language.
  ///
  /// English has none here: what begins with *the* is mostly a sentence.
  package static func contain(_ word: String, in language: LanguageTag) -> Bool {
    all[language.language]?.contains(word) == true
  }

  /// Whether a folded word is an article of a language, or a preposition with one in it, so that a noun follows.
  package static func endIn(_ word: String, in language: LanguageTag) -> Bool {
    contain(word, in: language) || contracted[language.language]?.contains(word) == true
  }

  private static let contracted: [String: Set<String>] = [
    "de": ["des", "eines", "im", "am", "vom", "zum", "zur", "beim"],
    "es": ["al", "del"],
    "fr": ["du", "des", "au", "aux", "d'un", "d'une"],
    "it": ["del", "dello", "della", "al", "allo", "alla", "dal", "nel", "nello", "nella", "sul"],
    "pt": ["ao", "do", "da", "dos", "das", "no", "na", "nos", "nas", "pelo", "pela"],
  ]

  private static let all: [String: Set<String>] = [
    "de": ["der", "die", "das", "den", "dem", "ein", "eine", "einen", "einem", "einer"],
    "es": ["el", "la", "los", "las", "un", "una", "unos", "unas"],
    "fr": ["le", "la", "les", "l'", "un", "une"],
    "it": ["il", "lo", "la", "i", "gli", "le", "l'", "un", "uno", "una", "un'"],
    "nl": ["de", "het", "een"],
    "pt": ["o", "a", "os", "as", "um", "uma", "uns", "umas"],
  ]
}
