import LanguageText
import TestSupport
import Testing

/// Sentences are written with `|` where one ends; it is taken out of the text.
@Suite struct SentenceBreakerTests {
  @Test(arguments: [
    "Нажмите кнопку. |Откроется окно.",
    "Файлы, папки и т.д. перемещаются вместе.",
    "Удалите файлы, папки и т.д. |Затем закройте окно.",
    "Файлы, папки и т. д. |Затем закройте окно.",
    "Это поле, т. е. Имя, обязательно.", "Это поле, т.е. Имя, обязательно.",
    "Поле (см. Рис. 5) скрыто. |Его видно не всем.",
    "Перейдите в раздел (см. рис. 12). |Выберите пункт.",
    "Автор А. С. Пушкин указан внизу. |Дата тоже.", "Автор Пушкин А. С. |Год неизвестен.",
    "Введите дату.|Количество дней появится само.",
    "Введите имя.|Email необязателен.",
    "Программа вышла в 2020 г. |Компания обновляет её.", "Офис в г. Москва закрыт.",
    "Сохраните файл… |Затем закройте его.", "Пункт «Сохранить как…» Файл сохранит документ.",
    "Надпись «Готово!» появится сама. |Подождите.", "Он спросил: «Сохранить?» и закрыл окно.",
    "Пространство sRGB. |iOS использует его.", "Версия 3.14 вышла. |5 ошибок исправлено.",
    "1. Откройте меню. |2. Выберите пункт.", "Что нового? |Многое!", "Подождите (!) Готово.",
    "Кнопка «Да. Больше не спрашивать» закрывает окно.",
  ])
  func russian(marked: String) { expect(marked, "ru") }

  @Test(arguments: [
    "Open the file. |Close it.", "Use a list, e.g. Numbers or Pages.", "See Fig. 3 for details.",
    "The answer is no. |Then stop.", "See No. 5 in the list.", "Mr. Smith and Dr. Jones agree.",
    "Written by J. Smith in May. |Read it.", "Choose option A. |Then press Return.",
    "Use .NET Core or Node.js. |Both work.", "Call a.Bar() or UIButton.Configuration first.",
    "Version 2.0 adds pages. |It is faster.", "Fold, spindle, etc. |Then rest.",
    "Apple Inc. Headquarters moved. |It was time.", "Made by Apple Inc. |The rest is ours.",
    "Yahoo! is a name. |So what?", "(See below.) |Go on.", "Wait... |Now go.",
    "Click “Save as…” Later it opens.", "Set a ? b : c there.", "📌 Note this. |Done ✓",
    "1. First step", "Version 2 . |Then more ? |Yes", "Press OK. |Enter a name.",
    "Open the app. |5 items appear.",
    "**Bold one.** |Next one. |*Also* this.", "He said “Go. Now.” and left.", "Done.[1] |Next.",
    "Colour space. |sRGB is one.",
  ])
  func english(marked: String) { expect(marked, "en") }

  @Test(arguments: [
    "開きます。|閉じます。", "ファイルを開く。|（例：画像。）|次に進む。", "開きます。|（注）閉じないでください。",
    "「保存しました。」と表示されます。|閉じます。", "本当に？|はい！|いいえ。",
    "保存しますか？」と聞かれます。", "「はい。」|「いいえ。」", "開きます。|App が起動します。",
    "詳細はこちらを参照してください。|(画像については、設定の章を参照してください) |次に、色を選びます。",
    "設定（表示。印刷。）を選びます。",
  ])
  func japanese(marked: String) { expect(marked, "ja") }

