import LibXML
import Testing

@Suite struct XMLReaderTests {
  @Test func deliversEventsWithPositions() throws {
    let document = "<a x='1&amp;'>t<b/><!-- c -->u\n <c:d\n y=''/></a>"
    #expect(
      try events(of: document) == [
        .start(
          XMLElement(
            name: "a", attributes: [XMLAttribute("x", "1&")],
            position: XMLPosition(line: 1, column: 1))),
        .text("t"),
        .start(XMLElement(name: "b", position: XMLPosition(line: 1, column: 16))),
        .end(name: "b"),
        .text("u\n "),
        .start(
          XMLElement(
            name: "c:d", attributes: [XMLAttribute("y", "")],
            position: XMLPosition(line: 2, column: 2))),
        .end(name: "c:d"),
        .end(name: "a"),
      ])
  }

  private func events(of document: String) throws -> [XMLEvent] {
    var reader = XMLReader(Array(document.utf8))
    var events: [XMLEvent] = []
    while let event = try reader.next() { events.append(event) }
    return events
  }
}
