import LanguageText
import Testing

@testable import TermExtraction

/// What a corpus tells of the lemmas of its words.
struct CitationLemmasTests {
  /// Lines of a text, a phrase of it and its citation form.
  @Test(
    arguments: [
      // A name has no plural; a noun at the beginning of a sentence has one.
      (
        "fr", ["Éditions Windows anciennes.", "Les éditions."], "Éditions Windows",
        "Édition Windows"
      ),
      // A title may have an adjective with a capital: as a whole or not at all.
      ("fr", ["Guide pour Barres Amovibles.", "Les barres."], "Barres Amovibles", nil),
      ("fr", ["Éditions anciennes.", "Les éditions."], "Éditions anciennes", "Édition ancienne"),
      // The adjective before a noun of one form tells its gender.
      ("uk", ["Вибрати світлу схему.", "Світлий колір."], "схему", "схема"),
      ("uk", ["Вибрати світлу схему.", "Світлий колір."], "світлу схему", "світла схема"),
      // What English has is no lemma of a noun that is far more frequent.
      ("de", ["Ein Balken im Haus.", "Balken. Balken. Balken. Balken."], "Balken", nil),
      // What a verb is said of keeps its case.
      ("uk", ["Файлів видалено.", "Файл.", "Файли."], "файлів видалено", nil),
    ] as [(String, [String], String, String?)])
  func `cites by what the text shows`(
    language: String, lines: [String], form: String, citation: String?
  ) {
    let english = SampleInput.document(["Old Windows editions.", "Balk at it."], language: "en")
    let document = SampleInput.document(lines, language: language)
    let corpus = CorpusBuilder.corpus(of: ExtractionInput(documents: [english, document]))
    let index = corpus.languages.firstIndex { $0.canonical == language } ?? 0
    #expect(
      CitationLemmas(corpus).citation(of: form, language: index, in: corpus) == citation ?? form)
  }
}
