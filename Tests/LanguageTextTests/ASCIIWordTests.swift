import Testing

@testable import LanguageText

/// What eight bytes of text at a time are told.
struct ASCIIWordTests {
  @Test(
    arguments: [
      ("Open the", 8, [0]), ("Open-the", 8, [0]), ("OpenThe ", 7, [0, 4]), ("@[`{AZaz", 8, [4, 5]),
      (" isOpen ", 7, [3]),
    ] as [(String, Int, [Int])])
  func plainText(_ text: String, _ length: Int, _ capitals: [Int]) {
    let word = ASCIIWord(Array(text.utf8).span.word(at: 0), behindSolid: true)
    #expect(word?.length == length)
    #expect(word?.capitals == capitals.reduce(UInt64(0)) { $0 | 0x80 << UInt64(8 * $1) })
  }

  @Test(arguments: [
    "a  bcdef", "a -bcdef", "abc\tdefg", "abcdefg\u{7f}", "abcdefé", "\u{0}bcdefgh",
  ])
  func whatNeedsALookAtItsNeighbours(_ text: String) {
    #expect(ASCIIWord(Array(text.utf8).span.word(at: 0), behindSolid: true) == nil)
  }

  @Test func aSpaceStandsBehindSomething() {
    let word = Array(" is open".utf8).span.word(at: 0)
    #expect(ASCIIWord(word, behindSolid: true) != nil)
    #expect(ASCIIWord(word, behindSolid: false) == nil)
  }

  /// However words and spaces fall on the eight bytes, folding gives what it gives letter by letter.
  @Test func foldingDoesNotDependOnTheOffset() {
    let text = "The Quick-Brown fox, JUMPS over 13 lazy dogs - and Кнопки TOO. a  B -c"
    for start in 0..<24 {
      let part = String(text.dropFirst(start))
      let parts = part.split(separator: " ", omittingEmptySubsequences: false)
      let whole = FoldedText.fold(part, .letterCase)
      #expect(whole == parts.map { FoldedText.fold($0, .letterCase) }.joined(separator: " "))
    }
  }
}
