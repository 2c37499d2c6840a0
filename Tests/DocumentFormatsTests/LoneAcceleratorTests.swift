import Testing

@testable import DocumentFormats

/// The keys of strings of user interfaces whose mark no other text shares.
@Suite struct LoneAcceleratorTests {
  /// A string, and what is visible of it, with `|` before the letters that are keys.
  private static let strings: [(text: String, visible: String)] = [
    ("Открыть кры&шку", "Открыть кры|шку"), ("Открыть _крышку", "Открыть |крышку"),
    ("Открыть кр_ышку", "Открыть кр|ышку"), ("Открыть кр~ышку", "Открыть кр|ышку"),
    ("Открыть &крышку", "Открыть &|крышку"), ("&Крышка и кры&шка;", "&|Крышка и кры|шка;"),
    ("Кр&ыш&ка", "Кр&ыш&ка"),
    ("E&xit", "E|xit"), ("Schl&ießen", "Schl|ießen"), ("Deckel (&D)", "Deckel (&D)"),
    // No keys.
    ("R&D, НИ&ОКР, AT&T", "R&D, НИ&ОКР, AT&T"), ("drag&drop", "drag&drop"),
    ("a &nbsp;б&laquo;в&raquo;", "a &nbsp;б&laquo;в&raquo;"),
    ("lid_size, _крышку_ и ИМЯ_КРЫШКИ", "lid_size, _крышку_ и ИМЯ_КРЫШКИ"),
    ("<имя_крышки> `кр_ышка` --имя_крышки", "<имя_крышки> `кр_ышка` --имя_крышки"),
    ("соль & перец", "соль & перец"), ("a.org/?x=1&кр=2", "a.org/?x=1&кр=2"),
    ("кр__ышка, кр&&ышка", "кр__ышка, кр&&ышка"),
  ]

  private func shown(_ block: TextBlock?) -> String {
    guard let block else { return "" }
    var bytes = Array(block.text.utf8)
    for span in block.spans.reversed() where span.kind == .accelerator {
      bytes.insert(UInt8(ascii: "|"), at: span.range.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: strings)
  func stringsOfOneLanguageShowThem(text: String, visible: String) throws {
    let strings = try AppleStringsFormat().parse(Array("\"a\" = \"\(text)\";".utf8))
    #expect(shown(strings.blocks.first) == visible)
    let json = try JSONStringsFormat().parse(Array("{\"a\": \"\(text)\"}".utf8))
    #expect(shown(json.blocks.first) == visible)
  }

  @Test(arguments: strings)
  func translationsShowThemWithoutTheirSource(text: String, visible: String) throws {
    let entry = "msgid \"Open\"\nmsgstr \"\(text)\"\n"
    #expect(shown(try POFormat().parse(Array(entry.utf8)).blocks.first) == visible)
  }

  /// No translator makes up a name with such a mark.
  @Test(arguments: [
    ("Lid", "_Deckel", "|Deckel"), ("Lid", "De_ckel", "De|ckel"),
    ("Set max_lid", "Setzt max_lid", "Setzt max_lid"),
    ("Show _lids", "Zeige _lids", "Zeige |lids"), ("_lid", "_lid", "|lid"),
    ("Set the lid in _lids.", "Setzt den Deckel in _lids.", "Setzt den Deckel in _lids."),
    ("Set the lid in _pots.", "Setzt den Deckel in _lids.", "Setzt den Deckel in |lids."),
  ])
  func aMarkThatTheSourceLacksIsNoPartOfAName(
    source: String, target: String, visible: String
  ) throws {
    let entry = "msgid \"\(source)\"\nmsgstr \"\(target)\"\n"
    #expect(shown(try POFormat().parse(Array(entry.utf8)).blocks.first) == visible)
  }

  @Test func documentsHaveNone() throws {
    let page = try MarkdownFormat().parse(Array("Кры&шка и _крышка".utf8))
    #expect(shown(page.blocks.first) == "Кры&шка и _крышка")
  }

  @Test func placesAreThoseOfTheFile() throws {
    let text = "\"a\" = \"Кры&шка\";"
    let block = try #require(try AppleStringsFormat().parse(Array(text.utf8)).blocks.first)
    #expect(block.offsets.fileRange(of: 0..<block.text.utf8.count) == 7..<20)
    #expect(block.offsets.fileRange(of: 6..<8) == 14..<16)
  }
}
