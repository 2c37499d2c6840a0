import Glibc
import LanguageText
import Testing

@testable import DocumentFormats

/// Prints the blocks or segments of the file named by DUMP, for looking at.
@Suite(.enabled(if: getenv("DUMP") != nil)) struct DumpTests {
  @Test func dump() throws {
    for (index, seed) in SharedTexts.seeds.enumerated() {
      let bytes = try #require(SharedTexts.bytes(seed.0))
      let document = try PlainTextFormat().parse(bytes)
      try write(DocumentDump.text(of: document), to: "/tmp/dump-\(index)-blocks.txt")
      let segments = Segmenter.segments(of: document, language: LanguageTag(stringLiteral: seed.1))
      try write(DocumentDump.text(of: segments), to: "/tmp/dump-\(index)-segments.txt")
    }
  }

  func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"))
    fputs(text + "\n", file)
    fclose(file)
  }
}
