import LanguageText
import Testing

@testable import TermExtraction

struct WordAlignmentTests {
  /// Sentences of a few words each, the same in both languages, in other orders.
  private static let input: ExtractionInput = {
    let english = ["red", "green", "small", "large"]
    let russian = ["красный", "зелёный", "малый", "крупный"]
    var lines: (english: [String], russian: [String]) = ([], [])
    for index in 0..<64 {
      let (one, other) = (index % 4, (index / 4) % 4)
      lines.english.append("Press \(english[one]) knob and \(english[other]) lever.")
      lines.russian.append("Нажмите \(russian[one]) вентиль и \(russian[other]) рычаг.")
    }
    return SampleInput.aligned(["en": lines.english, "ru": lines.russian])
  }()

  @Test func `a term is carried to the words that mean the same`() throws {
    var corpus = CorpusBuilder.corpus(of: Self.input)
    let inventory = CandidateInventory(&corpus)
    let projection = Projection(inventory, of: corpus)
    let links = ProjectedLinks(projection, inventory, of: corpus)
    let name = { (candidate: Int) in
      inventory.candidates[candidate].spans[0].tokens.map { corpus.word($0) }.joined(separator: " ")
    }
    let lever = try #require(inventory.candidates.indices.first { name($0) == "green lever" })
    let partners = links.partners(of: lever, in: 1)
    let names = partners.map { name($0) }
    #expect(names.first == "зеленый рычаг", "\(names)")
  }

  @Test func `a few groups carry nothing`() {
    let input = SampleInput.aligned(["en": ["A knob."], "ru": ["Вентиль."]])
    var corpus = CorpusBuilder.corpus(of: input)
    let inventory = CandidateInventory(&corpus)
    let carried = Projection(inventory, of: corpus).targets.filter { !$0.isEmpty }
    #expect(carried.isEmpty)
  }

  @Test func `the order of documents changes nothing`() {
    let extractor = TermExtractor()
    var other = Self.input
    other.documents.reverse()
    other.groups = other.groups.reversed().map { group in
      ExtractionGroup(
        members: group.members.map { .init(document: 1 - $0.document, segments: $0.segments) },
        score: group.score)
    }
    let names = { (concepts: [ProposedConcept]) in
      concepts.map { "\($0.id) \($0.confidence) \($0.terms.map(\.text))" }
    }
    let (one, two) = (names(extractor.extract(Self.input)), names(extractor.extract(other)))
    #expect(one == two)
  }
}
