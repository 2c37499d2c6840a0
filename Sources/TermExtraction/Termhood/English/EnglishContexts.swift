/// What stands beside each word of an English text: in place of parts of speech, which nobody
/// tagged, articles before a word and prepositions behind it tell nouns from verbs.
struct EnglishContexts: Sendable {
  /// What a word stands beside.
  enum Neighbor: Int, CaseIterable, Sendable {
    case determiner, verbal, auxiliary, preposition, edge, mark, function, content
  }

  /// For each word of the vocabulary, how often each kind of neighbour stands before it, and behind.
  private var before: [[Int32]]
  private var behind: [[Int32]]
  /// For each word of the vocabulary, how often it occurs, how often inside a sentence, and how
  /// often with a capital there.
  private(set) var counts: [Int32]
  private var inside: [Int32]
  private var capitals: [Int32]
  private let kinds: [Neighbor]
  /// The number of words in the text.
  private(set) var total = 0

  /// Counts over a text, in time linear in its tokens.
  init(_ corpus: Corpus) {
    let texts = corpus.vocabulary.texts
    let none = Array(repeating: Int32(0), count: Neighbor.allCases.count)
    before = Array(repeating: none, count: texts.count)
    behind = before
    counts = Array(repeating: 0, count: texts.count)
    inside = counts
    capitals = counts
    kinds = texts.map { Self.kind(of: $0) }
    for segment in corpus.segments { count(segment, corpus) }
  }

  private mutating func count(_ segment: CorpusSegment, _ corpus: Corpus) {
    let words = segment.tokens.filter { corpus.tokens[$0].script.isWord }
    let capital = words.count { corpus.tokens[$0].isCapitalized }
    let isTitle = 5 * capital > 3 * words.count
    for token in words {
      let word = Int(corpus.tokens[token].word)
      counts[word] += 1
      total += 1
      before[word][neighbor(token - 1, segment.tokens, corpus).rawValue] += 1
      behind[word][neighbor(token + 1, segment.tokens, corpus).rawValue] += 1
      let followsWord =
        token > segment.tokens.lowerBound && corpus.tokens[token - 1].script.isWord
      if followsWord, !isTitle {
        inside[word] += 1
        if corpus.tokens[token].isCapitalized { capitals[word] += 1 }
      }
    }
  }

  /// What stands at a token of a segment, or beyond its ends.
  func neighbor(_ token: Int, _ segment: Range<Int>, _ corpus: Corpus) -> Neighbor {
    guard segment.contains(token) else { return .edge }
    guard corpus.tokens[token].script.isWord else { return .mark }
    let word = Int(corpus.tokens[token].word)
    return word < kinds.count ? kinds[word] : .content
  }

  /// The share of a word's places before which, or behind which, a neighbour stands, 0…1.
  func share(of neighbor: Neighbor, before word: Int32) -> Float {
    Float(before[Int(word)][neighbor.rawValue]) / Float(counts[Int(word)] + 1)
  }

  /// The share of a word's places behind which a neighbour stands, 0…1.
  func share(of neighbor: Neighbor, behind word: Int32) -> Float {
    Float(behind[Int(word)][neighbor.rawValue]) / Float(counts[Int(word)] + 1)
  }

  /// The share of a word's places inside sentences where it has a capital, 0…1.
  func capitalShare(of word: Int32) -> Float {
    Float(capitals[Int(word)]) / Float(max(1, inside[Int(word)]))
  }

  private static func kind(of word: String) -> Neighbor {
    if determiners.contains(word) { return .determiner }
    if verbal.contains(word) { return .verbal }
    if auxiliaries.contains(word) { return .auxiliary }
    if prepositions.contains(word) { return .preposition }
    return EnglishWords.function.contains(word) || word.utf8.count > 3 && word.hasSuffix("ly")
      ? .function : .content
  }

  private static let determiners = WordList(
    "a an the this that these those its their his her our my your each every any some no such")
  /// What a verb follows.
  private static let verbal = WordList(
    """
    to will would can could may might must shall should not who which they we you i he she it
    """)
  private static let auxiliaries = WordList("is are was were be been being has have had")
  private static let prepositions = WordList(
    """
    of in on at by for with from into between among under over through during against about within
    without via per as and or
    """)
}
