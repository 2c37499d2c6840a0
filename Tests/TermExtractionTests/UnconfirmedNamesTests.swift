import Testing

@testable import TermExtraction

/// Rare names in a language of little text, by how likely the names of other languages are the same.
struct UnconfirmedNamesTests {
  /// A thing that three languages name on each of ten lines, and a fourth on the first alone, which has so
  /// many lines in all.
  private func builder(
    russianLines: Int, likelihoods: [Double], known: Bool = false
  ) throws -> (builder: ConceptBuilder, russian: Int) {
    let others = Array(repeating: "# Петля", count: russianLines - 1)
    var input = SampleInput.aligned([
      "de": Array(repeating: "# Schachtel", count: 10), "en": Array(repeating: "# box", count: 10),
      "fr": Array(repeating: "# boîte", count: 10), "ru": ["# Коробка"] + others,
    ])
    let term = KnownTerm(language: "ru", text: "коробка")
    if known { input.known = [KnownConcept(id: "known", terms: [term])] }
    var corpus = CorpusBuilder.corpus(of: input)
    let index = known ? KnownTermIndex(input.known, in: corpus) : nil
    let inventory = CandidateInventory(&corpus, known: index)
    let links = LinkFinder.links(
      in: inventory, of: corpus, known: KnownLinks(inventory, of: corpus, known: index),
      projected: ProjectedLinks(Projection(inventory, of: corpus), inventory, of: corpus))
    let names = try ["schachtel", "box", "boîte", "коробка"].map { name in
      try #require(
        inventory.candidates.firstIndex { candidate in
          candidate.spans[0].tokens.map { corpus.word($0) } == [name]
        }, "\(name)")
    }
    var builder = ConceptBuilder(inventory, links)
    builder.clusters[names[0]].members = Dictionary(
      uniqueKeysWithValues: names.map { (inventory.candidates[$0].language, [$0]) })
    for name in names.dropFirst() {
      builder.clusters[name].members = [:]
      builder.clusterOf[name] = names[0]
    }
    for (other, likelihood) in zip(names, likelihoods) {
      builder.probability[ConceptBuilder.key(other, names[3])] = likelihood
    }
    builder.removeUnconfirmed()
    return (builder, names[3])
  }

  @Test(arguments: [
    ([0.7, 0.3, 0.1], false), ([0.7, 0, 0], false), ([0.5, 0.5, 0.3], true), ([0.85, 0, 0], true),
  ])
  func oneSureLanguageOrAllTogetherConfirmIt(likelihoods: [Double], stays: Bool) throws {
    let (builder, russian) = try builder(russianLines: 1, likelihoods: likelihoods)
    let home = builder.clusters[builder.clusterOf[russian]]
    #expect(home.members.count == (stays ? 4 : 1))
    #expect(home.all.contains(russian))
  }

  @Test func aLanguageWithAllItsPagesKeepsIts() throws {
    let (builder, russian) = try builder(russianLines: 5, likelihoods: [0, 0, 0])
    #expect(builder.clusters[builder.clusterOf[russian]].members.count == 4)
  }

  @Test func soDoesWhatAGlossaryHas() throws {
    let (builder, russian) = try builder(russianLines: 1, likelihoods: [0, 0, 0], known: true)
    #expect(builder.clusters[builder.clusterOf[russian]].members.count == 4)
  }
}
