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

  /// A sentence with a bracket, what recurs, and whether the bracket gives that another name.
  @Test(arguments: [
    ("用平滑回归(ridge regression)建模。", "回归很好。", false),
    ("用回归(ridge regression)建模。", "回归很好。", true),
  ])
  func namesInChineseBrackets(sentence: String, recurring: String, areOne: Bool) {
    var corpus = SampleInput.corpus(
      Array(repeating: recurring, count: 4) + [sentence, sentence], language: "zh-Hans")
    let inventory = CandidateInventory(&corpus)
    let names = AliasFinder.aliases(in: inventory, of: corpus).flatMap { [$0.first, $0.second] }
      .map { index in
        inventory.candidates[index].spans[0].tokens.map { corpus.word($0) }.joined()
      }
    #expect(names.contains("回归") == areOne, "\(names)")
  }

  /// A heading in two languages, and whether the Latin word in one has another name beside it.
  @Test(arguments: [
    ("Configuring Plywood", "Настройка Plywood", false), ("Plywood", "Фанера Plywood", true),
  ])
  func namesInLabels(english: String, russian: String, areOne: Bool) {
    let input = SampleInput.aligned([
      "en": ["# " + english, "Cut the Plywood."],
      "ru": ["# " + russian, "Отрежьте Plywood.", "Фанера и настройка."],
    ])
    var corpus = CorpusBuilder.corpus(of: input)
    let inventory = CandidateInventory(&corpus)
    #expect(AliasFinder.aliases(in: inventory, of: corpus).isEmpty != areOne)
  }
}
