import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Compiled terms as a file.
struct TermSetTests {
  private static let glossary: Glossary = {
    var menu = Term("カスタマイズメニュー", language: "ja", forms: ["カスタムメニュー"])
    menu.note = "長い"
    var status = Term("строка состояния", language: "ru", removedForms: ["строка состояний"])
    status.gender = "feminine"
    return Glossary(
      concepts: [
        Concept(
          id: "menu", subject: "ui", definition: "What opens.", definitions: ["ja": "開くもの"],
          terms: [
            menu, Term("菜单", language: "zh-Hans", blockers: ["菜单栏"]),
            Term("меню", language: "ru"), Term("drop-down menu", language: "en"),
            Term("dropdown", language: "en", status: .forbidden),
          ]),
        Concept(
          id: "status",
          terms: [
            status, Term("статус-бар", language: "ru", status: .deprecated),
            Term("API", language: "en", status: .doNotTranslate),
            Term(".NET", language: "en", isExact: true),
          ]),
        Concept(
          id: "bar",
          terms: [
            Term("состояние", language: "ru", status: .admitted), Term("도구 모음", language: "ko"),
            Term("ボタン", language: "ja"), Term("押す", language: "ja"),
            Term("按鈕", language: "zh-Hans"),
          ]),
      ], language: "en", title: "Test")
  }()

  private static let languages: [LanguageTag] = ["en", "ja", "ko", "ru", "zh-Hans"]

  private func file() -> [UInt8] {
    var writer = FlatWriter()
    TermSet(Self.glossary, languages: Self.languages, complaints: ["one"]).write(to: &writer)
    return writer.bytes
  }

  @Test func keepsTheGlossary() throws {
    var reader = FlatReader(file())
    let read = try TermSet(from: &reader)
    #expect(read.glossary == Self.glossary)
    #expect(read.complaints == ["one"])
    #expect(read.termbases.keys.sorted() == ["en", "ja", "ko", "ru", "zh-Hans"])
  }

  @Test(
    arguments: [
      ("en", "Open the dropdown menu, the drop down menus and .NET with an API; api, .net.", 4),
      ("ja", "カスタマイズメニューとカスタマイズ・メニュー、カスタムメニューのボタンとラジオボタン。", 5),
      ("ja", "ボタンを押して、押し方を読む。", 2),
      ("ko", "도구 모음에서 도구모음을 고릅니다.", 2),
      ("ru", "В строке состояния меню, статус-бар и состояние строк; строка состояний.", 5),
      ("zh-Hans", "打开菜单，不是菜单栏。点按按钮或按鈕。", 3),
    ] as [(LanguageTag, String, Int)])
  func findsTheSame(_ language: LanguageTag, _ text: String, _ least: Int) throws {
    var reader = FlatReader(file())
    let read = try TermSet(from: &reader).termbase(for: language)
    let compiled = CompiledTermbase(Self.glossary, language: language)
    let found = read.matches(in: text)
    #expect(found.count >= least - 1)
    #expect(found == compiled.matches(in: text))
    #expect(read.entries == compiled.entries)
    #expect(read.entries.map(\.term) == compiled.entries.map(\.term))
    #expect(
      read.entries.indices.map(read.nested.concepts(in:))
        == compiled.entries.indices.map(compiled.nested.concepts(in:)))
  }

  @Test func refusesAFileThatEndsTooEarly() {
    let file = file()
    for end in stride(from: 0, to: file.count - 1, by: max(1, file.count / 400)) {
      #expect(throws: FlatReader.Damaged.self) {
        var reader = FlatReader(Array(file[..<end]))
        _ = try TermSet(from: &reader)
      }
    }
  }
}
