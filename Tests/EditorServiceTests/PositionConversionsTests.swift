import LanguageText
import TestSupport
import Testing

@testable import EditorService

/// Positions of the protocol and byte offsets are turned into each other without loss.
@Suite struct PositionConversionsTests {
  private static func conversions(
    _ text: String, _ encoding: PositionEncoding
  ) -> PositionConversions {
    let bytes = Array(text.utf8)
    return PositionConversions(bytes, LineTable(bytes), encoding)
  }

  @Test(arguments: [
    ("a", 0, 0, 0, 0, 0), ("a", 1, 0, 1, 1, 1), ("a\nb", 2, 1, 0, 0, 0), ("é", 2, 0, 2, 1, 1),
    ("か", 3, 0, 3, 1, 1), ("😀x", 4, 0, 4, 2, 1), ("a\r\nb", 3, 1, 0, 0, 0),
    ("a\rb", 2, 1, 0, 0, 0), ("", 0, 0, 0, 0, 0), ("a\n", 2, 1, 0, 0, 0),
    ("\u{feff}a", 3, 0, 3, 1, 1), ("\u{feff}か\n😀x", 11, 1, 4, 2, 1),
    ("😀 點一下「開關」即可。", 17, 0, 17, 7, 6),
  ])
  func positionsCountUnitsFromZero(
    text: String, offset: Int, line: Int, utf8: Int, utf16: Int, utf32: Int
  ) {
    for (encoding, character) in zip(PositionEncoding.allCases, [utf8, utf16, utf32]) {
      let conversions = Self.conversions(text, encoding)
      let position = Position(line: line, character: character)
      #expect(conversions.position(at: offset) == position)
      #expect(conversions.offset(of: position) == offset)
    }
  }

  @Test(arguments: [
    (Position(line: -1, character: 3), 0), (Position(line: 0, character: -7), 0),
    (Position(line: 0, character: 99), 4), (Position(line: 1, character: 0), 5),
    (Position(line: 9, character: 0), 8), (Position(line: Int.max, character: Int.max), 8),
    (Position(line: 0, character: 1), 0), (Position(line: 1, character: Int.max), 8),
  ])
  func positionsThatAreNoneAreTheNearest(position: Position, offset: Int) {
    #expect(Self.conversions("😀\nabc", .utf16).offset(of: position) == offset)
  }

  @Test(arguments: PositionEncoding.allCases)
  func everyCharacterComesBack(encoding: PositionEncoding) {
    var generator = SeededGenerator(seed: 3)
    let alphabet = Array("ab \n\r\té語か😀👩‍👩‍👧e\u{301}\u{feff}").map(String.init)
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...30, using: &generator))
        .map { _ in alphabet.randomElement(using: &generator) ?? "" }.joined()
      let bytes = Array(text.utf8)
      let conversions = Self.conversions(text, encoding)
      var last = Position(line: 0, character: -1)
      for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
        // Between CR and LF there is no place.
        if byte == 0x0A, offset > 0, bytes[offset - 1] == 0x0D { continue }
        let position = conversions.position(at: offset)
        // In front of a byte order mark there is, but the table of lines has none.
        if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { continue }
        #expect(conversions.offset(of: position) == offset, "\(text.debugDescription) \(offset)")
        #expect((last.line, last.character) < (position.line, position.character))
        last = position
      }
    }
  }
}
