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

  @Test func times() throws {
    let only = getenv("HOSTILE").map { String(cString: $0) }
    for name in FormatSamples.hostile.keys.sorted() where only == nil || only == name {
      for format in FormatContractTests.formats {
        let time = ContinuousClock().measure {
          _ = try? format.parse(FormatSamples.hostile[name] ?? [])
        }
        print("TIME", name, type(of: format).name, time)
        fflush(nil)
      }
    }
  }

  @Test func noise() throws {
    for seed in [12, 16, 29, 33] {
      var generator = SplitMix(state: UInt64(seed))
      let text = FormatSamples.noise(length: 400, using: &generator)
      let document = try MarkdownFormat().parse(Array(text.utf8))
      print("NOISE", seed, ContractFaults.faults(of: document, in: Array(text.utf8)).first ?? "")
      print(text.debugDescription)
      print(DocumentDump.text(of: document))
    }
  }

  func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"))
    fputs(text + "\n", file)
    fclose(file)
  }
}
