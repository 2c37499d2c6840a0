import Testing

@testable import TermExtraction

struct AliasFinderTests {
  /// What recurs and how often, the sentence that puts two names side by side, and whether they are one thing.
  @Test(arguments: [
    (
      "The lock is held. The GIL is fair.", 12,
      "Each thread takes the global interpreter lock (GIL).", "GIL", true
    ),
    ("Boxwood is hard. The plywood is dry.", 9, "Cut the plywood (Boxwood).", "boxwood", true),
    // One stands for an example of the other.
    ("Boxwood is hard. The plywood is dry.", 60, "Cut the plywood (Boxwood).", "boxwood", false),
  ])
  func namesInBrackets(
    recurring: String, times: Int, sentence: String, inner: String, areOne: Bool
  ) {
    var corpus = SampleInput.corpus(
      Array(repeating: recurring, count: times) + Array(repeating: sentence, count: 2),
      language: "en")
    corpus.languages.append("de")
    let inventory = CandidateInventory(&corpus)
    let aliases = AliasFinder.aliases(in: inventory, of: corpus)
    let names = aliases.map { alias in
      [alias.first, alias.second].map { index in
        inventory.candidates[index].spans[0].tokens.map { corpus.word($0) }
          .joined(separator: " ")
      }
    }
    #expect(
      names.contains { $0.contains(inner.lowercased()) } == areOne,
      "\(names)"
    )
    #expect(!names.contains { $0.contains("lock") }, "\(names)")
  }
}
