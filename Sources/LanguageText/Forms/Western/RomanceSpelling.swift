/// Spellings of French, Portuguese and Spanish words that are wrong, or a matter of style, and common.
package enum RomanceSpelling {
  /// Whether a language has any here.
  package static func isKnown(in language: LanguageTag) -> Bool {
    ["es", "fr", "pt"].contains(language.language)
  }

  /// A folded word, in UTF-8, without accents: in French without that on its first letter, which many leave out on capitals,
  /// and with oe for œ, since a letter inside a word without its accent may make another, *activé* and *active*.
  ///
  /// Gives the word back where it would be another one: a function word, as esta for ésta, or a verb, as *publica*.
  package static func plain(_ word: [UInt8], in language: LanguageTag) -> [UInt8] {
    let scalars = String(decoding: word, as: UTF8.self).unicodeScalars
    guard scalars.count > 3 else { return word }
    let isFrench = language.language == "fr"
    var plain = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if scalar == "œ" {
        plain.append(contentsOf: "oe".unicodeScalars)
      } else {
        let isReplaced = isFrench ? index == 0 : true
        plain.append(isReplaced ? letters(of: language)[scalar] ?? scalar : scalar)
      }
    }
    let text = String(plain)
    let isOther = FunctionWords.contain(text, in: language) || verbs.contains(text)
    return isOther ? word : Array(text.utf8)
  }

  /// A folded text without any accents, with oe for œ.
  package static func withoutAccents(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "œ" {
        plain.append(contentsOf: "oe".unicodeScalars)
      } else {
        plain.append(portuguese[scalar] ?? french[scalar] ?? scalar)
      }
    }
    return String(plain)
  }

  /// The letters without accents that people write for those with them.
  private static func letters(of language: LanguageTag) -> [Unicode.Scalar: Unicode.Scalar] {
    switch language.language {
    case "es": spanish
    case "pt": portuguese
    default: french
    }
  }

  private static let french: [Unicode.Scalar: Unicode.Scalar] = [
    "à": "a", "â": "a", "è": "e", "é": "e", "ê": "e", "î": "i", "ô": "o", "û": "u",
  ]
  private static let spanish: [Unicode.Scalar: Unicode.Scalar] = [
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u",
  ]
  private static let portuguese: [Unicode.Scalar: Unicode.Scalar] = [
    "à": "a", "á": "a", "â": "a", "ã": "a", "ç": "c", "é": "e", "ê": "e", "í": "i", "ó": "o",
    "ô": "o", "õ": "o", "ú": "u",
  ]

  /// Forms of Spanish and Portuguese verbs that nouns and adjectives look like without their accent, and other words.
  private static let verbs: Set<String> = [
    "analise", "calcula", "continua", "copia", "critica", "critican", "deposita", "dialoga",
    "duplica", "especifica", "especificam", "especifican", "fabrica", "formula", "indica",
    "inicia", "integra", "limite", "liquida", "modula", "opera", "pagina", "pais", "practica",
    "practican", "pratica", "praticam", "publica", "publicam", "publican", "replica", "replican",
    "replicam", "sabia", "secretaria", "termina", "valida", "validam", "validan", "vincula",
  ]
}