  @Test(arguments: [
    "打开文件。|关闭窗口。", "打开文件。|（例如图片）关闭窗口。", "他说：“好。”|然后走了。",
    "出现“是否保存？”的提示。|请确认。", "真的嗎？|是的！", "好吗?|App会打开。",
    "請點擊按鈕.|然後關閉視窗.", "面積為3.5平方米。|很大。",
    "保持按鈕的大小一致 |大小不同的按鈕會讓人難以判斷哪一個比較重要。",
    "避免使用過多的Toggle |每個畫面只放最重要的Toggle按鈕,其餘的放進選單。",
    "• 日期 顯示年、月、日", "設定選單 一般", "更多說明請參閱 使用者手冊中關於選單的章節",
    "你可以在 使用者手冊 里找到關於選單的所有說明。", "使用 Swift 编写的应用 可以在多个平台上运行。",
    "更改會影響 應用程式的所有畫面,以及它的 App 圖示。", "讓按鈕與螢幕邊緣保持 距離。|其餘的都可以忽略不計。",
    "一次只顯示一個警告 |多個警告會讓人們不知道該先處理哪一個。", "因为浏览器会先执行它们，或者 也可能在加载以后才执行。",
    "这个 App 可以在 iOS 和 macOS 上运行并同步所有数据。", "姓名 年齡 地址 電話號碼 電子郵件地址",
  ])
  func chinese(marked: String) { expect(marked, "zh-Hant") }

  @Test(arguments: [
    "Das gilt z. B. Montags. |Sonst nicht.", "Am 3. Mai beginnt es. |Komm vorbei.",
    "Kaffee, Tee usw. |Alles ist da.", "Er rief: „Halt!“ |Dann ging er.",
  ])
  func german(marked: String) { expect(marked, "de") }

  @Test func keepsMaskedCodeWhole() {
    let text = "Run a.b(). C! now. npm starts."
    #expect(
      slices(text, "en", masked: [4..<13, 19..<22]) == ["Run a.b(). C! now.", "npm starts."])
  }

  @Test(arguments: ["", " ", "\n\n", " \t"]) func findsNothingInBlankText(text: String) {
    #expect(slices(text, "en").isEmpty)
  }

  @Test func endsSentencesAtLineEnds() {
    #expect(
      slices("Title\nFirst line\r\n\r\n12\nlast", "en") == ["Title", "First line", "12", "last"])
  }

  @Test(arguments: [("\n", 16_000), ("1. ", 4000), ("((а. ", 4000)])
  func takesTimeInProportionToTheText(part: String, count: Int) {
    let time = ContinuousClock().measure {
      _ = slices(String(repeating: part, count: count), "zh-Hant")
    }
    #expect(time < .seconds(8))
  }

  @Test(arguments: ["ru", "ja", "zh-Hant", "en", "de"])
  func losesNothingOfRandomText(language: String) throws {
    let tag = try #require(LanguageTag(language))
    let alphabet = Array("aZ б Ж.。!？…「」(（)）«»“”„\"' \n1例カ😀👩‍👧e\u{301}*¹[]:，т.д")
    var random = SeededGenerator(seed: 7)
    let breaker = SentenceBreaker(language: tag)
    for _ in 0..<300 {
      let text = String((0..<60).compactMap { _ in alphabet.randomElement(using: &random) })
      let bytes = Array(text.utf8)
      var end = 0
      for range in breaker.ranges(in: text, masked: [10..<14]) {
        #expect(range.lowerBound >= end && !range.isEmpty)
        #expect(isBlank(bytes[end..<range.lowerBound]))
        #expect(String(validating: bytes[range], as: UTF8.self) != nil)
        end = range.upperBound
      }
      #expect(isBlank(bytes[end...]))
    }
  }

  private func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).allSatisfy(\.isWhitespace)
  }

  private func expect(
    _ marked: String, _ language: LanguageTag, _ location: SourceLocation = #_sourceLocation
  ) {
    let text = marked.replacing("|", with: "")
    #expect(
      slices(text, language).joined(separator: "¦")
        == marked.replacing(" |", with: "¦").replacing("|", with: "¦"), sourceLocation: location)
  }

  private func slices(
    _ text: String, _ language: LanguageTag, masked: [Range<Int>] = []
  ) -> [String] {
    let bytes = Array(text.utf8)
    return TextBreaks.sentenceRanges(in: text, language: language, masked: masked)
      .map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}
