import LanguageText

/// The places at which a verb of general use stands as a noun: “the return value”, “of the mean”.
///
/// Such verbs end a candidate, but English makes nouns of many. An article or a preposition before
/// one says noun; “to”, a pronoun or a modal before it, or an article behind it, says verb; where
/// neither tells, the word's other places in the same text do.
struct ConvertedNouns: Sendable {
  private var places: Set<Int32> = []

  /// Whether the word at a token is a noun there.
  func contain(_ token: Int) -> Bool { places.contains(Int32(token)) }

  /// Reads the segments of one language, in time linear in the tokens.
  init(in language: Int, of corpus: Corpus) {
    let hints = corpus.vocabulary.texts.map { Hint(of: $0) }
    var open: [Int32: [Int32]] = [:]
    var votes: [Int32: (noun: Int, verb: Int)] = [:]
    for segment in corpus.segments where segment.language == language {
      for token in segment.tokens where hints[Int(corpus.tokens[token].word)].isConvertible {
        let word = corpus.tokens[token].word
        switch Self.reading(at: token, segment.tokens, corpus, hints) {
        case .noun:
          places.insert(Int32(token))
          votes[word, default: (0, 0)].noun += 1
        case .verb: votes[word, default: (0, 0)].verb += 1
        case nil: open[word, default: []].append(Int32(token))
        }
      }
    }
    for (word, tokens) in open {
      let vote = votes[word] ?? (0, 0)
      if vote.noun >= Self.fewest, vote.noun > vote.verb { places.formUnion(tokens) }
    }
  }

  private enum Reading { case noun, verb }

  /// What a word tells of its neighbours.
  private struct Hint {
    let isConvertible: Bool
    let isArticle: Bool
    let isPreposition: Bool
    let beginsVerb: Bool

    init(of word: String) {
      isConvertible = ConvertedNouns.isConvertible(word)
      isArticle = ConvertedNouns.articles.contains(word)
      isPreposition = ConvertedNouns.prepositions.contains(word)
      beginsVerb = ConvertedNouns.verbal.contains(word)
    }
  }

  /// What the neighbours say; nil where they say nothing.
  private static func reading(
    at token: Int, _ segment: Range<Int>, _ corpus: Corpus, _ hints: [Hint]
  ) -> Reading? {
    let hint = { (place: Int) in
      segment.contains(place) ? hints[Int(corpus.tokens[place].word)] : nil
    }
    if let next = hint(token + 1), next.isArticle { return .verb }
    guard let last = hint(token - 1) else { return nil }
    if last.beginsVerb { return .verb }
    return last.isArticle || last.isPreposition ? .noun : nil
  }

  /// Whether a word is the plain form of a verb of general use, or its -s: “return”, not “returned”.
  private static func isConvertible(_ word: String) -> Bool {
    guard EnglishWords.verbs.contains(word) else { return false }
    let isPlain = [word + "s", word + "es"].contains { EnglishWords.verbs.contains($0) }
    let plain = EnglishNoun.singular(of: word)
    return isPlain || plain != word && EnglishWords.verbs.contains(plain)
  }

  private static let articles = WordList(
    """
    a an the this that these those each every any some no another its my your our their his her
    """)
  private static let prepositions = WordList("of in for with by from on at per between without")
  private static let verbal = WordList(
    """
    to can could will would shall should may might must do does did don't doesn't didn't can't cannot
    won't not i you we they it he she who which let's please then also always never
    """)

  /// Places that say noun, for a word to be one where nothing tells.
  private static let fewest = 3
}
