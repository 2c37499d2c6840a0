import Testing

@testable import TermExtraction

struct UntranslatedSentenceTests {
  @Test(arguments: [
    ("ru", "Only the events of the selected slider are listed.", false),
    ("ja", "Choose View - Styles, then the tab of the slider.", false),
    ("zh-Hans", "12. Open the sidebar with a gesture!", false),
    // A name, a label, an identifier: kept as a translator would.
    ("ru", "Segmented Control", true),
    ("ja", "Project Settings Editor Window", true),
    ("zh-Hant", "The Sidebar", true),
    // A sentence with a loan is a translation.
    ("zh-Hant", "The 側邊欄 of the main window", true),
    ("ru", "Откройте Project Settings in the Editor", true),
    // What is written in its own language.
    ("en", "Only the events of the selected slider are listed.", true),
    ("de", "Die Seite of the main window.", true),
    // In Latin letters, only what an English document says word by word.
    ("de", "Open the sidebar of the window.", false),
    ("fr", "Open the sidebar of this window.", true),
    ("de", "The Sidebar", true),
  ])
  func isLeftOut(language: String, text: String, isKept: Bool) {
    let english = ["Open the sidebar of the window.", "The Sidebar"]
    let input = SampleInput.aligned([language: [text], "en": english])
      .withoutUntranslatedSentences
    #expect(input.documents[0].segments.map(\.text) == [isKept ? text : ""])
  }

  /// A segment of an English document beside one in another language, and whether it stays.
  @Test(arguments: [
    ("en", "滑块的标签要简短。", "zh-Hans", false), ("en", "# 标签", "zh-Hans", false),
    ("en", "Ползунок API слишком короткий.", "ru", false), ("ko", "ラベルは短くします。", "ja", false),
    ("en", "The slider (滑块) has a label.", "zh-Hans", true), ("en", "Привет", "zh-Hans", true),
    ("zh-Hans", "Slider API 的标签", "en", true), ("ja", "標籤", "zh-Hant", true),
    ("en", "Ω 滑", "zh-Hans", true),
  ])
  func `what is in the letters of another language is left out`(
    language: String, text: String, other: String, isKept: Bool
  ) {
    let input = SampleInput.aligned([language: [text], other: ["…"]]).withoutUntranslatedSentences
    #expect(input.documents[0].segments[0].text.isEmpty != isKept)
  }

  /// A language, a text that a Japanese document has, too, or another one, and whether the first stays.
  @Test(arguments: [
    ("en", "Sliderディレクトリ", "Sliderディレクトリ", false),
    ("en", "Sliderディレクトリ", "Sliderのディレクトリ", true),
    ("en", "Slider", "Slider", true), ("zh-Hans", "選択画面", "選択画面", true),
    ("zh-Hans", "選択画面の変更後", "設定", true), ("zh-Hans", "選択画面の変更後", "選択画面の変更後", false),
    ("zh-Hans", "設定画面への遷移の後", "設定", false),
    ("zh-Hans", "它的名字是“スイッチ”，用来打开或关闭一项设置。", "設定", true),
  ])
  func `what is still Japanese is left out`(
    language: String, text: String, japanese: String, isKept: Bool
  ) {
    let input = SampleInput.aligned([language: [text], "ja": [japanese]])
      .withoutUntranslatedSentences
    #expect(input.documents[0].segments[0].text.isEmpty != isKept)
  }

  @Test func staysWhereThereIsNoEnglishDocument() {
    let text = "Only the events of the selected slider are listed."
    let input = SampleInput.aligned(["ru": [text], "ja": ["選択。"]]).withoutUntranslatedSentences
    #expect(input.documents[0].segments.map(\.text) == [text])
  }
}
