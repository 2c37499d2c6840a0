import LibXML
import Testing

@Suite struct XMLWriterTests {
  @Test func indentsElementsAndLeavesTextAlone() {
    var writer = XMLWriter()
    writer.open("a", [XMLAttribute("b", "1 < \"2\"\n")])
    writer.element("c", [], "x & y > z")
    writer.element("d", [XMLAttribute("e", "")])
    writer.beginLine("f")
    writer.text(" g ")
    writer.beginInline("h")
    writer.emptyInline("i")
    writer.endInline("h")
    writer.endLine("f")
    writer.close()
    #expect(
      String(decoding: writer.takeBytes(), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a b="1 &lt; &quot;2&quot;&#10;">
          <c>x &amp; y &gt; z</c>
          <d e=""/>
          <f> g <h><i/></h></f>
        </a>

        """)
    #expect(writer.bytes.isEmpty)
  }

  @Test(arguments: [
    ("a\u{0}b", "ab", 1), ("\u{1F}\u{B}", "", 2), ("\u{FFFE}x\u{FFFF}", "x", 2),
    ("\u{FFFD}", "\u{FFFD}", 0),
    ("、。\u{7F}\u{85}", "、。\u{7F}\u{85}", 0), ("a\r\nb\tc", "a&#13;\nb\tc", 0),
    ("\u{10FFFF}о п", "\u{10FFFF}о п", 0),
  ])
  func dropsWhatXMLCannotHold(text: String, written: String, dropped: Int) {
    var writer = XMLWriter()
    _ = writer.takeBytes()
    writer.text(text)
    #expect(String(decoding: writer.takeBytes(), as: UTF8.self) == written)
    #expect(writer.droppedCharacters == dropped)
  }
}
