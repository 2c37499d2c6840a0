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
  /// For each word of the vocabulary, whether it is a function character.
  private let isBlocked: [Bool]
  private let isTolerated: [Bool]
  /// The function words, by the numbers of their characters.
  private let functionWords: Set<UInt64>

  /// Prepares the rules for the vocabulary of a corpus.
  init(vocabulary: inout Vocabulary) {
    names = LatinNames(vocabulary: &vocabulary)
    let blocked = ChineseWords.functionCharacters.all.subtracting(ChineseWords.tolerated.all)
      .subtracting(ChineseWords.prefixes.all)
    let tolerated = ChineseWords.tolerated.all.subtracting(ChineseWords.prefixes.all)
    isBlocked = vocabulary.texts.map { blocked.contains($0) }
    isTolerated = vocabulary.texts.map { tolerated.contains($0) }
    functionWords = Self.keys(of: ChineseWords.function.all, vocabulary)
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
    var result = segment.tokens.map {
      isBlocked[Int(corpus.tokens[$0].word)] || isLoneFunctionWord($0, segment, corpus)
    }
    for start in segment.tokens where corpus.tokens[start].script == .han {
      var hash = KeyHash()
      var end = start
      for token in start..<min(start + Self.longestFunctionWord, segment.tokens.upperBound) {
        hash.add(corpus.tokens[token].word)
        if token > start, functionWords.contains(hash.value) { end = token + 1 }
      }
      for token in start..<end { result[token - segment.tokens.lowerBound] = true }
    }
    return result
  }

  /// In characters.
  private static let longestFunctionWord = 4

  /// A character such as 以 or 為 that the dictionary leaves alone, not one of 以後 or 為主.
  private func isLoneFunctionWord(
    _ token: Int, _ segment: CorpusSegment, _ corpus: Corpus
  ) -> Bool {
    isTolerated[Int(corpus.tokens[token].word)] && corpus.isBreak[token]
      && (token + 1 == segment.tokens.upperBound || corpus.isBreak[token + 1])
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
