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

  /// Finds the candidates of a corpus; the vocabulary grows by lemmas.
  init(_ corpus: inout Corpus, known: KnownTermIndex? = nil) {
    candidates = []
    let listed = KnownTermIndex(interfaceWordsIn: corpus.languages)
    let marks = [listed] + (known.map { [$0] } ?? [])
    for language in corpus.languages.indices {
      candidates += Self.candidates(of: language, in: &corpus, marks: marks)
    }
    places = Self.places(of: candidates, in: corpus)
    Termhood.rate(&candidates, places: places, in: corpus)
    candidates.removeAll(where: \.isSubsumed)
    places = Self.places(of: candidates, in: corpus)
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

  private static func candidates(
    of language: Int, in corpus: inout Corpus, marks: [KnownTermIndex]
  ) -> [Candidate] {
    let tag = corpus.languages[language]
    switch tag.language {
    case "ru":
      let proposer = RussianCandidates(vocabulary: &corpus.vocabulary)
      return CandidateCollector(proposer: proposer, marks: marks).candidates(
        of: language, in: corpus)
    case "ja":
      let proposer = JapaneseCandidates(vocabulary: &corpus.vocabulary)
      let all = CandidateCollector(proposer: proposer, marks: marks).candidates(
        of: language, in: corpus)
      return JapaneseFilter.terms(among: all, in: corpus)
    case "zh", "yue":
      let proposer = ChineseCandidates(vocabulary: &corpus.vocabulary)
      let all = CandidateCollector(proposer: proposer, marks: marks).candidates(
        of: language, in: corpus)
      return ChineseFilter.words(among: all, in: corpus)
    default:
      let stopWords = tag.language == "en" ? [] : StopWords.likely(in: language, of: corpus)
      let proposer = SpacedCandidates(
        language: tag, vocabulary: &corpus.vocabulary, stopWords: stopWords)
      return CandidateCollector(proposer: proposer, marks: marks).candidates(
        of: language, in: corpus)
    }
  }
}
