import LanguageText

/// Chinese: stretches of Han characters between function words, alone or behind a Latin word.
///
/// No dictionary decides: every stretch is proposed, and how free its neighbours are
/// (``BoundaryFreedom``) tells words from fragments afterwards.
struct ChineseCandidates: CandidateProposer {
  /// Characters of a candidate, at most.
  private static let longest = 8
  /// Characters behind the Latin half of a compound, at most.
  private static let longestHead = 4

  private let names: LatinNames
  /// For each word of the vocabulary, what it parts as a function character.
  private let parting: [Parting]
  /// The function words, by the numbers of their characters.
  private let functionWords: Set<UInt64>

  /// Where a character parts candidates.
  private enum Parting {
    /// Nowhere.
    case never
    /// Where the dictionary leaves it alone: 以 and 為, but not 以後 and 為主.
    case alone
    /// There, and in words of function characters alone: 由此, but not 路由 and 请求.
    case amongItsLike
    /// Everywhere.
    case always
  }

  /// Prepares the rules for the vocabulary of a corpus.
  init(vocabulary: inout Vocabulary) {
    names = LatinNames(vocabulary: &vocabulary)
    parting = vocabulary.texts.map { Self.parting($0) }
    functionWords = Self.keys(of: FunctionWords.chinese, vocabulary)
  }

  private static func parting(_ word: String) -> Parting {
    guard ChineseWords.functionCharacters.contains(word), !ChineseWords.prefixes.contains(word)
    else { return .never }
    if ChineseWords.particles.contains(word) { return .always }
    return ChineseWords.tolerated.contains(word) ? .alone : .amongItsLike
  }

  /// What identifies the words all of whose characters a vocabulary has.
  private static func keys(of words: Set<String>, _ vocabulary: Vocabulary) -> Set<UInt64> {
    var result: Set<UInt64> = []
    for word in words {
      let numbers = word.unicodeScalars.map { vocabulary.existingNumber(of: String($0)) }
      var hash = KeyHash()
      for number in numbers.compactMap(\.self) { hash.add(number) }
      if !numbers.contains(nil) { result.insert(hash.value) }
    }
    return result
  }

  func key(of span: CandidateSpan, in corpus: Corpus) -> UInt64 {
    var hash = KeyHash()
    for token in span.tokens where corpus.tokens[token].script != .punctuation {
      let (word, script) = (corpus.tokens[token].word, corpus.tokens[token].script)
      hash.add(script == .latin ? names.lemma(of: word) : word)
    }
    return hash.value
  }

  func length(of span: CandidateSpan, in corpus: Corpus) -> Int {
    let han = span.tokens.count { corpus.tokens[$0].script == .han }
    let latin = span.tokens.count { corpus.tokens[$0].script == .latin }
    return max(1, latin + han / 2)
  }

  func spans(in index: Int, of corpus: Corpus) -> [CandidateSpan] {
    let segment = corpus.segments[index]
    let delimiters = delimiterTokens(segment, corpus)
    let offset = segment.tokens.lowerBound
    let runs = ScriptRuns.ranges(in: segment.tokens) {
      corpus.tokens[$0].script == .han && !delimiters[$0 - offset]
    }
    var result: [CandidateSpan] = []
    for run in runs { appendStretches(of: run, index, corpus, &result) }
    for run in ScriptRuns.ranges(in: segment.tokens, where: { corpus.tokens[$0].script == .latin })
    {
      names.append(in: run, of: index, corpus, to: &result)
      let isHyphen = { corpus.tokens[$0].script == .punctuation && corpus.word($0) == "-" }
      let head =
        run.upperBound < segment.tokens.upperBound && isHyphen(run.upperBound)
        ? run.upperBound + 1 : run.upperBound
      if let han = runs.first(where: { $0.lowerBound == head }) {
        appendCompounds(run, han, index, corpus, &result)
      }
      if let han = runs.first(where: { $0.upperBound == run.lowerBound }) {
        appendReversed(run, han, index, corpus, &result)
      }
    }
    appendQuotedHeads(segment, index, runs, corpus, &result)
    return result
  }

  /// Tokens of function words, the longest match first, and function characters.
  private func delimiterTokens(_ segment: CorpusSegment, _ corpus: Corpus) -> [Bool] {
    var result = segment.tokens.map { parts($0, segment, corpus) }
    for start in segment.tokens
    where corpus.tokens[start].script == .han && corpus.isBreak[start] {
      var hash = KeyHash()
      var end = start
      for token in start..<min(start + Self.longestFunctionWord, segment.tokens.upperBound) {
        hash.add(corpus.tokens[token].word)
        if token > start, endsWord(token, segment, corpus), functionWords.contains(hash.value) {
          end = token + 1
        }
      }
      for token in start..<end { result[token - segment.tokens.lowerBound] = true }
    }
    return result
  }

