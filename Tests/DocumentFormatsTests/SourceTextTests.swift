import Testing

@testable import DocumentFormats

@Suite struct SourceTextTests {
  @Test func aByteOrderMarkIsNoTextAndOffsetsStayThoseOfTheFile() throws {
    let source = try SourceText([0xef, 0xbb, 0xbf, 0x61, 0x62])
    #expect(source.utf8 == [0x61, 0x62])
    #expect(source.fileRange(of: 1..<2) == 4..<5)
  }

  @Test(arguments: [
    ([0xff, 0xfe, 0x42, 0x00, 0x14, 0x04, 0x3d, 0xd8, 0x00, 0xde] as [UInt8]),
    ([0xfe, 0xff, 0x00, 0x42, 0x04, 0x14, 0xd8, 0x3d, 0xde, 0x00] as [UInt8]),
  ])
  func utf16MapsEachCharacterToItsUnits(bytes: [UInt8]) throws {
    let source = try SourceText(bytes)
    #expect(String(decoding: source.utf8, as: UTF8.self) == "BД\u{1F600}")
    #expect(source.fileRange(of: 0..<1) == 2..<4)
    #expect(source.fileRange(of: 1..<3) == 4..<6)
    #expect(source.fileRange(of: 3..<7) == 6..<10)
  }

  @Test(
    arguments: [
      ([0x61, 0x00], DocumentError(.binary, at: 1)),
      ([0x61, 0xff], DocumentError(.notText, at: 1)),
      ([0x61, 0xe3, 0x81], DocumentError(.notText, at: 1)),
      ([0xc0, 0xaf], DocumentError(.notText, at: 0)),
      ([0xed, 0xa0, 0x80], DocumentError(.notText, at: 0)),
      ([0xff, 0xfe, 0x41], DocumentError(.notText, at: 2)),
      ([0xff, 0xfe, 0x41, 0x00, 0x3d, 0xd8], DocumentError(.notText, at: 4)),
      ([0xff, 0xfe, 0x41, 0x00, 0x00, 0x00], DocumentError(.binary, at: 4)),
    ] as [([UInt8], DocumentError)])
  func whatIsNoTextIsRefusedWhereItBegins(bytes: [UInt8], error: DocumentError) {
    #expect(throws: error) { try SourceText(bytes) }
  }
}
