import AssetFormats
import LanguageAssets
import Testing

/// Counting without reading gives what reading gives, or nothing.
@Suite struct TMXTallyTests {
  private func counted(_ bytes: [UInt8]) throws -> MemoryStatistics {
    var statistics = MemoryStatistics()
    try TMXReader.read(ByteSource(bytes)) { statistics.count($0) }
    return statistics
  }

  @Test func countsOwnFiles() throws {
    let bytes = TMXWriter.bytes(of: Samples.units, header: Samples.header)
    #expect(try TMXTally.count(ByteSource(bytes)) == (try counted(bytes)))
  }

  @Test(
    .enabled(if: SharedFiles.areHere, "no shared files beside the checkout"),
    arguments: SharedFiles.entries(in: "tmx"))
  func countsRealFiles(entry: SharedFiles.Entry) throws {
    let bytes = try SharedFiles.bytes(entry.path)
    guard let tally = try TMXTally.count(ByteSource(bytes)) else { return }
    #expect(tally == (try counted(bytes)))
  }

  @Test(arguments: 0..<200) func countsDamagedFilesRightOrNotAtAll(seed: Int) throws {
    var mutator = StructuredMutator(seed: UInt64(seed))
    let bytes = mutator.mutate(TMXWriter.bytes(of: Samples.units, header: Samples.header))
    guard let tally = try TMXTally.count(ByteSource(bytes)) else { return }
    #expect(tally == (try counted(bytes)))
  }
}
