import LibXML
import Testing

@Suite struct LegacyTextTests {
  @Test(
    arguments: [
      ("windows-1251", [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2], "Привет"),
      ("Windows-1252", [0x80, 0x61], "€a"), ("iso-8859-1", [0xE9], "é"),
      ("Shift_JIS", [0x83, 0x6B], "ヌ"),
      ("utf-8", [0xC3, 0xA9], "é"), ("windows-1251", [], ""),
    ] as [(String, [UInt8], String)])
  func converts(encoding: String, bytes: [UInt8], text: String) {
    #expect(
      LegacyText.utf8(bytes, in: encoding).map { String(decoding: $0, as: UTF8.self) } == text)
  }

  @Test func convertsMoreThanABuffer() {
    let bytes = [UInt8](repeating: 0x80, count: 100_000)
    #expect(LegacyText.utf8(bytes, in: "windows-1252")?.count == 300_000)
  }

  @Test(
    arguments: [("klingon", [0x41]), ("Shift_JIS", [0x83, 0xFF, 0xFF])] as [(String, [UInt8])])
  func refuses(encoding: String, bytes: [UInt8]) {
    #expect(LegacyText.utf8(bytes, in: encoding) == nil)
  }
}
