import LanguageText
import Testing

@testable import TermExtraction

struct CopiedNamePartsTests {
  /// What English and Chinese call a thing, how often Chinese has the first word of it alone, and
  /// whether the Chinese name is one.
  @Test(arguments: [
    ("Kiln", "Kiln 默认", 6, false), ("Kiln", "默认 Kiln", 6, false), ("Kiln", "Kiln 默认", 2, true),
    ("Kiln store", "Kiln 默认", 6, true), ("Kiln", "窑炉", 6, true), ("Kiln", "Kiln", 6, true),
  ])
  func `what stands beside a copied name now and then is no part of it`(
    english: String, chinese: String, uses: Int, isName: Bool
  ) throws {
    let alone = (0..<uses).map { _ in "它是 Kiln。" }
    var corpus = CorpusBuilder.corpus(
      of: SampleInput.aligned(["en": ["# " + english], "zh-Hans": ["# " + chinese] + alone]))
    var inventory = CandidateInventory(&corpus)
    let first = inventory.candidates.count
    let labels = try corpus.languages.indices.map { language in
      try #require(corpus.segments.firstIndex { $0.language == language })
    }
    inventory.add(
      labels.map { segment in
        let tokens = corpus.segments[segment].tokens
        let span = CandidateSpan(
          segment: Int32(segment), lower: Int32(tokens.lowerBound),
          upper: Int32(tokens.upperBound), cues: [])
        return Candidate(
          language: corpus.segments[segment].language, spans: [span], cues: [], labelCount: 0,
          length: 1)
      }, in: corpus)
    let cluster = ConceptCluster(members: [0: [first], 1: [first + 1]])
    let parts = CopiedNameParts(inventory, of: corpus)
    #expect(parts.removed(from: cluster).members.count == (isName ? 2 : 1))
    var known = cluster
    known.known = [1]
    #expect(parts.removed(from: known).members == cluster.members)
  }
}
