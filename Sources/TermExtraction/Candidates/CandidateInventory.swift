import LanguageText

/// The candidates of all languages of a corpus.
struct CandidateInventory: Sendable {
  /// All candidates, language by language.
  private(set) var candidates: [Candidate]
  /// For each segment of the corpus, its candidates' places: indices into ``candidates`` with the
  /// stretch, by start and, from the same start, the longest first.
  private(set) var places: [[Place]]

  /// A candidate in a segment.
  struct Place: Sendable {
    /// The index of the candidate.
    var candidate: Int32
    /// The tokens.
    var lower: Int32
    var upper: Int32

    /// Whether the place holds another one, and is not the same stretch.
    func holds(_ other: Place) -> Bool {
      lower <= other.lower && other.upper <= upper && upper - lower > other.upper - other.lower
    }
  }

  /// For each language, what finds and identifies its candidates.
  let keys: [any CandidateProposer]

  /// Finds the candidates of a corpus; the vocabulary grows by lemmas.
  init(_ corpus: inout Corpus, known: KnownTermIndex? = nil) {
    candidates = []
    let listed = KnownTermIndex(interfaceWordsIn: corpus)
    let marks = [listed] + (known.map { [$0] } ?? [])
    keys = corpus.languages.indices.map { Self.proposer(for: $0, of: &corpus) }
    for language in corpus.languages.indices {
      candidates += Self.candidates(of: language, by: keys[language], in: corpus, marks: marks)
    }
    places = Self.places(of: candidates, in: corpus)
    Termhood.rate(&candidates, places: places, in: corpus)
    if corpus.isEnglishAlone {
      EnglishTermModel.shared.rate(&candidates, in: corpus)
      return
    }
    candidates.removeAll(where: \.isSubsumed)
    places = Self.places(of: candidates, in: corpus)
  }

  /// Adds candidates and rates all of them anew; the indices of those before stay.
  ///
  /// Newcomers that are parts of longer candidates are left out; what turns out to be a part of a
  /// newcomer is hardly a term.
  mutating func add(_ newcomers: [Candidate], in corpus: Corpus) {
    guard !newcomers.isEmpty else { return }
    let known = candidates
    var kept = newcomers
    for _ in 0..<2 {
      candidates = known + kept
      places = Self.places(of: candidates, in: corpus)
      Termhood.rate(&candidates, places: places, in: corpus)
      let whole = candidates[known.count...].filter { !$0.isSubsumed }
      if whole.count == kept.count { break }
      kept = Array(whole)
    }
    for index in candidates.indices where candidates[index].isSubsumed {
      candidates[index].termhood *= Self.subsumedShare
    }
  }

  /// What is left of the termhood of a part of a newcomer.
  private static let subsumedShare = 0.3

  /// The candidate that stands at just these tokens of a segment; nil where none does.
  func candidate(at range: Range<Int>, in segment: Int) -> Int32? {
    places[segment].first {
      Int($0.lower) == range.lowerBound && Int($0.upper) == range.upperBound
    }?.candidate
  }

  /// What identifies a candidate among those of its language.
  func key(of candidate: Int, in corpus: Corpus) -> UInt64? {
    let item = candidates[candidate]
    return item.spans.first.map { keys[item.language].key(of: $0, in: corpus) }
  }

  private static func places(of candidates: [Candidate], in corpus: Corpus) -> [[Place]] {
    var places = Array(repeating: [Place](), count: corpus.segments.count)
    for (index, candidate) in candidates.enumerated() {
      for span in candidate.spans {
        places[Int(span.segment)].append(
          Place(candidate: Int32(index), lower: span.lower, upper: span.upper))
      }
    }
    for segment in places.indices {
      places[segment].sort {
        ($0.lower, -$0.upper, $0.candidate) < ($1.lower, -$1.upper, $1.candidate)
      }
    }
    return places
  }

  private static func proposer(
    for language: Int, of corpus: inout Corpus
  ) -> any CandidateProposer {
    let tag = corpus.languages[language]
    if corpus.isEnglishAlone { return EnglishCandidates(&corpus) }
    switch tag.language {
    case "ru": return RussianCandidates(vocabulary: &corpus.vocabulary)
    case "ja": return JapaneseCandidates(vocabulary: &corpus.vocabulary)
    case "zh", "yue": return ChineseCandidates(vocabulary: &corpus.vocabulary)
    default:
      let guessed = tag.language == "en" ? [] : StopWords.likely(in: language, of: corpus)
      let isEnglish = tag.language == "en"
      let stopWords = isEnglish ? guessed : guessed.union(StopWords.functionWords(of: tag))
      return SpacedCandidates(
        language: tag, words: corpus.counts(of: language), vocabulary: &corpus.vocabulary,
        stopWords: stopWords,
        nouns: isEnglish ? ConvertedNouns(in: language, of: corpus) : nil,
        participles: isEnglish
          ? AttributiveParticiples(in: language, of: corpus) : nil,
        syllables: tag.language == "vi" ? BoundSyllables(in: language, of: corpus) : nil)
    }
  }

  private static func candidates(
    of language: Int, by proposer: any CandidateProposer, in corpus: Corpus,
    marks: [KnownTermIndex]
  ) -> [Candidate] {
    let all = collected(proposer, marks, language, corpus).filter {
      !LabelParts.areTwoNames(in: $0, of: corpus)
    }
    switch corpus.languages[language].language {
    case "ja": return JapaneseFilter.terms(among: all, in: corpus)
    case "zh", "yue": return ChineseFilter.words(among: all, in: corpus)
    default: return all
    }
  }

  private static func collected(
    _ proposer: some CandidateProposer, _ marks: [KnownTermIndex], _ language: Int,
    _ corpus: Corpus
  ) -> [Candidate] {
    CandidateCollector(proposer: proposer, marks: marks).candidates(of: language, in: corpus)
  }
}
