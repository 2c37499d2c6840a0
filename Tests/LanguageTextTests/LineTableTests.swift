import LanguageText
import Testing

@Suite struct LineTableTests {
  @Test func countsCodePointsUTF16AndBytes() {
    let table = LineTable(Array("😀 點一下「開關」即可。".utf8))
    #expect(table.position(at: 17) == TextPosition(line: 1, column: 7, utf16Column: 8))
    #expect(table.position(at: 23) == TextPosition(line: 1, column: 9, utf16Column: 10))
  }
}
