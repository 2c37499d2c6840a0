/// Tells which words stand beside a copied name now and then and are no part of what a language calls
/// the thing: 默认 in “Rsbuild 默认”.
///
/// Where every other sentence has a name in Latin letters, as the name of a tool whose manual it is,
/// alignment links it with whatever often follows it.
struct CopiedNameParts {
  private let inventory: CandidateInventory
  private let corpus: Corpus
  private let uses: [[Int32: Int]]

  /// Counts the copied words of a corpus, in linear time.
  init(_ inventory: CandidateInventory, of corpus: Corpus) {
    self.inventory = inventory
    self.corpus = corpus
    var uses = corpus.languages.map { _ in [Int32: Int]() }
    for segment in corpus.segments where !corpus.isLatin(segment.language) {
      for token in segment.tokens where corpus.tokens[token].script == .latin {
        uses[segment.language][corpus.tokens[token].word, default: 0] += 1
      }
    }
    self.uses = uses
  }

  /// A concept without names that are the copied word that Latin languages have for it and words beside it,
  /// where the text has the copied word alone far more often.
  ///
  /// What somebody knows stays.
  func removed(from cluster: ConceptCluster) -> ConceptCluster {
    guard cluster.known.isEmpty, let copied = copiedWord(of: cluster) else { return cluster }
    var cluster = cluster
    for (language, names) in cluster.members where !corpus.isLatin(language) {
      let kept = names.filter { name in
        let words = words(of: name)
        guard words.count > 1, words.first == copied || words.last == copied else { return true }
        let alone = (uses[language][copied] ?? 0) - inventory.candidates[name].count
        return alone < inventory.candidates[name].count * Self.timesAsOften
      }
      cluster.members[language] = kept.isEmpty ? nil : kept
    }
    return cluster
  }

  /// The one word that all names of languages in Latin letters are; nil where they differ.
  private func copiedWord(of cluster: ConceptCluster) -> Int32? {
    let names = cluster.members.filter { corpus.isLatin($0.key) }.flatMap(\.value)
    let called = Set(names.map(words(of:)))
    guard called.count == 1, let word = called.first, word.count == 1 else { return nil }
    return word[0]
  }

  private func words(of candidate: Int) -> [Int32] {
    inventory.candidates[candidate].spans[0].tokens.map { corpus.tokens[$0].word }
  }

  /// How much more often than with a neighbour a copied word has to stand without it.
  private static let timesAsOften = 4
}
