import LanguageAssets
import LanguageText

extension Replacement {
  /// A German term in the case and number of a use where the form tells them; never safe, since
  /// articles show the gender.
  static func german(for use: TermUse, preferred: Term) -> Suggestion {
    let text = GermanPhrase.replacement(for: use.text, of: use.term.text, by: preferred.text)
    return Suggestion(text ?? preferred.text, isSafe: false, isInflected: text != nil)
  }

  /// A French or Spanish term in the number of a use; never safe, since articles and adjectives
  /// show the gender.
  ///
  /// A number that the form does not show, and an article that would have to gain or lose its vowel,
  /// are left to somebody who reads the sentence.
  static func romance(for use: TermUse, preferred: Term, in context: CheckContext) -> Suggestion {
    let language = preferred.language
    let text: String? =
      switch RomancePhrase.isPlural(use.text, of: use.term.text, language: language) {
      case .some(true): RomancePhrase.plural(of: preferred.text, language: language)
      case .some(false): preferred.text
      case nil: nil
      }
    let keepsArticle = language.language != "fr" || keepsElision(use, preferred, in: context)
    return Suggestion(
      capitalized(text ?? preferred.text, like: use.text), isSafe: false,
      isInflected: text != nil && keepsArticle)
  }

  /// Whether a French term begins with a vowel where the one that it replaces does, if the word
  /// before shows it.
  private static func keepsElision(
    _ use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> Bool {
    let (before, after) = (beginsWithVowel(use.text), beginsWithVowel(preferred.text))
    guard before != after, let previous = use.wordBefore(in: context) else { return true }
    let folded = TermForms.fold(previous)
    return !folded.hasSuffix("'")
      && !["le", "la", "de", "du", "ce", "au", "ma", "ta", "sa", "cet", "nouvel"].contains(folded)
  }

  private static func beginsWithVowel(_ text: String) -> Bool {
    text.lowercased().first.map { "aeiouyhàâéèêëîïôœùû".contains($0) } == true
  }
}
