import LanguageAssets
import LanguageText

/// The term to write in place of another, in the form that the place asks for.
enum Replacement {
  /// The preferred term in the form of a use, as far as the language's rules can tell.
  ///
  /// Safe when the form is certain and no word around it has to agree with another gender or
  /// article.
  static func suggestion(for use: TermUse, preferred: Term) -> Suggestion {
    switch preferred.language.language {
    case "ru":
      return RussianReplacement.suggestion(
        for: use.text, of: use.term.text, preferred: preferred.text)
    case "en": return english(for: use, preferred: preferred)
    default:
      let isSafe = preferred.language.isWrittenWithoutSpaces && !use.isPartOfWord
      return Suggestion(preferred.text, isSafe: isSafe)
    }
  }

  private static func english(for use: TermUse, preferred: Term) -> Suggestion {
    let isPlural =
      TermForms.fold(use.text) != TermForms.fold(use.term.text)
      && TermForms.fold(use.text).hasSuffix("s")
    var words = preferred.text.split(separator: " ").map(String.init)
    if isPlural, let last = words.last, last == last.lowercased(),
      let plural = EnglishForms.plurals(ofNoun: last).first
    {
      words[words.count - 1] = plural
    }
    let text = capitalized(words.joined(separator: " "), like: use.text)
    let takesSameArticle = startsWithVowel(use.text) == startsWithVowel(text)
    return Suggestion(text, isSafe: takesSameArticle && use.term.partOfSpeech != "verb")
  }

  private static func startsWithVowel(_ text: String) -> Bool {
    text.lowercased().first.map { "aeiou".contains($0) } == true
  }

  /// A text with a capital where another one has it, because it begins a sentence.
  static func capitalized(_ text: String, like other: String) -> String {
    guard other.first?.isUppercase == true, let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
  }
}
