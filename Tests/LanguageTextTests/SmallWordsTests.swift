import Testing

@testable import LanguageText

/// Words of small letters told eight bytes at a time.
struct SmallWordsTests {
  @Test(
    arguments: [
      ("", 0), ("a few words", 6), ("a few words ", 6), ("a few words of text", 12),
      ("unbroken", 0), ("unbroken words", 0), ("go to https", 6), ("See the page", 0),
      ("the Page is", 0), ("it's not one", 0), ("a_b c d e f", 0), ("an æsir of", 0),
      ("a b c d{e f", 0), ("a b c d`e f", 0), ("  a  b  c  ", 8),
    ])
  func endBehindTheLastSpace(_ text: String, _ end: Int) {
    #expect(SmallWords.end(from: 0, in: Array(text.utf8).span) == end)
  }

  /// Whatever surrounds it, each byte but a small letter and a space ends the words.
  @Test(arguments: UInt8.min...UInt8.max)
  func everyOtherByteEndsThem(_ byte: UInt8) {
    let isPlain = byte == 0x20 || (0x61...0x7a).contains(byte)
    for place in 0..<8 {
      var bytes = Array("ab cd ef".utf8)
      bytes[place] = byte
      #expect((SmallWords.end(from: 0, in: bytes.span) > 0) == isPlain)
    }
  }
}
