import Testing

@testable import TermExtraction

/// Names that a concept has borrowed from another one.
struct BorrowedNamesTests {
  /// The German name of the tank is one of the box, too, unless it hardly stands where the English text has
  /// a box and no tank; a few such places tell nothing.
  @Test(
    arguments: [(0, 6, false), (3, 3, true), (6, 0, true), (0, 3, true), (1, 9, false)])
  func aNameStandsWhereItsOwnConceptIsNotNamed(tanks: Int, crates: Int, stays: Bool) throws {
    func lines(_ both: String, _ own: String, _ tank: String, _ crate: String) -> [String] {
      Array(repeating: both, count: 4) + ["# " + own] + Array(repeating: "# " + tank, count: tanks)
        + Array(repeating: "# " + crate, count: crates)
    }
    var corpus = CorpusBuilder.corpus(
      of: SampleInput.aligned([
        "de": lines("Der Behälter steht.", "Behälter", "Behälter", "Kiste"),
        "en": lines("The box stands in the tank.", "tank", "box", "box"),
      ]))
    let inventory = CandidateInventory(&corpus)
    let projection = Projection(inventory, of: corpus)
    let links = LinkFinder.links(
      in: inventory, of: corpus, known: KnownLinks(inventory, of: corpus, known: nil),
      projected: ProjectedLinks(projection, inventory, of: corpus))
    func candidate(_ name: String) throws -> Int {
      try #require(
        inventory.candidates.firstIndex { candidate in
          candidate.spans[0].tokens.map { corpus.word($0) } == [name]
        }, "\(name)")
    }
    let names = try ["behälter", "tank", "box"].map(candidate)
    let languages = names.map { inventory.candidates[$0].language }
    var builder = ConceptBuilder(inventory, links)
    builder.clusters = [
      ConceptCluster(members: [languages[0]: [names[0]], languages[1]: [names[1]]]),
      ConceptCluster(members: [languages[0]: [names[0]], languages[1]: [names[2]]]),
    ]
    builder.clusters[1].borrowed[names[0]] = 1
    builder.clusterOf = builder.clusterOf.map { _ in 1 }
    builder.clusterOf[names[0]] = 0
    builder.clusterOf[names[1]] = 0
    builder.returnBorrowedNames()
    #expect(builder.clusters[1].members[languages[0]] == (stays ? [names[0]] : nil))
    #expect(builder.clusters[0].members[languages[0]] == [names[0]])
  }
}
