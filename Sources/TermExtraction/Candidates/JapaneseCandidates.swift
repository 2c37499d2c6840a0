/// Japanese compounds: katakana, Han and Latin words side by side, joined by の or 的な, or a verb
/// stem before a noun, as in 閉じるボタン.
struct JapaneseCandidates: CandidateProposer {
  /// Words of a candidate, at most.
  private static let longest = 6
  /// Hiragana between a Han stem and the noun that it modifies, at most.
  private static let longestInflection = 4

  /// Bytes of a katakana word: compounds such as アクティビティインジケータ are two.
  private static let katakanaWord = 20.0

  private let names: LatinNames
  private let no: Int32?
  private let particles: Set<String>

  /// Prepares the rules for the vocabulary of a corpus.
  init(vocabulary: inout Vocabulary) {
    names = LatinNames(vocabulary: &vocabulary)
    no = vocabulary.existingNumber(of: "の")
    particles = JapaneseWords.particles.all
  }

  func key(of span: CandidateSpan, in corpus: Corpus) -> UInt64 {
    var hash = KeyHash()
    for token in span.tokens where corpus.tokens[token].script != .punctuation {
      let (word, script) = (corpus.tokens[token].word, corpus.tokens[token].script)
      if script == .latin || script == .katakana {
        hash.add(script == .latin ? names.lemma(of: word) : word)
      } else {
        hash.add(word)
      }
    }
    return hash.value
  }

  func length(of span: CandidateSpan, in corpus: Corpus) -> Int {
    let words = span.tokens.reduce(into: 0.0) { sum, token in
      switch corpus.tokens[token].script {
      case .han, .hiragana: sum += 0.5
      case .punctuation: break
      case .katakana:
        let length = corpus.tokens[token].end - corpus.tokens[token].start
        sum += max(1, (Double(length) / Self.katakanaWord).rounded())
      default: sum += 1
      }
    }
    return max(1, Int(words.rounded()))
  }

  func spans(in index: Int, of corpus: Corpus) -> [CandidateSpan] {
    let segment = corpus.segments[index]
    let kana = KanaNouns.tokens(of: segment.tokens, in: corpus)
    let runs = ScriptRuns.ranges(in: segment.tokens) {
      isNominal($0, corpus) || kana.contains($0)
    }
    var result: [CandidateSpan] = []
    for run in runs.flatMap({ splitAtSpaces($0, corpus) }) {
      appendStretches(of: run, index, corpus, &result)
    }
    for (left, right) in zip(runs, runs.dropFirst()) {
      appendJoined(left, right, index, corpus, &result)
    }
    appendQuotedHeads(segment, index, corpus, &result)
    return result
  }

  private func isNominal(_ token: Int, _ corpus: Corpus) -> Bool {
    switch corpus.tokens[token].script {
    case .katakana, .han, .latin: true
    default: false
    }
  }

