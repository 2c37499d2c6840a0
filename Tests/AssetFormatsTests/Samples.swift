import AssetFormats
import LanguageAssets

/// A small memory and a small glossary that use everything the formats can hold.
enum Samples {
  static let header = TMXHeader(
    sourceLanguage: "en", administrativeLanguage: "en", creationToolVersion: "1",
    metadata: UnitMetadata(
      properties: [.init(type: "x-project", value: "HIG & more")], notes: ["A note."]))

  static let units: [TranslationUnit] = [
    TranslationUnit(
      id: "buttons-1",
      metadata: UnitMetadata(
        properties: [.init(type: "x-document", value: "buttons.md")], notes: ["First."],
        attributes: [.init(name: "creationdate", value: "20260101T000000Z")]),
      variants: [
        Variant(language: "en", segment: "Press the toggle button."),
        Variant(language: "ru", segment: "Нажмите кнопку-тогл."),
        Variant(language: "ja", segment: "トグルボタンを押します。"),
        Variant(language: "zh-TW", segment: "按下切換按鈕。"),
        Variant(language: "zh-CN", segment: "按下切换按钮。"),
      ]),
    TranslationUnit(
      id: "sliders-1",
      variants: [
        Variant(language: "en", segment: emphasised("A ", "slider", " sets a value.")),
        Variant(language: "ru", segment: emphasised("", "Ползунок", " задаёт значение.")),
        Variant(language: "ja", segment: emphasised("", "スライダ", "は値を設定します。")),
        Variant(language: "zh-TW", segment: emphasised("", "滑桿", "設定數值。")),
        Variant(language: "zh-CN", segment: emphasised("", "滑块", "设置数值。")),
      ]),
    TranslationUnit(
      id: "white-space",
      variants: [
        Variant(language: "en", segment: " <b> & \"quotes\"\r\n\ttab, ]]> and 👩‍👩‍👧 "),
        Variant(language: "ru", segment: "Пробел\u{A0}и &amp; «кавычки»"),
      ]),
    TranslationUnit(
      id: "codes", sourceLanguage: "ru",
      variants: [
        Variant(
          language: "ru",
          segment: SegmentContent(pieces: [
            .code(code("ph", [("x", "1"), ("type", "image")], "<img alt=\"", sub: "Картинка")),
            .text(" и "),
            .code(code("it", [("pos", "begin"), ("x", "2")], "<i>")),
            .code(InlineCode(name: "hi", pieces: [.text("термин")])),
          ]),
          metadata: UnitMetadata(
            properties: [.init(type: "x-context", value: "меню")], notes: ["Проверено."],
            attributes: [.init(name: "changeid", value: "анна")]))
      ]),
  ]

  static let glossary = Glossary(
    concepts: [
      Concept(
        id: "toggle-button", subject: "UI", definition: "A button with two states.",
        definitions: ["ru": "Кнопка с двумя состояниями."], note: "See also: switch.",
        terms: [
          Term(
            "toggle button", language: "en", partOfSpeech: "noun", location: "pushButton",
            context: "Press the toggle button."),
          Term(
            "кнопка-тогл", language: "ru", partOfSpeech: "noun", gender: "feminine",
            forms: ["тогл"], removedForms: ["тогла"], blockers: ["тоглер"]),
          Term("кнопка-переключатель", language: "ru", status: .forbidden, note: "Old."),
          Term("トグルボタン", language: "ja"),
          Term("切換按鈕", language: "zh-TW"),
          Term("切换按钮", language: "zh-CN", status: .proposed),
        ]),
      Concept(
        id: "2nd concept",
        terms: [
          Term("Isogloss", language: "en", status: .doNotTranslate, isExact: true),
          Term("Изоглосса", language: "ru", status: .deprecated),
          Term("等语线", language: "zh-CN", status: .admitted),
        ]),
    ], language: "en", title: "Sample <glossary>")

  private static func emphasised(_ before: String, _ word: String, _ after: String)
    -> SegmentContent
  {
    var pieces: [SegmentContent.Piece] = [
      .code(code("bpt", [("i", "1"), ("x", "1"), ("type", "bold")], "<b>")), .text(word),
      .code(code("ept", [("i", "1")], "</b>")), .text(after),
    ]
    if !before.isEmpty { pieces.insert(.text(before), at: 0) }
    return SegmentContent(pieces: pieces)
  }

  private static func code(
    _ name: String, _ attributes: [(String, String)], _ native: String, sub: String? = nil
  ) -> InlineCode {
    var pieces: [SegmentContent.Piece] = [.text(native)]
    if let sub { pieces += [.code(InlineCode(name: "sub", pieces: [.text(sub)])), .text("\">")] }
    return InlineCode(
      name: name, attributes: attributes.map { .init(name: $0.0, value: $0.1) }, pieces: pieces)
  }
}
