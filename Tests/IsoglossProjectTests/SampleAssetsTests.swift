import IsoglossProject
import LanguageAssets
import Testing

/// What `glossaries/` and `tmx/` hold is what the tool makes of the samples.
@Suite struct SampleAssetsTests {
  @Test func theGlossaryIsTheImportedTable() throws {
    var glossary = try GlossaryLoader.load([Samples.path("ui-controls.csv")])
    glossary.language = "en"
    #expect(glossary.concepts.count >= 60)
    #expect(Set(glossary.termCounts.keys) == ["en", "ja", "ru", "zh-Hans", "zh-Hant"])
    try Samples.expect(
      GlossaryText.bytes(of: glossary, as: .tbx, for: nil),
      equalFile: "glossaries/ui-controls.tbx")
  }

  @Test func theMemoryIsTheAlignedGuideline() async throws {
    let configuration = try ConfigurationDiscovery.configuration(
      named: Samples.path("isogloss.yml"), for: ".", knownRules: [])
    let run = ExtractRun(paths: [Samples.path("guideline")], configuration: configuration)
    var units = try await run.corpus().units
    // Paths depend on where the repository lies.
    for index in units.indices {
      units[index].metadata.properties.removeAll { $0.type == "x-document" }
    }
    #expect(units.count > 400)
    try Samples.expect(
      MemoryText.tmx(units, sourceLanguage: "en"), equalFile: "tmx/ui-controls.tmx")
  }
}
