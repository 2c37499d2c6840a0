import DocumentFormats
import Testing

@testable import TermExtraction

/// What a label tells beside a name is what its language calls it.
@Suite struct DeclaredNamesTests {
  @Test(arguments: [
    ("floor division -- 向下取整除法", "向下取整除法"),
    ("向下取整除法 (floor division)", "向下取整除法"),
    ("Floor division：向下取整除法", "向下取整除法"),
    ("(floor division)", nil),
    ("floor divisions -- floor division", nil),
    ("true division -- 真除法", nil),
    ("floor division 向下取整除法", nil),
  ])
  func tellsNames(label: String, name: String?) {
    let input = SampleInput.aligned(["en": ["floor division"], "zh-Hans": [label]])
    var corpus = CorpusBuilder.corpus(of: input)
    let inventory = CandidateInventory(&corpus)
    let texts = DeclaredNames.links(in: inventory, of: corpus).map { link in
      inventory.candidates[link.second].spans[0].tokens.map { corpus.word($0) }.joined()
    }
    #expect(texts == (name.map { [$0] } ?? []))
  }
}