  /// White space parts words except between two Latin ones.
  private func splitAtSpaces(_ run: Range<Int>, _ corpus: Corpus) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = run.lowerBound
    for token in run.dropFirst()
    where corpus.tokens[token].followsSpace
      && !(corpus.tokens[token].script == .latin && corpus.tokens[token - 1].script == .latin)
    {
      result.append(start..<token)
      start = token
    }
    result.append(start..<run.upperBound)
    return result
  }

  private func appendStretches(
    of run: Range<Int>, _ index: Int, _ corpus: Corpus, _ result: inout [CandidateSpan]
  ) {
    let cuts = [run.lowerBound] + run.dropFirst().filter { isCut($0, corpus) } + [run.upperBound]
    for first in 0..<cuts.count - 1 {
      for last in first + 1...min(cuts.count - 1, first + Self.longest) {
        let span = cuts[first]..<cuts[last]
        guard isPlausible(span, corpus) else { continue }
        var cues: CandidateCues = first == 0 && last == cuts.count - 1 ? .delimited : []
        if isMixed(span, corpus) { cues.insert(.mixed) }
        result.append(
          CandidateSpan(
            segment: Int32(index), lower: Int32(span.lowerBound), upper: Int32(span.upperBound),
            cues: cues))
      }
    }
  }

  /// Between Han characters, and around hiragana, only where the dictionary sees a boundary.
  private func isCut(_ token: Int, _ corpus: Corpus) -> Bool {
    let isJoined = { (token: Int) in
      corpus.tokens[token].script == .han || corpus.tokens[token].script == .hiragana
    }
    return !isJoined(token) || !isJoined(token - 1) || corpus.isBreak[token]
  }

  private func isPlausible(_ span: Range<Int>, _ corpus: Corpus) -> Bool {
    let isLatin = span.allSatisfy { corpus.tokens[$0].script == .latin }
    if isLatin {
      return span.count <= LatinNames.longest
        && !names.isStop(corpus.tokens[span.lowerBound].word)
        && !names.isStop(corpus.tokens[span.upperBound - 1].word)
    }
    let last = span.upperBound - 1
    // Each of something: 各ノード.
    if span.count > 1, corpus.word(span.lowerBound) == "各" { return false }
    // One Han character, and what of a verb it begins: 値, 戻り.
    if corpus.tokens[span.lowerBound].script == .han,
      span.dropFirst().allSatisfy({ corpus.tokens[$0].script == .hiragana })
    {
      return false
    }
    if corpus.tokens[last].script == .han, corpus.tokens[last - 1].script != .han,
      JapaneseWords.localizers.contains(corpus.word(last))
    {
      return false
    }
    return !JapaneseWords.general.contains(span.map { corpus.word($0) }.joined())
  }

  private func isMixed(_ span: Range<Int>, _ corpus: Corpus) -> Bool {
    let hasLatin = span.contains { corpus.tokens[$0].script == .latin }
    return hasLatin && span.contains { corpus.tokens[$0].script != .latin }
  }

  /// A の B, 破壊的なアクション, 閉じるボタン, 塗りつぶしボタン.
  private func appendJoined(
    _ left: Range<Int>, _ right: Range<Int>, _ index: Int, _ corpus: Corpus,
    _ result: inout [CandidateSpan]
  ) {
    let gap = left.upperBound..<right.lowerBound
    guard gap.count <= Self.longestInflection,
      gap.allSatisfy({ corpus.tokens[$0].script == .hiragana && !corpus.tokens[$0].followsSpace }),
      !corpus.tokens[right.lowerBound].followsSpace
    else { return }
    let joiner = gap.map { corpus.word($0) }.joined()
    let isVerbal =
      !particles.contains(joiner) && corpus.tokens[gap.lowerBound - 1].script == .han
      && corpus.tokens[right.lowerBound].script == .katakana && isInflection(joiner)
    let isAdjectival = joiner == "な" && corpus.word(gap.lowerBound - 1) == "的"
    let isPossessive = joiner == "の" && left.count <= 4
    guard isVerbal || isAdjectival || isPossessive else { return }
    let lower = isVerbal ? verbStart(left, corpus) : left.lowerBound
    let upper = firstWordEnd(of: right, corpus)
    for end in Set([upper, right.upperBound]).sorted() where end - lower <= 12 {
      result.append(
        CandidateSpan(
          segment: Int32(index), lower: Int32(lower), upper: Int32(end),
          cues: isVerbal || isAdjectival ? .delimited : []))
    }
  }

  /// る, う, く … end a verb before its noun; り, し, み, え … a stem.
  private func isInflection(_ joiner: String) -> Bool {
    guard let last = joiner.unicodeScalars.last else { return false }
    return "るうくすつむぶぐりしみきいびちえけげせれめべ".unicodeScalars.contains(last)
      && !joiner.hasPrefix("の") && !joiner.hasPrefix("を") && !joiner.hasPrefix("に")
      && !joiner.hasPrefix("が") && !joiner.hasPrefix("は") && !joiner.hasSuffix("する")
      && !joiner.hasSuffix("ている") && !joiner.hasSuffix("れる")
  }

  /// A verb stem is one or two Han characters; what stands before them is another word.
  private func verbStart(_ left: Range<Int>, _ corpus: Corpus) -> Int {
    let han = left.reversed().prefix { corpus.tokens[$0].script == .han }.count
    return left.upperBound - min(han, han <= 2 ? han : 1)
  }

  private func firstWordEnd(of run: Range<Int>, _ corpus: Corpus) -> Int {
    let script = corpus.tokens[run.lowerBound].script
    return run.first { corpus.tokens[$0].script != script } ?? run.upperBound
  }

  /// 「More」ボタン: a label in brackets with the noun behind it.
  private func appendQuotedHeads(
    _ segment: CorpusSegment, _ index: Int, _ corpus: Corpus, _ result: inout [CandidateSpan]
  ) {
    for quote in SegmentStructure(segment, of: corpus).quotes {
      let head = quote.upperBound + 1
      guard head < segment.tokens.upperBound, isNominal(head, corpus) else { continue }
      let run = ScriptRuns.ranges(in: head..<segment.tokens.upperBound) { isNominal($0, corpus) }
      guard let noun = run.first, noun.lowerBound == head else { continue }
      result.append(
        CandidateSpan(
          segment: Int32(index), lower: Int32(quote.lowerBound - 1),
          upper: Int32(firstWordEnd(of: noun, corpus)), cues: [.quoted, .delimited]))
    }
  }
}
