import Foundation
import LanguageText
import TestSupport
import Testing

@Suite struct LanguageDetectorTests {
  @Test(arguments: [
    ("ru", "Кнопка"), ("ru", "Нажмите на кнопку и подождите"), ("ru", "Это окно API для iOS"),
    ("ru", "Откройте Settings → General → VPN & Device Management и выберите профиль"),
    ("ru", "Удалите объект или объедините объекты"),
    ("uk", "Натисніть кнопку, щоб відкрити її знову"),
    ("bg", "Натиснете бутона, за да се отвори със ъгъла"),
    ("be", "Націсніце кнопку, каб адкрыць яе зноў, і пачакайце ў акне"),
    ("sr", "Притисните дугме да бисте отворили прозор и сачували његову величину"),
    ("ja", "ボタン"), ("ja", "開く"), ("ja", "設定を開く"), ("ja", "検索結果"),
    ("ja", "Swift Package Manager と Xcode を使って Linux 上の Server-Side Swift を試す"),
    ("zh-Hans", "打开设置并选择语言"), ("zh-Hans", "点击按钮"), ("zh-Hans", "使用 SwiftUI 构建 App 的界面"),
    ("zh-Hant", "開啟設定並選擇語言"), ("zh-Hant", "點擊按鈕"), ("zh-Hant", "將名稱改為以下文字"), ("zh-Hans", "安装语言包"),
    ("zh-Hant", "使用 SwiftUI 建構 App 的介面,並加入選單"),
    ("ko", "설정을 열고 언어를 선택합니다"), ("en", "Open the file and save it"),
    ("en", "The button is hidden."), ("de", "Öffnen Sie die Datei und speichern Sie sie"),
    ("fr", "Ouvrez le fichier et enregistrez-le dans un dossier"),
    ("es", "Abra el archivo y guárdelo en la carpeta"),
    ("it", "Apri il file e salvalo nella cartella"),
    ("pt", "Abra o arquivo e não salve na pasta"),
    ("nl", "Open het bestand en sla het op in de map"),
    ("pl", "Otwórz plik i zapisz go w folderze, który jest na dysku"),
    ("sv", "Öppna filen och spara den i mappen som är öppen"),
    ("fi", "Avaa tiedosto ja tallenna se, kun se on valmis"),
    ("cs", "Otevřete soubor a uložte jej do složky, která je na disku"),
    ("tr", "Dosyayı açın ve bu klasör için bir ad seçin"),
    ("tr", "Not yoksa yeni bir not eklenir ve not bu not defterine taşınır"),
    ("vi", "Mở tệp và lưu vào thư mục của bạn"), ("el", "Ανοίξτε το αρχείο"),
    ("he", "פתח את הקובץ"),
    ("th", "เปิดไฟล์"),
  ])
  func tellsLanguages(language: String, text: String) {
    #expect(LanguageDetector.detect(text)?.canonical == language)
  }

  @Test(arguments: [
    "", " \n", "12345", "…", "OK", "Да", "a", "文件", "asdf qwer zxcv uiop hjkl", "हिन्दी में लिखा गया",
    "n => n + 1", "React Router (v7)", "func f(x: Int) -> Int { x + 1 }",
    "https://example.org/path", "😀😀😀", "\u{0}\u{1}",
  ])
  func staysSilentWithoutEvidence(text: String) {
    #expect(LanguageDetector.detect(text) == nil)
  }

  @Test(arguments: [
    ("de", "Öffnen Sie die Datei und speichern Sie sie"),
    ("fr", "La fenêtre où être enregistré"), ("vi", "Mở tệp và lưu vào thư mục của bạn"),
  ])
  func decomposedLettersCountLikeComposedOnes(language: String, text: String) throws {
    let decomposed = text.decomposedStringWithCanonicalMapping
    #expect(decomposed.unicodeScalars.count > text.unicodeScalars.count)
    let composed = try #require(LanguageDetector.examine(text))
    #expect(composed.language.canonical == language)
    let found = LanguageDetector.examine(decomposed)
    #expect(found?.language == composed.language)
    #expect(found?.reason == composed.reason)
    #expect(found?.confidence == composed.confidence)
  }

  @Test func aWordEndsWhereItsLettersEnd() throws {
    let found = try #require(LanguageDetector.examine("DON’T stop—and it's THE end, of 2 days"))
    #expect(found.reason == "4 of 10 words are frequent in English")
  }

  @Test func codeDoesNotHideTheLanguageOfItsComments() {
    let code = String(repeating: "let value = compute(index, scale: 2)\nprint(value)\n", count: 20)
    #expect(LanguageDetector.detect("次に値を計算してから表示します。\n" + code) == "ja")
    #expect(LanguageDetector.detect("Затем вычислим значение и напечатаем его.\n" + code) == "ru")
  }

  @Test func quotationsDoNotChangeTheLanguage() {
    let english = String(repeating: "The word is used in the title of a book. ", count: 20)
    #expect(LanguageDetector.detect(english + "「表示」「開く」 Кнопка") == "en")
    let chinese = String(repeating: "这个应用的名字来自日语,我们会在后面说明。", count: 10)
    #expect(LanguageDetector.detect(chinese + "ボタン") == "zh-Hans")
  }

  @Test func saysWhatDecided() throws {
    let found = try #require(LanguageDetector.examine("Open the file and save it to the disk."))
    #expect(found.reason == "5 of 9 words are frequent in English")
    #expect((0...1).contains(found.confidence))
    let short = try #require(LanguageDetector.examine("Кнопка"))
    #expect(short.confidence < 0.6)
  }

  @Test func readsLongTextsQuickly() {
    let text = String(repeating: "Нажмите кнопку и подождите. ", count: 200_000)
    let time = ContinuousClock().measure { #expect(LanguageDetector.detect(text) == "ru") }
    #expect(time < .seconds(2))
  }

  @Test(
    .enabled(if: SharedFolder.url != nil, "skipped: no shared texts"),
    arguments: [
      ("000_5bd3e51e1f9f4c65.txt", "ru"), ("001_e3b32fab1a71b415.txt", "ja"),
      ("002_26e90d9bb559274f.txt", "zh-Hant"), ("003_d36ee984bdf58a8f.txt", "zh-Hans"),
      ("004_c9cabf702e6e159d.txt", "zh-Hans"),
    ])
  func knowsWholeDocuments(file: String, language: String) throws {
    let found = try #require(LanguageDetector.examine(try SharedFolder.text(of: "seeds/" + file)))
    #expect(found.language.canonical == language)
    #expect(found.confidence > 0.9)
  }
}
