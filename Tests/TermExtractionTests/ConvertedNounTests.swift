import Testing

@testable import TermExtraction

struct ConvertedNounTests {
  /// A sentence with its word that may be a verb or a noun between ⟦⟧, and whether it is a noun.
  @Test(arguments: [
    ("The ⟦return⟧ value is dropped.", true),
    ("You can ⟦return⟧ values early.", false),
    ("Functions ⟦return⟧ the value.", false),
    ("The variance of ⟦means⟧ shrinks.", true),
    ("They ⟦mean⟧ it.", false),
    // Nothing beside it tells; the other places of the text do.
    ("# ⟦Mean⟧ and variance", true),
    ("# ⟦Call⟧ graphs", false),
  ])
  func `a verb is a noun behind an article or a preposition`(text: String, isNoun: Bool) throws {
    let marked = text.split(separator: "⟦", omittingEmptySubsequences: false)
    let word = try #require(marked.last?.split(separator: "⟧").first).lowercased()
    let plain = text.filter { $0 != "⟦" && $0 != "⟧" }
    let others = ["The mean is here.", "A mean of three.", "Take the mean now.", "To call it."]
    let corpus = SampleInput.corpus([plain] + others, language: "en")
    let nouns = ConvertedNouns(in: 0, of: corpus)
    let token = try #require(corpus.segments[0].tokens.first { corpus.word($0) == word })
    #expect(nouns.contain(token) == isNoun)
  }
}
