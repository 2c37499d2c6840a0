import LanguageText

/// The articles of languages in Latin letters, which headings and labels have and glossaries do not.
enum Articles {
  /// Whether a folded word, with the apostrophe of an elision, is an article of a language.
  ///
  /// English has none here: what begins with *the* is mostly a sentence.
  static func contain(_ word: String, in language: LanguageTag) -> Bool {
    all[language.language]?.contains(word) == true
  }

  private static let all: [String: Set<String>] = [
    "de": ["der", "die", "das", "den", "dem", "ein", "eine", "einen", "einem", "einer"],
    "es": ["el", "la", "los", "las", "un", "una", "unos", "unas"],
    "fr": ["le", "la", "les", "l'", "un", "une"],
    "it": ["il", "lo", "la", "i", "gli", "le", "l'", "un", "uno", "una", "un'"],
    "nl": ["de", "het", "een"],
    "pt": ["o", "a", "os", "as", "um", "uma", "uns", "umas"],
  ]
}
