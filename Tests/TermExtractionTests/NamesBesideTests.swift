import LanguageText
import Testing

@testable import TermExtraction

/// Names of concepts that are joined, of which one stands where the other does.
struct NamesBesideTests {
  /// Two concepts that German and English have one name for, and French two that stand side by side.
  private static let input: ExtractionInput = SampleInput.aligned([
    "de": Array(repeating: "# Schachtel", count: 4), "en": Array(repeating: "# box", count: 4),
    "fr": Array(repeating: "La boîte, avec un réservoir.", count: 4),
  ])

  /// The second name is left behind, unless a glossary has it: then it is the first.
  @Test(arguments: [(nil, "boîte"), ("boîte", "boîte"), ("réservoir", "réservoir")])
  func leavesNoNameBehindThatAGlossaryHas(known: String?, expected: String) throws {
    var input = Self.input
    if let known {
      let term = KnownTerm(language: "fr", text: known)
      input.known = [KnownConcept(id: "known", terms: [term])]
    }
    var corpus = CorpusBuilder.corpus(of: input)
    let index = input.known.isEmpty ? nil : KnownTermIndex(input.known, in: corpus)
    let inventory = CandidateInventory(&corpus, known: index)
    let links = LinkFinder.links(
      in: inventory, of: corpus, known: KnownLinks(inventory, of: corpus, known: index),
      projected: ProjectedLinks(Projection(inventory, of: corpus), inventory, of: corpus))
    func candidate(_ name: String) throws -> Int {
      try #require(
        inventory.candidates.firstIndex { candidate in
          candidate.spans[0].tokens.map { corpus.word($0) } == [name]
        }, "\(name)")
    }
    let names = try ["schachtel", "box", "boîte", "réservoir"].map(candidate)
    let clusters = [names[2], names[3]].map {
      ConceptCluster(members: [0: [names[0]], 1: [names[1]], 2: [$0]])
    }
    let writer = ConceptWriter(
      inventory, of: corpus, input: input, options: ExtractionOptions(), links: links, russian: nil)
    let concept = try #require(writer.concepts(of: clusters).first)
    let french = try #require(concept.terms.first { $0.language == "fr" })
    #expect([french.text] + french.variants.map(\.text) == [expected])
  }
}
