import LanguageText
import Testing

/// Where nouns of Romance languages are other words.
@Suite struct RomanceHomographsTests {
  /// A language, and a form with its neighbours, `-` for none.
  @Test(arguments: [
    ("es", "clic sobre la"), ("es", "se solapa con"), ("es", "aplicación cuenta con"),
    ("es", "en cuenta que"),
    ("es", "queda lista -"), ("fr", "choisit son thème"), ("fr", "fermez pas la"),
    ("fr", "ne cache que"),
    ("fr", "il page -"), ("it", "guarda sotto il"), ("pt", "se tabela -"),
  ])
  func otherWords(language: String, words: String) {
    #expect(isOther(language, words))
  }

  @Test(arguments: [
    ("es", "el sobre -"), ("es", "una cuenta de"), ("es", "- cuenta de"), ("es", "la lista de"),
    ("fr", "le son de"), ("fr", "un pas -"), ("fr", "le cache est"), ("fr", "- cache de"),
    ("it", "- stato della"), ("it", "controllare stato e"), ("it", "un insieme di"),
    ("pt", "- estado da"), ("pt", "o para -"),
    // A label of one word, and what is counted.
    ("fr", "- son -"), ("es", "- nada -"), ("fr", "dix pas -"), ("pt", "3 entre -"),
  ])
  func nouns(language: String, words: String) {
    #expect(!isOther(language, words))
  }

  /// A function word that is all of its term is a noun with a plural; in a longer one it is not.
  @Test(arguments: [
    ("fr", "son", "sons"), ("es", "nada", "nadas"), ("pt", "como", "comos"),
  ])
  func nounsHavePlurals(language: LanguageTag, word: String, plural: String) {
    #expect(
      TermForms.forms(ofWord: word, isLast: true, isAlone: true, language: language).contains(
        plural))
    #expect(TermForms.forms(ofWord: word, isLast: true, language: language) == [word])
  }

  private func isOther(_ language: String, _ words: String) -> Bool {
    let parts = words.split(separator: " ").map { $0 == "-" ? nil : String($0) }
    return RomanceHomographs.isLikelyOtherWord(
      form: parts[1] ?? "", previousWord: parts[0], nextWord: parts[2], language: language)
  }
}
