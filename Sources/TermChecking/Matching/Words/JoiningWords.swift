import LanguageText

/// The words that join others in a language, those of English with them.
enum JoiningWords {
  /// Whether a word, folded as by ``TermForms/fold(_:)``, is one of them; none is in a language without a list.
  static func contain(_ word: String, in language: LanguageTag) -> Bool {
    FunctionWords.contain(word, in: language)
      || language.language == "en" && EnglishWords.functionWords.contains(word)
  }
}
