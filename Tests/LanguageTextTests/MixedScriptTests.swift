import LanguageText
import Testing

@Suite struct MixedScriptTests {
  @Test(arguments: [
    ("Откройте cсылки здесь", "ссылки"), ("Cпособ", "Способ"), ("Oптимизация", "Оптимизация"),
    ("ТOOLBAR", "TOOLBAR"), ("на СОLD", "COLD"), ("HОтб", "НОтб"), ("кoпkи", "копки"),
    ("нажмите кнoпку.", "кнопку"), ("протріть oб'єктив", "об'єктив"), ("«кнoпка’»", "кнопка"),
    ("'кнoпка' и", "кнопка"), ("Сorrected code", "Corrected"), ("é, cоrrect", "correct"),
  ])
  func findsLookalikes(text: String, corrected: String) throws {
    let found = MixedScript.confusables(in: text, isCyrillic: true)
    try #require(found.count == 1)
    #expect(found[0].corrected == corrected)
    let bytes = Array(text.utf8)[found[0].range]
    #expect(String(decoding: bytes, as: UTF8.self).count == corrected.count)
  }

  @Test(arguments: [
    "дляLibreOffice", "UI-элемент", "кнопка Toggle", "API-запрос", "СSS", "", "Web-страница",
    "HTML5", "файл.txt", "URL'а", "commit’а", "сом'т'", "ПолеX",
    "HTTPСоединение", "TCPСервер", "OSMери", "SБ", "NЖ",
  ])
  func leavesOtherMixturesAlone(text: String) {
    let found = MixedScript.confusables(in: text, isCyrillic: true)
    #expect(found.isEmpty == (text != "СSS"))
  }

  /// Of two small letters that both could be either, those of the text’s alphabet are right; of two capitals a Latin one
  /// that could be Cyrillic is wrong.
  @Test(arguments: [
    ("еe", true, "ее"), ("оx", false, "ox"), ("tо", true, "to"), ("KБ", true, "КБ"),
  ])
  func twoLettersAreThoseOfTheText(word: String, isCyrillic: Bool, corrected: String) {
    #expect(
      MixedScript.confusables(in: word, isCyrillic: isCyrillic).map(\.corrected)
        == (corrected == "to" ? [] : [corrected]))
  }

  @Test(
    arguments: [
      ("uk", "Опис элемента та объект", ["элемента", "объект"]),
      ("uk", "Їжа є, об'єкт і ґанок", []),
      ("ru", "Объект, ещё элемент", []),
      ("de", "Опис элемента", []),
    ] as [(LanguageTag, String, [String])])
  func wordsMayHaveLettersOfAnotherAlphabet(
    language: LanguageTag, text: String, words: [String]
  ) {
    let found = CyrillicAlphabet(language)?.strangeWords(in: text) ?? []
    #expect(found.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) } == words)
  }

  @Test func findsHalfWidthKatakana() {
    #expect(MixedScript.halfWidthKatakana(in: "aﾎﾞﾀﾝをﾀ") == [1..<13, 16..<19])
    #expect(MixedScript.halfWidthKatakana(in: "ボタン").isEmpty)
  }
}
