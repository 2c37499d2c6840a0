import Testing

@testable import TermExtraction

/// Concepts as names by language, of which 0 is English: the first of each is what the language calls it.
struct DuplicateConceptsTests {
  private func joined(_ clusters: [[Int: [Int]]], known: [[Int]] = []) -> [[Int: [Int]]] {
    let clusters = clusters.enumerated().map { place, members in
      var cluster = ConceptCluster(members: members)
      if known.indices.contains(place) { cluster.known = known[place] }
      return cluster
    }
    return DuplicateConcepts.joined(clusters, english: 0) { $0.members[$1]?.first }
      .map(\.members)
  }

  @Test func `joins what differs in one language of three`() {
    let found = joined([[0: [1], 1: [11], 2: [21]], [0: [1], 1: [11], 2: [22]]])
    #expect(found == [[0: [1], 1: [11], 2: [21, 22]]])
  }

  @Test func `joins two English names that no other language tells apart`() {
    let found = joined([[0: [1], 1: [11], 2: [21]], [0: [2], 1: [11], 2: [21]]])
    #expect(found == [[0: [1, 2], 1: [11], 2: [21]]])
  }

  @Test func `takes what is mostly another thing for no duplicate of a third`() {
    // Of five languages three have a name in common with the first, and three call it as the second does.
    let clusters = [
      [0: [1], 1: [11], 2: [21], 3: [31, 33], 4: [41]],
      [0: [2], 1: [12], 2: [22], 3: [32], 4: [42]],
      [0: [1], 1: [11], 2: [22], 3: [32, 33], 4: [42]],
    ]
    #expect(joined(clusters) == clusters)
  }

  @Test func `takes over languages that the first has not`() {
    let found = joined([[0: [1], 1: [11]], [0: [1], 1: [11], 3: [31]]])
    #expect(found == [[0: [1], 1: [11], 3: [31]]])
  }

  @Test func `joins what most of five languages have one name for`() {
    let device = [0: [1], 1: [11], 2: [21, 22], 3: [31], 4: [41]]
    let found = joined([device, [0: [1], 1: [11], 2: [22], 3: [32], 4: [42]]])
    #expect(found == [[0: [1], 1: [11], 2: [21, 22], 3: [31, 32], 4: [41, 42]]])
  }

  @Test func `leaves names behind that stand beside the usual ones`() {
    let clusters = [[0: [1], 1: [11], 2: [21]], [0: [1], 1: [11], 2: [22, 23]]].map {
      ConceptCluster(members: $0)
    }
    let found = DuplicateConcepts.joined(
      clusters, english: 0, isBeside: { $0 == 22 && $1 == [21] },
      name: { $0.members[$1]?.first })
    #expect(found.map(\.members) == [[0: [1], 1: [11], 2: [21, 23]]])
  }

  @Test func `leaves names of the first behind that stand beside the new ones`() {
    let clusters = [[0: [1], 1: [11], 2: [21, 24]], [0: [1], 1: [11], 2: [22]]].map {
      ConceptCluster(members: $0)
    }
    let found = DuplicateConcepts.joined(
      clusters, english: 0, isBeside: { $0 == 21 && $1 == [22] },
      name: { $0.members[$1]?.first })
    #expect(found.map(\.members) == [[0: [1], 1: [11], 2: [24, 22]]])
  }

  @Test(arguments: [
    // Half of six languages, and another English name.
    [
      [0: [1], 1: [11], 2: [21], 3: [31], 4: [41], 5: [51]],
      [0: [1], 1: [11], 2: [21], 3: [32], 4: [42], 5: [52]],
    ],
    [
      [0: [1], 1: [11], 2: [21], 3: [31], 4: [41]], [0: [2], 1: [11], 2: [21], 3: [31], 4: [42]],
    ],
    // Two English names that another language tells apart, too.
    [
      [0: [1], 1: [11], 2: [21], 3: [31], 4: [41], 5: [51]],
      [0: [2], 1: [12], 2: [21], 3: [31], 4: [41], 5: [51]],
    ],
    // A homonym of one language, of two, and what shares second names only.
    [[0: [1], 1: [11]], [0: [1], 1: [12]]],
    [[0: [1], 1: [11], 2: [21], 3: [31]], [0: [1], 1: [11], 2: [22], 3: [32]]],
    [[0: [1, 2], 1: [11, 12]], [0: [2], 1: [12]]],
  ])
  func `keeps what several languages tell apart`(clusters: [[Int: [Int]]]) {
    #expect(joined(clusters) == clusters)
  }

  @Test func `keeps what a glossary tells apart`() {
    let clusters = [[0: [1], 1: [11], 2: [21]], [0: [1], 1: [11], 2: [21]]]
    #expect(joined(clusters, known: [[0], [1]]) == clusters)
    #expect(joined(clusters, known: [[0], []]).count == 1)
  }
}
