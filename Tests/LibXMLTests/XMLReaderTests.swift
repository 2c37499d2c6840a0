import LibXML
import Testing

@Suite struct XMLReaderTests {
  @Test func deliversEventsWithPositions() throws {
    let document = "<a x='1&amp;'>t<b/><!-- c -->u\n <c:d\n y=''/></a>"
    #expect(
      try events(of: Array(document.utf8)) == [
        .start(element("a", [XMLAttribute("x", "1&")], 1, 1)), .text("t"),
        .start(element("b", [], 1, 16)), .end(name: "b"), .text("u\n "),
        .start(element("c:d", [XMLAttribute("y", "")], 2, 2)), .end(name: "c:d"), .end(name: "a"),
      ])
  }

  @Test(arguments: [
    ("<a>&#x20AC;&lt;</a>", "€<"), ("<a>\r\n\r</a>", "\n\n"),
    ("<a><![CDATA[<b>]]>&gt;</a>", "<b>>"),
    ("<!DOCTYPE a [<!ENTITY e 'x&amp;y'>]><a>[&e;]</a>", "[x&y]"),
    ("<!DOCTYPE a SYSTEM 'http://localhost:1/none.dtd'><a>b</a>", "b"),
    ("<!DOCTYPE a [<!ENTITY % p SYSTEM 'file:///etc/hostname'>]><a>b</a>", "b"),
    ("\u{FEFF}<a>b</a>", "b"), ("<a>b<?pi?>c</a>\n<!-- end -->\n", "bc"),
  ])
  func resolvesText(document: String, text: String) throws {
    #expect(try self.text(of: Array(document.utf8)) == text)
  }

  @Test(arguments: [("iso-8859-1", 0xE9, "é"), ("windows-1251", 0xEA, "к"), ("UTF-8", 0x41, "A")])
  func decodesBytes(encoding: String, byte: UInt8, text: String) throws {
    let declaration = Array("<?xml version='1.0' encoding='\(encoding)'?><a>".utf8)
    #expect(try self.text(of: declaration + [byte] + Array("</a>".utf8)) == text)
  }

  @Test(arguments: [true, false], [true, false])
  func decodesUTF16(isBigEndian: Bool, hasMark: Bool) throws {
    var bytes: [UInt8] = []
    for unit in ((hasMark ? "\u{FEFF}" : "") + "<?xml version='1.0'?><a>кот</a>").utf16 {
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      bytes += isBigEndian ? pair : pair.reversed()
    }
    #expect(try text(of: bytes) == "кот")
  }

  @Test(
    arguments: [
      (0xD900, "the bytes are not text in the declared encoding"),
      (0xDC00, "XML cannot hold the character U+DC00"),
    ] as [(UInt16, String)])
  func refusesLoneSurrogatesInUTF16(surrogate: UInt16, reason: String) {
    let units = Array("\u{FEFF}<a>text".utf16) + [surrogate] + Array("+</a>".utf16)
    let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let error = #expect(throws: XMLError.self) { try events(of: bytes) }
    #expect(error?.reason == reason)
  }

  @Test(arguments: [
    ("<!ENTITY % x SYSTEM 'file:///etc/hostname'> %x;", "кот"),
    ("<!ENTITY % x '<!ENTITY e \"собака\">'> %x;", "&e;"),
  ])
  func readsPastDeclarationsInEntities(declarations: String, content: String) throws {
    let document = "<!DOCTYPE a [\(declarations)]><a>\(content)</a>"
    #expect(["кот", "собака"].contains(try text(of: Array(document.utf8))))
  }

  @Test(arguments: [1, 2, 3, 7, 64]) func readsChunksOfAnySize(size: Int) throws {
    let bytes = Array("<?xml version='1.0'?><a b='кнопка'>ボタン&amp;<c/>按鈕</a>".utf8)
    var rest = bytes[...]
    var reader = XMLReader {
      defer { rest = rest.dropFirst(size) }
      return rest.isEmpty ? nil : Array(rest.prefix(size))
    }
    var events: [XMLEvent] = []
    while let event = try reader.next() { events.append(event) }
    #expect(events == (try self.events(of: bytes)))
  }

  @Test(arguments: [
    ("<a>b", 1, "the file ends inside <a>, which line 1 opens"),
    ("<a", 1, "the file ends too early"),
    ("<a>b &am", 1, "the file ends inside <a>, which line 1 opens"),
    ("<a>b &#12", 1, "the file ends inside <a>, which line 1 opens"),
    ("<a>b <!-- c", 1, "the file ends inside <a>, which line 1 opens"),
    ("<a>b <![CDATA[c", 1, "the file ends inside <a>, which line 1 opens"),
    ("<a>b <?c", 1, "the file ends inside <a>, which line 1 opens"),
    ("<a>\n<b>\n</a>", 3, "</a> stands where </b> is expected, which line 2 opens"),
    ("<a/><b/>", 1, "something follows the end of the document"),
    ("<a x='1' x='2'/>", 1, "an attribute stands twice in one tag: Attribute x redefined"),
    ("<a>\n\u{1}</a>", 2, "XML cannot hold the character U+0001"),
    ("<a>&#xD800;</a>", 1, "XML cannot hold the character U+D800"),
    ("<a>&b;</a>", 1, "the entity “b” is not declared"),
    (
      "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/hostname'>]><a>&e;</a>", 1,
      "the entity “e” stands outside the file, and is not read"
    ),
    (
      "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/hostname'>]><a b='&e;'/>", 1,
      "the entity “e” stands outside the file, and is not read"
    ),
    ("<!DOCTYPE a SYSTEM 'x.dtd'><a>&e;</a>", 1, "the entity “e” is not declared"),
    ("text", 1, "no XML here: “<” was expected"),
    ("", 1, "the file is empty"),
  ])
  func explainsErrors(document: String, line: Int, reason: String) {
    let error = #expect(throws: XMLError.self) { try events(of: Array(document.utf8)) }
    #expect(error?.reason == reason)
    #expect(error?.position.line == line)
  }

  /// Entities that contain ten of the one before, and so on: text, nothing, elements.
  @Test(
    .timeLimit(.minutes(1)), arguments: ["0123456789", "", "<b/>"],
    ["<a>&e9;</a>", "<a b='&e9;'/>"])
  func limitsEntityExpansion(text: String, use: String) {
    let levels = (1...9).map { level in
      "<!ENTITY e\(level) '\(String(repeating: "&e\(level - 1);", count: 10))'>"
    }
    let document = "<!DOCTYPE a [<!ENTITY e0 '\(text)'>\(levels.joined())]>\(use)"
    let error = #expect(throws: XMLError.self) { try events(of: Array(document.utf8)) }
    #expect(error?.reason.isEmpty == false)
  }

  @Test func expandsEntitiesInProportion() throws {
    let entity = String(repeating: "0123456789", count: 1000)
    let uses = String(repeating: "&e;", count: 90)
    let document = "<!DOCTYPE a [<!ENTITY e '\(entity)'>]><a>\(uses)</a>"
    #expect(try text(of: Array(document.utf8)).utf8.count == 900_000)
  }

  @Test func limitsDepth() {
    let document = String(repeating: "<a>", count: 300)
    let error = #expect(throws: XMLError.self) { try events(of: Array(document.utf8)) }
    #expect(error?.reason == "elements nest deeper than 256 levels")
    #expect(error?.position == XMLPosition(line: 1, column: 769))
  }

  @Test(arguments: ["<a b='%'/>", "<a><!--%--></a>", "<a %/>"])
  func limitsTheLengthOfMarkup(document: String) {
    let parts = document.split(separator: "%").map { Array($0.utf8) }
    let filler = [UInt8](repeating: UInt8(ascii: " "), count: 11_000_000)
    var reader = XMLReader(parts[0] + filler + parts[1])
    let error = #expect(throws: XMLError.self) { while try reader.next() != nil {} }
    #expect(error?.reason == "a tag, an attribute or a comment is longer than 10 MB")
  }

  @Test func warnsOfUndeclaredPrefixes() throws {
    var reader = XMLReader(Array("<a>\n<b:c/></a>".utf8))
    while try reader.next() != nil {}
    #expect(reader.warnings.map(\.reason) == ["Namespace prefix b on c is not defined"])
    #expect(reader.warnings.map(\.position.line) == [2])
  }

  @Test func passesOnErrorsOfTheSource() {
    struct Unreadable: Error {}
    var reader = XMLReader { throw Unreadable() }
    #expect(throws: Unreadable.self) { _ = try reader.next() }
  }

  private func element(
    _ name: String, _ attributes: [XMLAttribute], _ line: Int, _ column: Int
  ) -> XMLElement {
    XMLElement(
      tag: XMLTag(name: name, localName: String(name.split(separator: ":").last ?? "")),
      attributes: attributes, position: XMLPosition(line: line, column: column))
  }

  private func events(of bytes: [UInt8]) throws -> [XMLEvent] {
    var reader = XMLReader(bytes)
    var events: [XMLEvent] = []
    while let event = try reader.next() { events.append(event) }
    return events
  }

  private func text(of bytes: [UInt8]) throws -> String {
    try events(of: bytes).map { event in
      if case .text(let text) = event { text } else { "" }
    }.joined()
  }
}
