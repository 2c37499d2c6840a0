/// Keeps the Japanese stretches that are terms, not chance phrases.
enum JapaneseFilter {
  /// The candidates without phrases joined by の that never recur.
  static func terms(among candidates: [Candidate], in corpus: Corpus) -> [Candidate] {
    candidates.filter { candidate in
      guard candidate.count == 1, let span = candidate.spans.first,
        candidate.cues.isDisjoint(with: .forcing)
      else { return true }
      return !span.tokens.contains { corpus.word($0) == "の" }
    }
  }
}
