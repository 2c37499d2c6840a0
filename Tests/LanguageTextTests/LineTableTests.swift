import LanguageText
import TestSupport
import Testing

@Suite struct LineTableTests {
  @Test func countsCodePointsUTF16AndBytes() {
    let table = LineTable(Array("😀 點一下「開關」即可。".utf8))
    #expect(table.position(at: 17) == TextPosition(line: 1, column: 7, utf16Column: 8))
    #expect(table.position(at: 23) == TextPosition(line: 1, column: 9, utf16Column: 10))
    #expect(table.offset(line: 1, column: 7) == 17)
    #expect(table.offset(line: 1, utf16Column: 10) == 23)
    #expect(table.offset(line: 1, utf16Column: 2) == 0)
  }

  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\nb", ["a", "b"]),
    ("a\r\nb\rc\n", ["a", "b", "c", ""]),
    ("\n\n", ["", "", ""]), ("\r\r\n\n", ["", "", "", ""]), ("\u{feff}a\nb", ["a", "b"]),
    ("\u{feff}", [""]),
    ("a\u{feff}\u{2028}b\u{85}c", ["a\u{feff}\u{2028}b\u{85}c"]),
  ])
  func findsLines(text: String, lines: [String]) {
    let bytes = Array(text.utf8)
    let table = LineTable(bytes)
    #expect(
      (1...table.lineCount).map { String(decoding: bytes[table.lineRange($0)], as: UTF8.self) }
        == lines)
    #expect(table.lineRange(0).isEmpty)
    #expect(table.lineRange(table.lineCount + 1) == bytes.count..<bytes.count)
  }

  @Test(arguments: [
    ("a\tb", 2, 3), ("e\u{301}x", 3, 3), ("\u{feff}ab", 4, 2), ("\u{feff}ab", 1, 1),
    ("ab\r\nc", 3, 3),
    ("ab", 9, 3), ("ab", -1, 1), ("я", 1, 1),
  ])
  func countsColumns(text: String, offset: Int, column: Int) {
    #expect(LineTable(Array(text.utf8)).position(at: offset).column == column)
  }

  @Test(
    arguments: [
      ([0xff, 0x61], 1, 2), ([0xe9, 0x96, 0x61], 2, 3), ([0xc0, 0x80, 0x61], 2, 3),
      ([0xed, 0xa0, 0x80, 0x61], 3, 4), ([0xf4, 0x90, 0x80, 0x80], 4, 5),
      ([0xf0, 0x9f, 0x98], 3, 4),
      ([0xe0, 0x80, 0x80], 3, 4), ([0xe9, 0x96, 0x8b], 3, 2),
    ] as [([UInt8], Int, Int)])
  func countsInvalidBytesOneEach(bytes: [UInt8], offset: Int, column: Int) {
    let position = LineTable(bytes).position(at: offset)
    #expect(position == TextPosition(line: 1, column: column, utf16Column: column))
  }

  @Test func findsItsWayInLongLines() {
    let line = String(repeating: "кнопка😀", count: 20_000)
    let table = LineTable(Array((line + "\n" + line).utf8))
    let start = line.utf8.count + 1
    let expected = TextPosition(line: 2, column: 70_001, utf16Column: 80_001)
    #expect(table.position(at: start + 160_000) == expected)
    #expect(table.offset(line: 2, column: 70_001) == start + 160_000)
    #expect(table.offset(line: 2, utf16Column: 80_001) == start + 160_000)
  }

  @Test(arguments: UInt64(1)...20)
  func goesThereAndBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet: [Unicode.Scalar] = [
      "a", "я", "開", "😀", "\u{301}", "\t", "\n", "\r", "\u{feff}", "\u{200d}",
    ]
    let text = String(
      String.UnicodeScalarView((0..<200).compactMap { _ in alphabet.randomElement(using: &random) })
    )
    let table = LineTable(Array(text.utf8))
    var reference = TextPosition(line: 1, column: 1, utf16Column: 1)
    var offset = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let isInPair = previous == "\r" && scalar == "\n"
      if previous == "\n" || previous == "\r" && !isInPair {
        reference = TextPosition(line: reference.line + 1, column: 1, utf16Column: 1)
      }
      #expect(table.position(at: offset) == reference)
      let there = isInPair ? offset - 1 : max(offset, table.lineRange(1).lowerBound)
      #expect(table.offset(line: reference.line, column: reference.column) == there)
      #expect(table.offset(line: reference.line, utf16Column: reference.utf16Column) == there)
      let isMark = offset == 0 && scalar == "\u{feff}"
      if !isMark && scalar != "\n" && scalar != "\r" {
        reference.column += 1
        reference.utf16Column += UTF16.width(scalar)
      }
      offset += UTF8.width(scalar)
      previous = scalar
    }
  }
}
