import AssetFormats
import LanguageAssets
import Testing

@Suite struct TBXRoundTripTests {
  @Test(arguments: 0..<60, TBXWriter.Version.allCases)
  func readsWhatItWrote(seed: Int, version: TBXWriter.Version) throws {
    var maker = SampleMaker(seed: UInt64(seed))
    let glossary = maker.glossary()
    let bytes = try TBXWriter.bytes(of: glossary, version: version)
    let result = try TBXReader.read(ByteSource(bytes))
    #expect(result.glossary == glossary)
    #expect(result.warnings.list == [])
  }

  @Test func refusesToWriteAnEmptyTermbase() {
    #expect(throws: AssetError.self) {
      try TBXWriter.bytes(of: Glossary(concepts: [Concept(id: "a")]))
    }
  }
}