  /// In characters.
  private static let longestFunctionWord = 4

  /// Whether a token is a function character that parts what stands around it.
  private func parts(_ token: Int, _ segment: CorpusSegment, _ corpus: Corpus) -> Bool {
    switch parting[Int(corpus.tokens[token].word)] {
    case .never: false
    case .always: true
    case .alone: corpus.isBreak[token] && endsWord(token, segment, corpus)
    case .amongItsLike:
      word(around: token, segment, corpus).allSatisfy {
        parting[Int(corpus.tokens[$0].word)] != .never
      }
    }
  }

  /// The tokens of the word that the dictionary sees around one.
  private func word(
    around token: Int, _ segment: CorpusSegment, _ corpus: Corpus
  ) -> ClosedRange<Int> {
    var (lower, upper) = (token, token)
    while lower > segment.tokens.lowerBound, !corpus.isBreak[lower] { lower -= 1 }
    while !endsWord(upper, segment, corpus) { upper += 1 }
    return lower...upper
  }

  /// Whether the dictionary sees the end of a word behind a token.
  private func endsWord(_ token: Int, _ segment: CorpusSegment, _ corpus: Corpus) -> Bool {
    token + 1 == segment.tokens.upperBound || corpus.isBreak[token + 1]
  }

  private func appendStretches(
    of run: Range<Int>, _ index: Int, _ corpus: Corpus, _ result: inout [CandidateSpan]
  ) {
    for lower in run {
      let limit = min(run.upperBound, lower + Self.longest)
      guard limit - lower >= 2 else { continue }
      for upper in lower + 2...limit {
        let isWhole = lower == run.lowerBound && upper == run.upperBound
        result.append(
          CandidateSpan(
            segment: Int32(index), lower: Int32(lower), upper: Int32(upper),
            cues: isWhole ? .delimited : []))
      }
    }
  }

  /// Toggle按鈕, Pull-Down 按鈕: the Latin words with what follows them.
  private func appendCompounds(
    _ latin: Range<Int>, _ han: Range<Int>, _ index: Int, _ corpus: Corpus,
    _ result: inout [CandidateSpan]
  ) {
    let lower = max(latin.lowerBound, latin.upperBound - 3)
    // Alone before Han characters even a word such as “More” is a name.
    guard latin.count == 1 || !names.isStop(corpus.tokens[lower].word) else { return }
    let longest = min(han.upperBound, han.lowerBound + Self.longestHead)
    for upper in han.lowerBound + 1...longest {
      result.append(
        CandidateSpan(
          segment: Int32(index), lower: Int32(lower), upper: Int32(upper),
          cues: upper == han.upperBound
            ? [.delimited, .mixed] : isBreak(upper, corpus) ? .mixed : []))
    }
  }

  private func isBreak(_ token: Int, _ corpus: Corpus) -> Bool { corpus.isBreak[token] }

  /// 首要Role: a Latin head behind Han characters.
  private func appendReversed(
    _ latin: Range<Int>, _ han: Range<Int>, _ index: Int, _ corpus: Corpus,
    _ result: inout [CandidateSpan]
  ) {
    for lower in han.suffix(Self.longestHead) where han.upperBound - lower >= 2 {
      result.append(
        CandidateSpan(
          segment: Int32(index), lower: Int32(lower), upper: Int32(latin.upperBound), cues: []))
    }
  }

  /// “清除”按钮: a quoted label with the noun behind it.
  private func appendQuotedHeads(
    _ segment: CorpusSegment, _ index: Int, _ runs: [Range<Int>], _ corpus: Corpus,
    _ result: inout [CandidateSpan]
  ) {
    for quote in SegmentStructure(segment, of: corpus).quotes {
      guard let head = runs.first(where: { $0.lowerBound == quote.upperBound + 1 }) else {
        continue
      }
      for upper in head.lowerBound
        + 2..<max(head.lowerBound + 3, min(head.upperBound, head.lowerBound + 3) + 1)
      where upper <= head.upperBound {
        result.append(
          CandidateSpan(
            segment: Int32(index), lower: Int32(quote.lowerBound - 1), upper: Int32(upper),
            cues: [.quoted, .delimited]))
      }
    }
  }
}
