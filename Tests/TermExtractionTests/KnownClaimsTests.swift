import Testing

@testable import TermExtraction

/// Each known concept is one cluster at most.
@Suite struct KnownClaimsTests {
  /// Candidates 0–9 of language 0, 10–19 of language 1, the known concepts of some, the clusters, and these with what
  /// they are known to be, settled.
  @Test(arguments: [
    // A name that two things share: the second is a concept of its own.
    (
      [1: [0], 11: [0]], [[1, 11], [2, 11]],
      ["[1, 11] [0]", "[2, 11] []"]
    ),
    // The order of the clusters does not matter, nor which of them is seen first.
    ([1: [0], 11: [0]], [[2, 11], [1, 11]], ["[2, 11] []", "[1, 11] [0]"]),
    // Other spellings of all names are no second concept.
    (
      [1: [0], 2: [0], 11: [0], 12: [0]], [[1, 11], [2, 12], [12 + 1, 3]],
      ["[1, 2, 11, 12] [0]", "[3, 13] []"]
    ),
    // The source language tells which is which.
    ([1: [0], 11: [0]], [[11], [1, 12]], ["[1, 12, 11] [0]"]),
    // A name of two known concepts.
    ([1: [0], 2: [1], 11: [0, 1]], [[1, 11], [2]], ["[1, 11] [0]", "[2] [1]"]),
  ])
  func givesEachKnownConceptToOneCluster(
    known: [Int: [Int]], names: [[Int]], settled: [String]
  ) {
    let concepts = (0..<20).map { known[$0] ?? [] }
    let clusters = names.map { names in
      ConceptCluster(
        members: Dictionary(grouping: names, by: { $0 / 10 }),
        known: Set(names.flatMap { concepts[$0] }).sorted())
    }
    let result = KnownClaims.settled(clusters, known: concepts, source: 0)
    #expect(result.map { "\($0.all) \($0.known)" } == settled)
  }

  /// The identifier of a known concept is no other one's, even if its names are nowhere found.
  @Test func namesNothingLikeAKnownConcept() {
    var concepts = [
      ProposedConcept(
        id: "", confidence: 1,
        terms: [ProposedTerm(language: "en", text: "dial", count: 1, forms: [])])
    ]
    ConceptNamer.name(&concepts, besides: ["dial"])
    #expect(concepts.map(\.id) == ["dial-2"])
  }
}
