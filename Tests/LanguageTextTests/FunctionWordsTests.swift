import LanguageText
import Testing

struct FunctionWordsTests {
  @Test(
    arguments: [
      ("it", "della", "dichiarazione"), ("nl", "het", "venster"), ("pl", "przez", "okno"),
      ("tr", "için", "pencere"), ("ro", "pentru", "fereastră"), ("uk", "щоб", "вікно"),
      ("de", "über", "fenster"),
      ("fr", "où", "fenêtre"), ("es", "según", "ventana"), ("pt", "são", "janela"),
    ] as [(LanguageTag, String, String)])
  func areTold(language: LanguageTag, word: String, noun: String) {
    #expect(FunctionWords.contain(TermForms.fold(word), in: language))
    #expect(!FunctionWords.contain(TermForms.fold(noun), in: language))
  }

  @Test func languagesWithoutAListHaveNone() {
    #expect(FunctionWords.words(of: "vi").isEmpty)
  }
}
