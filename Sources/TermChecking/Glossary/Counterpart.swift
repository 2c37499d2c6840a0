import LanguageAssets
import LanguageText

/// What stands in another language for a passage.
struct Counterpart {
  let language: LanguageTag
  private let text: String
  private let words: [String]

  init(text: String, language: LanguageTag) {
    self.text = text
    self.language = language
    words = TextBreaks.wordRanges(in: text, language: language).map {
      TermForms.fold(text.utf8Slice($0))
    }
  }

  /// The beginnings of its words, by which forms of a word are the same, without those that join others.
  var stems: Set<String> {
    Set(words.filter { !JoiningWords.contain($0, in: language) }.map { String($0.prefix(5)) })
  }

  /// Whether it has words that begin like those of a term: a form that no rule knows is a form all the same.
  ///
  /// Where words are written without spaces, the term itself.
  func resembles(_ term: String) -> Bool {
    if language.isWrittenWithoutSpaces { return text.contains(term) }
    return TermForms.fold(term).split(whereSeparator: { !$0.isLetter }).allSatisfy { part in
      let stem = part.prefix(max(4, part.count - 2))
      return words.contains { $0.hasPrefix(stem) }
    }
  }
}
