import AssetFormats
import LanguageAssets
import Testing

@Suite struct OmegaTGlossaryReaderTests {
  @Test func readsPairsSynonymsAndComments() throws {
    let text =
      "# -*- coding: utf-8 -*-\r\nmenu\tменю\r\nknob\t ручка \tOld.\tmore\r\nmenu\tлист\r\nlone\r\n"
    let result = try OmegaTGlossaryReader.read(ByteSource(Array(text.utf8)), from: "en", to: "ru")
    #expect(
      result.glossary.concepts == [
        Concept(
          id: "menu",
          terms: [
            Term("menu", language: "en"), Term("меню", language: "ru"),
            Term("лист", language: "ru", status: .admitted),
          ]),
        Concept(
          id: "knob",
          terms: [Term("knob", language: "en"), Term("ручка", language: "ru", note: "Old.")]),
      ])
    #expect(
      result.warnings.list == [AssetWarning(line: 5, "a line without target term is left out")])
  }

  @Test func refusesTextWithoutPairs() {
    #expect(throws: AssetError.self) {
      try OmegaTGlossaryReader.read(ByteSource(Array("a b\n".utf8)), from: "en", to: "ru")
    }
  }

  @Test(
    .enabled(if: SharedFiles.areHere, "no shared files beside the checkout"),
    arguments: SharedFiles.entries(in: "glossary").filter {
      $0.path.hasSuffix(".txt") && $0.unitCount != nil
    })
  func readsEveryPairOfRealGlossaries(entry: SharedFiles.Entry) throws {
    let source = ByteSource(try SharedFiles.bytes(entry.path))
    let result = try OmegaTGlossaryReader.read(source, from: "en", to: "ru")
    let pairs = result.glossary.termCount - result.glossary.concepts.count
    let repeated = result.warnings.list.count + result.warnings.omittedCount
    #expect(pairs + repeated == entry.unitCount)
  }
}
