import AssetFormats
import LanguageAssets
import Testing

@Suite struct CompressionTests {
  /// `<tmx><body/></tmx>` as `gzip -n` packs it.
  private static let gzip: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0xB3, 0x29, 0xC9, 0xAD, 0xB0, 0xB3,
    0x49, 0xCA, 0x4F, 0xA9, 0xD4, 0xB7, 0xB3, 0xD1, 0x07, 0x71, 0x00, 0x30, 0x36, 0x54, 0xF2, 0x12,
    0x00, 0x00, 0x00,
  ]

  @Test func unpacksWhatGzipPacked() throws {
    let source = ByteSource(Self.gzip).decompressed(entryExtension: "tmx")
    #expect(String(decoding: try source.readAll(), as: UTF8.self) == "<tmx><body/></tmx>")
    let twice = ByteSource(Self.gzip + Self.gzip).decompressed(entryExtension: "tmx")
    #expect(try twice.readAll().count == 36)
  }

  @Test func leavesOtherBytesAlone() throws {
    for content in ["", "<", "<tmx/>", "PK", "\u{1F}"] {
      let source = ByteSource(Array(content.utf8)).decompressed(entryExtension: "tmx")
      #expect(try source.readAll() == Array(content.utf8))
    }
  }

  @Test func noticesEveryDamage() {
    for index in 10..<(Self.gzip.count - 4) {
      for bit in 0..<8 as Range<UInt8> {
        var bytes = Self.gzip
        bytes[index] ^= 1 << bit
        #expect(throws: AssetError.self) {
          let content = try ByteSource(bytes).decompressed(entryExtension: "tmx").readAll()
          // A change may leave the same text, packed in another way.
          if content == Array("<tmx><body/></tmx>".utf8) { throw AssetError("unchanged") }
        }
      }
    }
    for length in 3..<Self.gzip.count {
      #expect(throws: AssetError.self) {
        try ByteSource(Array(Self.gzip[..<length])).decompressed(entryExtension: "tmx").readAll()
      }
    }
  }

  @Test func namesTheEntryThatAZipFileLacks() {
    let empty =
      Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 26) + Array("PK\u{5}\u{6}".utf8)
    let error = #expect(throws: AssetError.self) {
      try TMXReader.read(ByteSource(empty)) { _ in }
    }
    #expect(error?.reason == "the zip file holds no .tmx file")
  }
}
