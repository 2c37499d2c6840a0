import AssetFormats
import LanguageAssets
import LanguageText
import Testing

/// Termbases that other tools wrote, against what other readers counted in them.
@Suite(.enabled(if: SharedFiles.areHere, "no shared files beside the checkout"))
struct RealTBXTests {
  @Test(arguments: SharedFiles.entries(in: "tbx"))
  func countsConceptsAndTerms(entry: SharedFiles.Entry) throws {
    let source = ByteSource(try SharedFiles.bytes(entry.path))
    guard entry.expected != "malformed" else {
      #expect(throws: AssetError.self) { try TBXReader.read(source) }
      return
    }
    let glossary = try TBXReader.read(source).glossary
    #expect(glossary.concepts.count == entry.unitCount)
    #expect(glossary.termCount == entry.variantCount)
    guard glossary.termCount > 0 else { return }
    for version in TBXWriter.Version.allCases {
      let bytes = try TBXWriter.bytes(of: glossary, version: version)
      let again = try TBXReader.read(ByteSource(bytes)).glossary
      #expect(again.termCounts == glossary.termCounts)
    }
  }
}
