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
    let found = MixedScript.confusables(in: text)
    try #require(found.count == 1)
    #expect(found[0].corrected == corrected)
    let bytes = Array(text.utf8)[found[0].range]
    #expect(String(decoding: bytes, as: UTF8.self).count == corrected.count)
  }

  @Test(arguments: [
    "дляLibreOffice", "UI-элемент", "кнопка Toggle", "API-запрос", "СSS", "", "Web-страница",
    "HTML5", "файл.txt", "URL'а", "commit’а", "сом'т'", "ПолеX",
    "HTTPСоединение", "TCPСервер",
  ])
  func leavesOtherMixturesAlone(text: String) {
    let found = MixedScript.confusables(in: text)
    #expect(found.isEmpty == (text != "СSS"))
  }

  @Test func findsHalfWidthKatakana() {
    #expect(MixedScript.halfWidthKatakana(in: "aﾎﾞﾀﾝをﾀ") == [1..<13, 16..<19])
    #expect(MixedScript.halfWidthKatakana(in: "ボタン").isEmpty)
  }
}
