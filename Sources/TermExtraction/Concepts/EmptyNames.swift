import LanguageText

/// Tells what is never the name of anything by itself: a number, an article, a preposition.
///
/// Alignment links them as surely as names, “17” with 17人 and “for” with *para*.
struct EmptyNames {
  private let corpus: Corpus
  private let stopWords: [Set<String>]

  /// Prepares telling them in all languages of a corpus.
  init(_ corpus: Corpus) {
    self.corpus = corpus
    stopWords = corpus.languages.map {
      $0.language == "en" ? Set(EnglishWords.function.all) : FunctionWords.words(of: $0)
    }
  }

  /// A concept without such names, and without the languages that have no others; nil where none is
  /// left.
  ///
  /// A concept that somebody knows, and a word that labels are known to have, stay.
  func removed(from cluster: ConceptCluster, in inventory: CandidateInventory) -> ConceptCluster? {
    guard cluster.known.isEmpty else { return cluster }
    var cluster = cluster
    for (language, names) in cluster.members {
      let kept = names.filter { !isEmpty(inventory.candidates[$0]) }
      cluster.members[language] = kept.isEmpty ? nil : kept
    }
    return cluster.members.isEmpty ? nil : cluster
  }

  private func isEmpty(_ candidate: Candidate) -> Bool {
    guard let span = candidate.spans.first, !candidate.cues.contains(.listed) else { return false }
    let words = stopWords[candidate.language]
    return span.tokens.allSatisfy { token in
      let script = corpus.tokens[token].script
      return script == .number || !script.isWord || words.contains(corpus.word(token))
    }
  }
}
