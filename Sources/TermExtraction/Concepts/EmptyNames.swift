import LanguageText

/// Tells what is never the name of anything by itself: a number, an article, a preposition.
///
/// Alignment links them as surely as names, “17” with 17人, “for” with *para* and “basically” with
/// *básicamente*.
struct EmptyNames {
  private let corpus: Corpus
  private let stopWords: [Set<String>]

  /// Prepares telling them in all languages of a corpus.
  init(_ corpus: Corpus) {
    self.corpus = corpus
    stopWords = corpus.languages.map {
      StopWords.functionWords(of: $0)
    }
  }

  /// A concept without such names, and without the languages that have no others; nil where none is
  /// left, and where English says it with an adverb.
  ///
  /// Nor is a small Latin letter in another script another name of anything: the “s” behind 卷类型 is what
  /// is left of a plural.
  ///
  /// A concept that somebody knows, and a word that labels are known to have, stay.
  func removed(from cluster: ConceptCluster, in inventory: CandidateInventory) -> ConceptCluster? {
    guard cluster.known.isEmpty else { return cluster }
    guard !cluster.all.contains(where: { isAdverb(inventory.candidates[$0]) }) else { return nil }
    var cluster = cluster
    for (language, names) in cluster.members {
      let kept = names.filter { !isEmpty(inventory.candidates[$0]) }
      let words = kept.filter { !isLoneLetter(inventory.candidates[$0]) }
      cluster.members[language] = kept.isEmpty ? nil : words.isEmpty ? kept : words
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

  private func isLoneLetter(_ candidate: Candidate) -> Bool {
    guard !corpus.isLatin(candidate.language), !candidate.cues.contains(.known),
      let tokens = candidate.spans.first?.tokens, tokens.count == 1, let first = tokens.first
    else { return false }
    let token = corpus.tokens[first]
    return token.script == .latin && token.end - token.start == 1 && !token.isCapitalized
  }

  /// Whether English says with one word how something is done or thought of, or only calls out; what a
  /// text marks as a name is one.
  private func isAdverb(_ candidate: Candidate) -> Bool {
    guard corpus.languages[candidate.language].language == "en",
      candidate.cues.isDisjoint(with: .forcing.union(.listed)),
      let tokens = candidate.spans.first?.tokens, tokens.count == 1, let token = tokens.first
    else { return false }
    let word = corpus.word(token)
    return EnglishAdverbs.contains(word)
      || EnglishFrequency.entry(of: word).kind == .other && !Self.nouns.contains(word)
  }

  /// Words that are names as well.
  private static let nouns = WordList("else hello if minus plus persona sushi while zero")
}
