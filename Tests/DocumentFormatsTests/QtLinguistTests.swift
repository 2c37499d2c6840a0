import Testing

@testable import DocumentFormats

@Suite struct QtLinguistTests {
  static let translations = """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE TS>
    <TS version="2.1" language="pt_BR" sourcelanguage="en_US">
    <context>
        <name>Palette</name>
        <message>
            <location filename="../src/palette.cpp" line="12"/>
            <location line="+4"/>
            <source>&amp;Warm colours</source>
            <comment>menu</comment>
            <extracomment>A mood</extracomment>
            <translatorcomment>Quente</translatorcomment>
            <translation>Cores &amp;quentes</translation>
        </message>
        <message numerus="yes">
            <source>%n colour(s)</source>
            <translation><numerusform>%n cor</numerusform><numerusform>%n cores</numerusform></translation>
        </message>
        <!-- isogloss-ignore -->
        <message>
            <source>&lt;b&gt;Hue&lt;/b&gt; of %1<byte value="x1b"/></source>
            <oldsource>Hue</oldsource>
            <translation type="unfinished">Matiz</translation>
        </message>
        <message>
            <source>Late</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Gone</source>
            <translation type="vanished">Perdido</translation>
        </message>
    </context>
    <context>
        <message id="hue.label">
            <source>Saturation</source>
            <translation variants="yes"><lengthvariant>Saturação</lengthvariant><lengthvariant>Satur.</lengthvariant></translation>
        </message>
    </context>
    </TS>
    """

  @Test func readsMessages() throws {
    let document = try QtLinguistFormat().pairs(in: Array(Self.translations.utf8))
    #expect(document.sections.map(\.languages) == [.init(source: "en-US", target: "pt-BR")])
    #expect(
      document.units.map {
        "\($0.key)|\($0.source?.text ?? "-")|\($0.target?.text ?? "-")|\($0.state.rawValue)"
      } == [
        "Palette.menu|Warm colours|Cores quentes|translated",
        "Palette|%n colour(s)|%n cor|translated", "Palette|%n colour(s)|%n cores|translated",
        "Palette|<b>Hue</b> of %1|Matiz|draft", "Palette|Late|-|untranslated",
        "hue.label|Saturation|Saturação|translated", "hue.label|Saturation|Satur.|translated",
      ])
    let first = try #require(document.units.first)
    #expect(first.notes == ["menu", "A mood", "Quente"])
    #expect(first.references == ["../src/palette.cpp:12", "+4"])
    #expect(document.units[3].source?.spans.map(\.range) == [0..<3, 6..<10, 14..<16])
    #expect(document.targets.comments.map(\.text) == ["isogloss-ignore"])
  }

  /// What lies where translations do and is called as Qt calls them; TypeScript has the same extension.
  @Test(arguments: [
    ("share/translations/app_ru.ts", true), ("i18n/app_pt_BR.ts", true),
    ("translations/app_zh-Hant.ts", true), ("translations/app_ru.TS", true),
    ("locales/ru.ts", false), ("i18n/index.ts", false), ("src/app_ru.ts", false),
    ("i18n/app_extra.ts", false),
  ])
  func knowsItsFilesByTheirPaths(path: String, isRead: Bool) {
    #expect(QtLinguistFormat.reads(path: path) == isRead)
  }

  @Test func refusesTypeScript() {
    #expect(throws: DocumentError.self) {
      try QtLinguistFormat().pairs(in: Array("export default { a: 'b' };\n".utf8))
    }
  }
}
