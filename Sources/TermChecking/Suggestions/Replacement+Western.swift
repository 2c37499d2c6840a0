import LanguageAssets
import LanguageText

extension Replacement {
  /// A French, Italian, Portuguese or Spanish term in the number of a use; never safe, since articles and adjectives
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
    let keepsArticle =
      switch language.language {
      case "fr": keepsElision(use, preferred, in: context)
      case "it": keepsItalianArticle(use, preferred, in: context)
      default: true
      }
    return Suggestion(
      capitalized(text ?? preferred.text, like: use), isSafe: false,
      isInflected: text != nil && keepsArticle
        && romanceWordsToMend(around: use, preferred, in: context).isEmpty)
  }

  /// The article or pronoun before a term where the glossary gives the two terms different genders and it shows one.
  static func romanceWordsToMend(
    around use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> [String] {
    guard let own = use.term.gender?.first, let other = preferred.gender?.first, own != other,
      let previous = use.wordBefore(in: context)
    else { return [] }
    let word = String(previous.drop { !$0.isLetter })
    let isShown = Self.genderedWords[preferred.language.language]?.contains(TermForms.fold(word))
    return isShown == true ? [word] : []
  }

  static let genderedWords: [String: Set<String>] = [
    "es": [
      "el", "la", "los", "las", "un", "una", "unos", "unas", "del", "al", "este", "esta", "estos",
      "estas", "ese", "esa", "nuevo", "nueva", "otro", "otra",
    ],
    "fr": [
      "le", "la", "un", "une", "du", "au", "ce", "cet", "cette", "mon", "ma", "ton", "ta", "son",
      "sa", "quel", "quelle", "nouveau", "nouvelle", "aucun", "aucune",
    ],
    "it": [
      "il", "lo", "la", "i", "gli", "le", "un", "uno", "una", "del", "della", "al", "alla", "nel",
      "nella", "questo", "questa", "nuovo", "nuova",
    ],
    "pt": [
      "o", "a", "os", "as", "um", "uma", "do", "da", "no", "na", "ao", "este", "esta", "esse",
      "essa", "novo", "nova", "outro", "outra",
    ],
  ]

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

  /// Whether an Italian term takes the article before it as the one does that it replaces: l'utente, lo
  /// schermo and il cliente have three.
  private static func keepsItalianArticle(
    _ use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> Bool {
    let starts = [use.text, preferred.text].map { text -> Int in
      let folded = TermForms.fold(text)
      if beginsWithVowel(folded) { return 0 }
      let isImpure = folded.first == "s" && !beginsWithVowel(String(folded.dropFirst()))
      return isImpure || ["z", "x", "y", "gn", "ps", "pn"].contains(where: folded.hasPrefix) ? 1 : 2
    }
    guard starts[0] != starts[1], let previous = use.wordBefore(in: context) else { return true }
    let folded = TermForms.fold(previous)
    return !folded.hasSuffix("'")
      && !["il", "lo", "la", "i", "gli", "un", "uno", "una", "quel", "quello", "bel"]
        .contains(folded)
      && !["el", "ello", "ella", "al", "allo", "alla", "ei", "egli", "ai", "agli", "ul", "ullo"]
        .contains { folded.hasSuffix($0) && FunctionWords.contain(folded, in: "it") }
  }

  static func beginsWithVowel(_ text: String) -> Bool {
    text.lowercased().first.map { "aeiouyhàâéèêëîïôœùû".contains($0) } == true
  }
}
