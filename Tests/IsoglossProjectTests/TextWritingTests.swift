import AssetFormats
import DocumentFormats
import LanguageText
import TermChecking
import Testing

@testable import IsoglossProject

/// How a mended file writes what its markup would take for its own.
struct TextWritingTests {
  /// A file, the same with «пульт» mended, and what the new name is.
  struct Case: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String
    var name: String
    var fixed: String?
    var testDescription: String { "\(path): \(name)" }

    init(_ path: String, _ text: String, _ name: String, _ fixed: String?) {
      (self.path, self.text, self.name, self.fixed) = (path, text, name, fixed)
    }
  }

  @Test(arguments: [
    Case("locales/ru.json", #"{"a": "Это пульт."}"#, #"«A"B»"#, #"{"a": "Это «A\"B»."}"#),
    Case("locales/ru.json", #"{"a": "Это пульт."}"#, #"C:\диск"#, #"{"a": "Это C:\\диск."}"#),
    Case("locales/ru.yml", #"a: "Это пульт.""#, #"A"B"#, #"a: "Это A\"B.""#),
    Case("locales/ru.yml", "a: 'Это пульт.'", "об'єкт", "a: 'Это об''єкт.'"),
    Case("locales/ru.yml", "a: Это пульт", "об'єкт", "a: Это об'єкт"),
    Case("locales/ru.yml", "a: Это пульт", "вид: увага", nil),
    Case("ru.lproj/L.strings", #""a" = "Это пульт.";"#, #"A"B"#, #""a" = "Это A\"B.";"#),
    Case(
      "values-ru/strings.xml", "<resources><string name=\"a\">Это пульт</string></resources>",
      "R&D'", "<resources><string name=\"a\">Это R&amp;D\\'</string></resources>"),
    Case("a.html", "<p>Это пульт.</p>", "R&D <1>", "<p>Это R&amp;D &lt;1>.</p>"),
    Case("a.html", "<p><img alt='Это пульт'></p>", "об'єкт", "<p><img alt='Это об&apos;єкт'></p>"),
    Case("a.html", "<p title=пульт>x</p>", "синий пульт", nil),
    Case("a.html", "<p title=пульт>x</p>", "диск", "<p title=диск>x</p>"),
    Case("a.html", "<p title='пульт'>x</p>", "синий пульт", "<p title='синий пульт'>x</p>"),
    Case("a.md", "[x](b.md \"пульт\")", "синий пульт", "[x](b.md \"синий пульт\")"),
    Case("a.md", "[x](b.md \"пульт\")", "A\"B", nil),
    Case("a.md", "x <a title=\"пульт\">y</a>", "A\"B", nil),
    Case("a.md", "Это пульт.", "R&D", "Это R&D."),
    Case("a.md", "Это пульт.", "*звезда*", "Это \\*звезда\\*."),
    Case("a.md", "---\ntitle: Это пульт\n---\n", "вид: увага", nil),
    Case(
      "a.po",
      "msgid \"\"\nmsgstr \"Language: ru\\n\"\n\nmsgid \"The panel\"\nmsgstr \"Это пульт\"\n",
      #"A"B"#,
      "msgid \"\"\nmsgstr \"Language: ru\\n\"\n\nmsgid \"The panel\"\nmsgstr \"Это A\\\"B\"\n"),
    Case("a.txt", "Это пульт.", "вид: «A & B»", "Это вид: «A & B»."),
  ])
  func aFixReadsBackAsItIsMeant(_ file: Case) throws {
    let loader = DocumentLoader(configuration: Configuration(base: "."))
    let document = try loader.parse(Array(file.text.utf8), path: file.path, language: "ru")
    let place = try #require(file.text.firstRange(of: "пульт"))
    let start = file.text.utf8.distance(from: file.text.startIndex, to: place.lowerBound)
    let finding = Finding(
      rule: "forbidden-term", severity: .error, language: "ru",
      range: start..<start + "пульт".utf8.count, match: "пульт", message: "",
      suggestions: [Suggestion(file.name, isSafe: true)])
    let draft = CheckRun.Draft(
      document: document, sources: [], result: CheckResult(findings: [finding]))
    let fix = DraftFix(draft, includingUnsafe: false)
    #expect(String(decoding: fix.fixed, as: UTF8.self) == file.fixed ?? file.text)
    #expect(draft.fixes(of: finding).map(\.text) == fix.replacements.map(\.text))
  }

  /// A page of ASCII may be in any encoding: only one that says UTF-8 is sure to show other bytes as they are meant.
  @Test(arguments: [
    ("<p>El modulo.</p>", "modulo", "módulo ŵ", "<p>El m&oacute;dulo &#373;.</p>"),
    (
      "<meta charset=\"ISO-8859-1\"><p>El modulo.</p>", "modulo", "módulo",
      "<meta charset=\"ISO-8859-1\"><p>El m&oacute;dulo.</p>"
    ),
    (
      "<meta charset='utf-8'><p>El modulo.</p>", "modulo", "módulo",
      "<meta charset='utf-8'><p>El módulo.</p>"
    ),
    ("<p>Señor modulo.</p>", "modulo", "módulo", "<p>Señor módulo.</p>"),
    ("<p>Un h&ocirc;te.</p>", "hôte", "serveur", "<p>Un serveur.</p>"),
    ("<p>Un h&ocirc;te.</p>", "hôte", "écran", "<p>Un &eacute;cran.</p>"),
    ("<p>Un h<b>ôte</b>.</p>", "hôte", "serveur", nil),
  ])
  func aPageKeepsItsWayToWriteLetters(
    text: String, match: String, name: String, fixed: String?
  ) throws {
    let loader = DocumentLoader(configuration: Configuration(base: "."))
    let document = try loader.parse(Array(text.utf8), path: "a.html", language: "es")
    let block = try #require(document.document.blocks.first)
    let place = try #require(block.text.firstRange(of: match))
    let start = block.text.utf8.distance(from: block.text.startIndex, to: place.lowerBound)
    let finding = Finding(
      rule: "forbidden-term", severity: .error, language: "es",
      range: block.offsets.fileRange(of: start..<start + match.utf8.count), match: match,
      message: "", suggestions: [Suggestion(name, isSafe: true)])
    let draft = CheckRun.Draft(
      document: document, sources: [], result: CheckResult(findings: [finding]))
    let fix = DraftFix(draft, includingUnsafe: false)
    #expect(String(decoding: fix.fixed, as: UTF8.self) == fixed ?? text)
    #expect(fix.unwritable == (fixed == nil ? 1 : 0))
  }

  @Test(arguments: [false, true])
  func textInUTF16IsMendedAndStaysSo(isBigEndian: Bool) throws {
    let text = "Это пульт 🙂.\r\nИ пульт.\r\n"
    let bytes = WideText.encoded(
      Array(text.utf8), like: isBigEndian ? [0xfe, 0xff] : [0xff, 0xfe])
    #expect(bytes.count == text.utf16.count * 2 + 2)
    let tree = try TemporaryTree()
    let path = try tree.write("", to: "a.txt")
    try AtomicFile.write(bytes, to: path)
    let read = try FileReading.text(of: path)
    #expect(read == Array(text.utf8))
    let document = try DocumentLoader(configuration: Configuration(base: tree.root)).load(
      path, language: "ru")
    let second = "Это пульт 🙂.\r\n".utf8.count
    #expect(
      document.lines.position(at: second + 2) == TextPosition(line: 2, column: 2, utf16Column: 2))
    try FileReading.rewrite(Array(text.replacing("пульт", with: "щит").utf8), at: path)
    #expect(
      try FileReading.bytes(of: path)
        == WideText.encoded(Array("Это щит 🙂.\r\nИ щит.\r\n".utf8), like: bytes))
  }

  /// A page keeps its encoding, and says by a reference what that has not.
  @Test(
    arguments: [
      ("windows-1251", "щит", [0xf9, 0xe8, 0xf2]), ("windows-1251", "盾", Array("&#30462;".utf8)),
      ("koi8-r", "щит", [0xdd, 0xc9, 0xd4]),
    ] as [(String, String, [UInt8])])
  func aPageKeepsItsEncoding(label: String, name: String, bytes: [UInt8]) throws {
    let encoding = try #require(LegacyEncoding(label: label))
    let page = "<meta charset=\"\(label)\"><p>Это пульт, да.</p>"
    let tree = try TemporaryTree()
    let path = tree.path("a.html")
    try AtomicFile.write(try #require(encoding.encoded(Array(page.utf8))), to: path)
    let document = try DocumentLoader(configuration: Configuration(base: tree.root)).load(
      path, language: "ru")
    #expect(document.document.blocks.map(\.text) == ["Это пульт, да."])
    #expect(document.bytes == Array(page.utf8))
    let mended = Array(page.replacing("пульт", with: name).utf8)
    try FileReading.rewrite(mended, at: path)
    let written = try FileReading.bytes(of: path)
    let parts = try ["<meta charset=\"\(label)\"><p>Это ", ", да.</p>"].map {
      try #require(encoding.encoded(Array($0.utf8)))
    }
    #expect(written == parts[0] + bytes + parts[1])
  }

  @Test(
    arguments: [
      [0xff, 0xfe, 0x00, 0xd8], [0xff, 0xfe, 0x41], [0xff, 0xfe], [0x41, 0x42], [],
    ] as [[UInt8]])
  func bytesThatAreNoUTF16StayAsTheyAre(_ bytes: [UInt8]) {
    #expect(WideText.utf8(bytes) == (bytes == [0xff, 0xfe] ? [] : bytes))
  }
}
