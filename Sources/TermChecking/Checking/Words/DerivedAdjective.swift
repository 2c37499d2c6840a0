import LanguageAssets
import LanguageText

/// Tells adjectives that a language makes of a noun: *applicative* of *application*, «аутентификационный» of
/// «аутентификация».
///
/// A sentence asks for them, nobody chooses them as a name: *la logique applicative* is that of the application.
enum DerivedAdjective {
  /// Whether a word is most likely an adjective made of a noun, or a form of one.
  ///
  /// - Complexity: O(length of the words).
  static func isMade(_ word: String, of noun: String, in language: LanguageTag) -> Bool {
    guard let endings = endings[language.language], !word.contains(" "), !noun.contains(" ") else {
      return false
    }
    let (word, noun) = (TermForms.fold(word), TermForms.fold(noun))
    let common = zip(word, noun).prefix { $0 == $1 }.count
    guard common >= shortestStem, common * 3 >= noun.count * 2 else { return false }
    return endings.contains { word.hasSuffix($0) && !noun.hasSuffix($0) }
  }

  private static let shortestStem = 5

  private static let slavic = [
    "ный", "ная", "ное", "ные", "ного", "ной", "ному", "ную", "ным", "ном", "ных", "ными", "ский",
    "ская", "ское", "ские", "ского", "ской", "скому", "скую", "ским", "ском", "ских", "скими",
  ]

  /// What adjectives that are made of nouns end in, with their forms; *aplicativo* is an application, too.
  private static let endings: [String: [String]] = [
    "de": [
      "isch", "ische", "ischen", "ischer", "isches", "lich", "liche", "lichen", "licher", "liches",
    ],
    "es": [
      "al", "ales", "ario", "aria", "arios", "arias", "ico", "ica", "icos",
    ],
    "fr": [
      "al", "ale", "ales", "aux", "el", "elle", "els", "elles", "if", "ifs", "ive", "ives", "ique",
      "iques", "aire", "aires",
    ],
    "it": ["ale", "ali", "ico", "ica", "ici", "iche", "ario", "aria"],
    "pt": [
      "al", "ais", "ário", "ária", "ários", "árias", "ico", "ica", "icos",
    ],
    "ru": slavic,
    "uk": [
      "ний", "на", "не", "ні", "ного", "ної", "ному", "ну", "ним", "ною", "них", "ними", "ський",
      "ська", "ське", "ські", "ського", "ської", "ською", "ських",
    ],
  ]
}
