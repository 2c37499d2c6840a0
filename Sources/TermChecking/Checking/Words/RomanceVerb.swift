import LanguageText

/// Tells the forms of verbs in Romance languages: what is *Exportar* on a button, *exporta* in a text.
///
/// Known are the endings of regular verbs of the present, the past, the future, and the participles.
enum RomanceVerb {
  /// Whether a word is a form of a verb that is given by its infinitive; nothing is told of several words.
  ///
  /// - Complexity: O(length of the words).
  static func isForm(_ word: String, of infinitive: String, in language: LanguageTag) -> Bool {
    guard let classes = classes[language.language] else { return false }
    let (form, verb) = (TermForms.fold(word), TermForms.fold(infinitive))
    return classes.contains { ending, endings in
      let stem = verb.dropLast(ending.count)
      return verb.hasSuffix(ending) && stem.count >= shortestStem && form.hasPrefix(stem)
        && endings.contains(String(form.dropFirst(stem.count)))
    }
  }

  private static let shortestStem = 3

  /// The endings that stand in place of that of the infinitive.
  private static let classes: [String: [String: Set<String>]] = [
    "ca": [
      "ar": ["a", "ada", "ades", "ant", "at", "ats", "ava", "en", "es", "o", "à", "arà", "eu"],
      "ir": ["eix", "eixen", "ida", "ides", "int", "it", "its", "irà", "iu"],
    ],
    "es": [
      "ar": [
        "a", "aba", "aban", "ada", "adas", "ado", "ados", "amos", "an", "ando", "ará", "arán",
        "aron",
        "as", "e", "en", "es", "o", "é", "ó",
      ],
      "er": spanishEndings(of: "e"), "ir": spanishEndings(of: "i"),
    ],
    "fr": [
      "er": [
        "ant", "e", "ent", "er", "era", "eront", "es", "ez", "ons", "é", "ée", "ées", "és", "ait",
        "aient",
      ],
      "ir": [
        "i", "ie", "ies", "is", "issant", "issent", "issez", "issons", "it", "ira", "iront",
      ],
    ],
    "it": [
      "are": [
        "a", "ando", "ano", "ata", "ate", "ati", "ato", "ava", "avano", "i", "iamo", "o", "erà",
        "eranno",
      ],
      "ere": [
        "e", "endo", "eva", "ete", "i", "iamo", "o", "ono", "uta", "ute", "uti", "uto", "erà",
      ],
      "ire": [
        "e", "endo", "i", "iamo", "isce", "isci", "isco", "iscono", "ita", "ite", "iti", "ito",
        "ono",
        "irà",
      ],
    ],
    "pt": [
      "ar": [
        "a", "ada", "adas", "ado", "ados", "am", "amos", "ando", "ará", "arão", "aram", "ava",
        "avam",
        "em", "o", "ou",
      ],
      "er": [
        "a", "am", "e", "em", "emos", "endo", "erá", "eu", "eram", "ida", "idas", "ido", "idos",
        "o",
      ],
      "ir": [
        "a", "am", "e", "em", "imos", "indo", "irá", "iu", "iram", "ida", "idas", "ido", "idos",
        "o",
      ],
    ],
  ]

  /// The endings of the second and third conjugation, whose future keeps the vowel of the infinitive.
  private static func spanishEndings(of vowel: String) -> Set<String> {
    [
      "a", "amos", "an", "as", "e", "emos", "en", "es", "ida", "idas", "ido", "idos", "iendo",
      "ieron", "imos", "ió", "o", "ía", "ían", vowel + "rá", vowel + "rán",
    ]
  }
}
