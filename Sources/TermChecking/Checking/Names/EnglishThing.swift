import LanguageText

/// Tells an English name of a thing from words that translators put in many ways: verbs, adjectives and what
/// only holds a sentence together.
enum EnglishThing {
  /// Whether words may name a thing: one word that may be a noun or is not known, or several none of which
  /// is surely a verb or a function word.
  ///
  /// - Complexity: O(length of the text).
  static func isNamed(by text: String) -> Bool {
    let words = TermForms.fold(text).split { !($0.isLetter || $0.isNumber || $0 == "'") }
    let kinds = words.map { EnglishFrequency.entry(of: String($0)).kind }
    guard kinds.count != 1 else { return !kinds.contains(where: nameless.contains) }
    return !kinds.contains { $0 == .verb || $0 == .other }
  }

  /// What a word is that by itself names no thing.
  private static let nameless: Set<EnglishFrequency.Kind> = [
    .verb, .other, .name, .adjective, .gerund, .participle,
  ]
}
