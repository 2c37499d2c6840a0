import LanguageText
import Testing

@testable import TermExtraction

/// Second names of concepts of several languages, which all of these have a say in.
struct StrangersTests {
  /// Two things in three languages, by how often the text has the second one’s name with the first.
  private static func input(shared: Int, alone: Int) -> ExtractionInput {
    func lines(_ box: String, _ tank: String, _ words: String) -> [String] {
      Array(repeating: "# " + box, count: 3) + Array(repeating: "# " + words, count: shared)
        + Array(repeating: "# " + tank, count: alone)
    }
    return SampleInput.aligned([
      "de": lines("Schachtel", "Behälter", "Schachtel"), "en": lines("box", "tank", "box"),
      "fr": lines("boîte", "réservoir", "réservoir"),
    ])
  }

  /// A name of the box in French stays beside the usual one where the others name the box as well, and goes
  /// where they hardly ever do; what stands in a few places stays.
  @Test(
    arguments: [(0, 6, false), (1, 9, false), (2, 4, true), (3, 0, true), (0, 3, true)])
  func theOtherLanguagesHaveASay(shared: Int, alone: Int, stays: Bool) throws {
    var corpus = CorpusBuilder.corpus(of: Self.input(shared: shared, alone: alone))
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
    let names = try ["schachtel", "box", "boîte", "réservoir"].map(candidate)
    var builder = ConceptBuilder(inventory, links)
    let languages = names.map { inventory.candidates[$0].language }
    builder.clusters = [
      ConceptCluster(
        members: [
          languages[0]: [names[0]], languages[1]: [names[1]], languages[2]: [names[2], names[3]],
        ])
    ]
    builder.removeStrangers()
    let expected = stays ? [names[2], names[3]] : [names[2]]
    #expect(builder.clusters[0].members[languages[2]] == expected)
  }

  /// A word that stands untranslated where the concept is named does not push out the native name, although
  /// that mostly stands elsewhere.
  @Test func whatIsLeftUntranslatedPushesNoNameOut() throws {
    let lines = { (one: String, other: String) in
      Array(repeating: "# " + one, count: 3) + Array(repeating: "# " + other, count: 9)
    }
    var corpus = CorpusBuilder.corpus(
      of: SampleInput.aligned(["en": lines("box", "tank"), "ru": lines("box", "коробка")]))
    let inventory = CandidateInventory(&corpus)
    let projection = Projection(inventory, of: corpus)
    let links = LinkFinder.links(
      in: inventory, of: corpus, known: KnownLinks(inventory, of: corpus, known: nil),
      projected: ProjectedLinks(projection, inventory, of: corpus))
    let russian = try #require(corpus.languages.firstIndex { $0.language == "ru" })
    func candidate(_ name: String, in language: Int) throws -> Int {
      try #require(
        inventory.candidates.firstIndex { candidate in
          candidate.language == language
            && candidate.spans[0].tokens.map { corpus.word($0) } == [name]
        }, "\(name)")
    }
    let names = try ["коробка", "box"].map { try candidate($0, in: russian) }
    var builder = ConceptBuilder(inventory, links)
    builder.clusters = [
      ConceptCluster(
        members: [1 - russian: [try candidate("box", in: 1 - russian)], russian: names])
    ]
    builder.removeStrangers()
    #expect(builder.clusters[0].members[russian] == names)
  }
}
