/// The abbreviations whose full stop does not, or not always, end a sentence.
///
/// All are in lower case, without the last full stop and without spaces: `т.д` for `т. д.`
struct SentenceAbbreviations {
  /// What a full stop behind an abbreviation means.
  enum Meaning {
    /// Never the end of a sentence.
    case never
    /// The end of a sentence unless a number follows.
    case beforeNumber
    /// The end of a sentence before a capital.
    case mayEnd
  }

  private let meanings: [String: Meaning]

  /// The abbreviations of a language; those that travel for a language without a list.
  static func of(_ language: LanguageTag) -> SentenceAbbreviations {
    language.language == "en" ? english : byLanguage[language.language] ?? borrowed
  }

  /// What the full stop behind a word in lower case means; nil for a word that is none of these.
  func meaning(of word: String) -> Meaning? { meanings[word] }

  private init(_ list: AbbreviationList, base: SentenceAbbreviations? = nil) {
    var meanings = base?.meanings ?? [:]
    for (words, meaning) in [
      (list.never, Meaning.never), (list.beforeNumber, .beforeNumber), (list.mayEnd, .mayEnd),
    ] {
      for word in words.split(whereSeparator: \.isWhitespace) { meanings[String(word)] = meaning }
    }
    self.meanings = meanings
  }

  private static let english = SentenceAbbreviations(.english)

  private static let borrowed = SentenceAbbreviations(.borrowed)

  private static let byLanguage = AbbreviationList.byLanguage.mapValues {
    SentenceAbbreviations($0, base: borrowed)
  }
}
