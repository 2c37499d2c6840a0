import LanguageText
import Testing

/// Pages in the encodings of their countries.
struct LegacyEncodingTests {
  @Test(
    arguments: [
      ("EUC-KR", "서버 설정", [0xbc, 0xad, 0xb9, 0xf6, 0x20, 0xbc, 0xb3, 0xc1, 0xa4]),
      ("Shift_JIS", "設定", [0x90, 0xdd, 0x92, 0xe8]), ("euc-jp", "設定", [0xc0, 0xdf, 0xc4, 0xea]),
      ("gb2312", "设置", [0xc9, 0xe8, 0xd6, 0xc3]), ("big5", "設定", [0xb3, 0x5d, 0xa9, 0x77]),
      ("windows-1251", "Файл", [0xd4, 0xe0, 0xe9, 0xeb]),
      ("koi8-r", "Файл", [0xe6, 0xc1, 0xca, 0xcc]),
      ("ISO-8859-1", "módulo €", [0x6d, 0xf3, 0x64, 0x75, 0x6c, 0x6f, 0x20, 0x80]),
      ("iso-8859-2", "żółw", [0xbf, 0xf3, 0xb3, 0x77]),
    ] as [(String, String, [UInt8])])
  func textComesBack(label: String, text: String, bytes: [UInt8]) throws {
    let encoding = try #require(LegacyEncoding(label: label))
    #expect(encoding.utf8(bytes).map { String(decoding: $0, as: UTF8.self) } == text)
    #expect(encoding.encoded(Array(text.utf8)) == bytes)
  }

  @Test func whatAnEncodingHasNotIsAReference() throws {
    let encoding = try #require(LegacyEncoding(label: "windows-1251"))
    let bytes = try #require(encoding.encoded(Array("Да 設 🙂".utf8)))
    #expect(bytes == [0xc4, 0xe0] + Array(" &#35373; &#128578;".utf8))
    #expect(encoding.encoded([]) == [])
  }

  @Test(arguments: ["utf-8", "UTF-16", "klingon", ""])
  func theseAreNone(label: String) { #expect(LegacyEncoding(label: label) == nil) }

  @Test func bytesOfAnotherEncodingAreNoText() throws {
    #expect(try #require(LegacyEncoding(label: "euc-jp")).utf8([0xc0, 0x20, 0xff]) == nil)
  }
}
