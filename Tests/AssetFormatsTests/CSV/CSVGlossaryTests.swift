import AssetFormats
import LanguageAssets
import LanguageText
import Testing

@Suite struct CSVGlossaryTests {
  @Test(arguments: 0..<60, [CSVGlossaryWriter.Separator.comma, .tab])
  func readsWhatItWrote(seed: Int, separator: CSVGlossaryWriter.Separator) throws {
    var maker = SampleMaker(seed: UInt64(seed))
    let glossary = maker.glossary()
    let bytes = CSVGlossaryWriter.bytes(of: glossary, separator: separator)
    let result = try CSVGlossaryReader.read(ByteSource(bytes))
    #expect(result.glossary.concepts == glossary.concepts)
    #expect(result.warnings.list == [])
  }
}
