import LanguageText

/// Noun phrases of languages written with spaces, told from the rest by stop words alone.
struct SpacedCandidates: CandidateProposer {
  /// Words of a candidate, at most.
  private static let longest = 5

  private let isStop: [Bool]
  private let isListed: [Bool]
  /// The words whose ending tells that they are verbs or adjectives.
  private let predicates: Set<Int32>
  private let isWeakEdge: [Bool]
  private let lemma: [Int32]
  private let linkingWords: Set<Int32>
  /// Whether every word of a phrase inflects, not the last one alone.
  private let inflectsThroughout: Bool
  /// Where verbs that end a phrase are nouns.
  private let nouns: ConvertedNouns?
  /// Where verbs that end a phrase stand inside a name.
  private let participles: AttributiveParticiples?
  /// Where words go on behind a space.
  private let syllables: BoundSyllables?

  /// Prepares the rules for the vocabulary of a corpus, of which the language has some words so often.
  init(
    language: LanguageTag, words: [Int32: Int], vocabulary: inout Vocabulary,
    stopWords: Set<String>, nouns: ConvertedNouns? = nil,
    participles: AttributiveParticiples? = nil, syllables: BoundSyllables? = nil
  ) {
    self.nouns = nouns
    self.participles = participles
    self.syllables = syllables
    let isEnglish = language.language == "en"
    // API'nin is a name with its case.
    let hasSuffixes = language.language == "tr"
    let texts = vocabulary.texts
    let isVerb: (String) -> Bool =
      switch language.language {
      case "en": EnglishWords.verbs.contains
      case "ko": KoreanPredicates.contain
      case "uk": UkrainianVerbs.contain
      default: { _ in false }
      }
    isListed = texts.map { stopWords.contains($0) || !isEnglish && $0.hasSuffix("'") }
    isStop = zip(texts, isListed).map { word, isListed in
      isListed || isVerb(word) || isEnglish && EnglishWords.function.contains(word)
    }
    let hasEndings = ["ko", "uk"].contains(language.language)
    predicates = hasEndings ? Set(words.keys.filter { isVerb(texts[Int($0)]) }) : []
    isWeakEdge = texts.map {
      isEnglish && (EnglishAdverbs.contains($0) || $0.hasSuffix("'s"))
        || $0.unicodeScalars.count < 2 || $0.contains("'") && !hasSuffixes
        || $0.utf8.first.map { (0x30...0x39).contains($0) } == true
    }
    let lemmas = Self.lemmas(of: words, in: vocabulary, language: language)
    var lemma: [Int32] = []
    for word in texts {
      lemma.append(
        vocabulary.number(of: isEnglish ? EnglishNoun.singular(of: word) : lemmas[word] ?? word))
    }
    self.lemma = lemma
    inflectsThroughout = ["de", "es", "fr", "it", "pl", "pt", "ro", "uk"]
      .contains(language.language)
    linkingWords = Set(
      (isEnglish
        ? ["of"]
        : [
          "d'", "de", "du", "des", "dell'", "di", "del", "dello", "della", "dei", "degli", "delle",
          "do", "da", "van",
        ])
        .compactMap { vocabulary.existingNumber(of: $0) })
  }

  /// The lemmas of words of the languages that have rules for them here, which come with their counts;
  /// empty for others.
  static func lemmas(
    of words: [Int32: Int], in vocabulary: Vocabulary, language: LanguageTag
  ) -> [String: String] {
    guard lemmatized.contains(language.language) else { return [:] }
    return CitationForm.lemmas(
      forms: Dictionary(words.map { (vocabulary[$0], $1) }, uniquingKeysWith: +),
      language: language)
  }

  /// The languages whose words are brought together by lemma.
  static let lemmatized: Set<String> = [
    "de", "es", "fr", "it", "ko", "nl", "pl", "pt", "ro", "sv", "tr", "uk",
  ]

  func key(of span: CandidateSpan, in corpus: Corpus) -> UInt64 {
    var hash = KeyHash()
    for token in span.tokens {
      let word = corpus.tokens[token].word
      let isInflected = inflectsThroughout || token == span.tokens.upperBound - 1
      hash.add(isInflected && Int(word) < lemma.count ? lemma[Int(word)] : word)
    }
    return hash.value
  }

  func cutsWord(at token: Int) -> Bool { syllables?.goesOn(at: token) == true }

  func isFunction(_ word: Int32) -> Bool { Int(word) < isListed.count && isListed[Int(word)] }

  func isPredicate(_ word: Int32) -> Bool { predicates.contains(word) }

  func spans(in index: Int, of corpus: Corpus) -> [CandidateSpan] {
    let segment = corpus.segments[index]
    var result: [CandidateSpan] = []
    var start = segment.tokens.lowerBound
    for token in segment.tokens where !isInside(token, corpus) {
      append(start..<token, index, corpus, &result)
      start = token + 1
    }
    append(start..<segment.tokens.upperBound, index, corpus, &result)
    return result
  }

  private func isInside(_ token: Int, _ corpus: Corpus) -> Bool {
    let (script, word) = (corpus.tokens[token].script, corpus.tokens[token].word)
    guard script.isWord, Int(word) < isStop.count else { return false }
    return !isStop[Int(word)] || linkingWords.contains(word) || nouns?.contain(token) == true
      || participles?.contain(token) == true || syllables?.isPart(token) == true
  }

  private func append(
    _ chunk: Range<Int>, _ segment: Int, _ corpus: Corpus, _ result: inout [CandidateSpan]
  ) {
    for lower in chunk where canBegin(lower, corpus) && !cutsWord(at: lower) {
      var hasLink = false
      for upper in lower + 1...min(chunk.upperBound, lower + Self.longest) {
        hasLink = hasLink || linkingWords.contains(corpus.tokens[upper - 1].word)
        guard canEnd(upper - 1, corpus), !cutsWord(at: upper) else { continue }
        var cues: CandidateCues = []
        let isLeft =
          lower == chunk.lowerBound || linkingWords.contains(corpus.tokens[lower - 1].word)
        let isRight =
          upper == chunk.upperBound || linkingWords.contains(corpus.tokens[upper].word)
        if isLeft && isRight { cues.insert(.delimited) }
        result.append(
          CandidateSpan(
            segment: Int32(segment), lower: Int32(lower), upper: Int32(upper), cues: cues))
      }
    }
  }

  private func canBegin(_ token: Int, _ corpus: Corpus) -> Bool {
    guard participles?.contain(token) != true else { return false }
    let (script, word) = (corpus.tokens[token].script, corpus.tokens[token].word)
    return script != .number && !linkingWords.contains(word) && !isWeakEdge[Int(word)]
  }

  private func canEnd(_ token: Int, _ corpus: Corpus) -> Bool {
    guard participles?.contain(token) != true else { return false }
    let (script, word) = (corpus.tokens[token].script, corpus.tokens[token].word)
    return script != .number && !linkingWords.contains(word) && !isWeakEdge[Int(word)]
  }
}
