/// Russian noun phrases: modifiers, a noun, nouns in the genitive; hyphenated compounds are one
/// word, Latin words stand for nouns and modifiers, and a quoted label may follow the noun.
struct RussianCandidates: CandidateProposer {
  /// Words of a candidate, at most.
  private static let longest = 4

  /// What the words of the corpus are.
  let lexicon: RussianLexicon
  private let names: LatinNames

  /// Prepares the rules for the vocabulary of a corpus.
  init(vocabulary: inout Vocabulary) {
    lexicon = RussianLexicon(&vocabulary)
    names = LatinNames(vocabulary: &vocabulary)
  }

  func key(of span: CandidateSpan, in corpus: Corpus) -> UInt64 {
    var hash = KeyHash()
    for token in span.tokens where corpus.tokens[token].script != .punctuation {
      let (word, script) = (corpus.tokens[token].word, corpus.tokens[token].script)
      hash.add(script == .latin ? names.lemma(of: word) : lexicon.stem[Int(word)])
    }
    return hash.value
  }

  func length(of span: CandidateSpan, in corpus: Corpus) -> Int {
    span.tokens.count { corpus.tokens[$0].script != .punctuation }
  }

  func spans(in index: Int, of corpus: Corpus) -> [CandidateSpan] {
    let segment = corpus.segments[index]
    var result: [CandidateSpan] = []
    for lower in segment.tokens where isWord(lower, corpus) {
      appendPhrases(from: lower, segment, index, corpus, &result)
    }
    appendQuotedLabels(segment, index, corpus, &result)
    return result
  }

  private enum State { case modifiers, nouns }

  private func appendPhrases(
    from lower: Int, _ segment: CorpusSegment, _ index: Int, _ corpus: Corpus,
    _ result: inout [CandidateSpan]
  ) {
    guard !lexicon.isGeneral[Int(corpus.tokens[lower].word)] else { return }
    var state = State.modifiers
    var isMixed = false
    let limit = min(segment.tokens.upperBound, lower + Self.longest)
    for token in lower..<limit {
      guard let next = advance(state, at: token, lower: lower, corpus) else { return }
      if token > lower { isMixed = isMixed || script(token, corpus) != script(token - 1, corpus) }
      state = next
      guard state == .nouns, endsPhrase(token, corpus) else { continue }
      var cues: CandidateCues = isMixed ? .mixed : []
      if isDelimited(lower..<token + 1, segment, corpus) { cues.insert(.delimited) }
      result.append(
        CandidateSpan(
          segment: Int32(index), lower: Int32(lower), upper: Int32(token + 1), cues: cues))
    }
  }

  /// The state behind a token; nil when the token cannot belong to the phrase.
  private func advance(_ state: State, at token: Int, lower: Int, _ corpus: Corpus) -> State? {
    guard isWord(token, corpus) else { return nil }
    if script(token, corpus) == .latin {
      return names.isStop(corpus.tokens[token].word) ? nil : .nouns
    }
    let word = Int(corpus.tokens[token].word)
    switch (state, lexicon.wordClass[word]) {
    case (.modifiers, .adjective): return .modifiers
    case (.modifiers, .noun): return .nouns
    case (.nouns, .noun):
      // After a Latin word or one without cases the head follows: «Primary кнопка», «попап кнопка»;
      // else only a genitive does.
      return script(token - 1, corpus) == .latin || lexicon.isGenitive[word]
        || token - 1 == lower && lexicon.isInvariable[Int(corpus.tokens[token - 1].word)]
        ? .nouns : nil
    case (.nouns, .adjective): return lexicon.isGenitive[word] ? .nouns : nil
    case (_, .other): return nil
    }
  }

  private func endsPhrase(_ token: Int, _ corpus: Corpus) -> Bool {
    script(token, corpus) == .latin
      || lexicon.wordClass[Int(corpus.tokens[token].word)] == .noun
  }

  /// «кнопка “Закрыть”»: a noun and the label behind it, and the label alone.
  private func appendQuotedLabels(
    _ segment: CorpusSegment, _ index: Int, _ corpus: Corpus, _ result: inout [CandidateSpan]
  ) {
    for quote in SegmentStructure(segment, of: corpus).quotes {
      let head = quote.lowerBound - 2
      guard quote.count <= Self.longest, head >= segment.tokens.lowerBound, isWord(head, corpus),
        endsPhrase(head, corpus), quote.allSatisfy({ isWord($0, corpus) })
      else { continue }
      result.append(
        CandidateSpan(
          segment: Int32(index), lower: Int32(head), upper: Int32(quote.upperBound + 1),
          cues: [.quoted, .delimited]))
    }
  }

  private func isDelimited(
    _ span: Range<Int>, _ segment: CorpusSegment, _ corpus: Corpus
  ) -> Bool {
    let isLeft =
      span.lowerBound == segment.tokens.lowerBound || !belongs(span.lowerBound - 1, corpus)
    let isRight = span.upperBound == segment.tokens.upperBound || !belongs(span.upperBound, corpus)
    return isLeft && isRight
  }

  private func belongs(_ token: Int, _ corpus: Corpus) -> Bool {
    guard isWord(token, corpus) else { return false }
    if script(token, corpus) == .latin { return true }
    let word = Int(corpus.tokens[token].word)
    return lexicon.wordClass[word] != .other && !lexicon.isGeneral[word]
  }

  private func isWord(_ token: Int, _ corpus: Corpus) -> Bool {
    let script = script(token, corpus)
    return script == .cyrillic && Int(corpus.tokens[token].word) < lexicon.wordClass.count
      || script == .latin
  }

  private func script(_ token: Int, _ corpus: Corpus) -> TokenScript {
    corpus.tokens[token].script
  }
}
