import LanguageText

/// Marks candidates that the layout of their segment singles out, and proposes what it singles out
/// where the language's rules did not.
enum StructureCues {
  /// Words of a whole label that is forced to be a candidate, at most.
  private static let longestLabel = 8

  /// The proposer's stretches with the cues of the segment's structure.
  static func marked(
    _ spans: [CandidateSpan], in index: Int, of corpus: Corpus
  ) -> [CandidateSpan] {
    let segment = corpus.segments[index]
    let language = corpus.languages[segment.language]
    let cued = cuedRanges(of: segment, corpus).map { range, cues in
      (withoutArticle(range, language, corpus), cues)
    }
    guard !cued.isEmpty else { return spans }
    var result = spans
    var places: [Range<Int>: Int] = [:]
    for (place, span) in spans.enumerated() { places[span.tokens] = place }
    for (range, cues) in cued {
      if let place = places[range] {
        result[place].cues.formUnion(cues)
      } else if isName(range, language, corpus) {
        places[range] = result.count
        result.append(
          CandidateSpan(
            segment: Int32(index), lower: Int32(range.lowerBound), upper: Int32(range.upperBound),
            cues: cues))
      }
    }
    return result
  }

  private static func cuedRanges(
    of segment: CorpusSegment, _ corpus: Corpus
  ) -> [(Range<Int>, CandidateCues)] {
    var result: [(Range<Int>, CandidateCues)] = []
    let structure = SegmentStructure(segment, of: corpus)
    for quote in structure.quotes { result.append((quote, .quoted)) }
    for bracket in structure.brackets where !Self.isRemark(bracket.inner, corpus) {
      result.append((bracket.inner, .glossed))
    }
    for stressed in segment.stressed where !stressed.isEmpty {
      result.append((corpus.withoutOuterMarks(stressed, orNumbers: true), .stressed))
    }
    if segment.isLabel {
      let whole = corpus.withoutOuterMarks(segment.tokens, orNumbers: true)
      if !whole.isEmpty { result.append((whole, .label)) }
      for part in LabelParts.parts(of: whole, in: corpus) { result.append((part, .glossed)) }
    }
    if let defined = Definition.definedTerm(in: segment, of: corpus) {
      result.append((defined, .defined))
    }
    return result.filter { !$0.0.isEmpty }
  }

  private static func withoutArticle(
    _ range: Range<Int>, _ language: LanguageTag, _ corpus: Corpus
  ) -> Range<Int> {
    guard range.count > 1, let first = range.first,
      Articles.contain(corpus.word(first), in: language)
    else { return range }
    return range.lowerBound + 1..<range.upperBound
  }

  /// Whether a stretch begins like a sentence or a remark: “The …”, «Если …».
  private static func beginsWithFunctionWord(_ range: Range<Int>, _ corpus: Corpus) -> Bool {
    guard let first = range.first else { return true }
    if beginsWithChineseRemark(range, corpus) || beginsWithJoint(range, corpus) { return true }
    let word = corpus.word(first)
    let isSpaced = corpus.tokens[first].script == .latin || corpus.tokens[first].script == .cyrillic
    return isSpaced && (range.count > 1 || word.utf8.count > 4)
      && (EnglishWords.function.contains(word) || RussianFunctionWords.contains(word))
  }

  /// Whether a stretch lost its beginning to code: 的属性 behind `Card`.
  private static func beginsWithJoint(_ range: Range<Int>, _ corpus: Corpus) -> Bool {
    guard range.count > 1, LabelParts.joins(corpus.word(range.lowerBound)) else { return false }
    let next = range.lowerBound + 1
    return corpus.tokens[range.lowerBound].script == .hiragana
      ? corpus.tokens[next].script != .hiragana : corpus.isBreak[next]
  }

  /// Whether a stretch lost its end to code or a value: “Dependencies with `yield`”.
  private static func endsOpen(
    _ range: Range<Int>, _ language: LanguageTag, _ corpus: Corpus
  ) -> Bool {
    guard range.count > 1, let last = range.last else { return false }
    return OpenWords.contain(
      trailingHiragana(of: range, corpus) ?? corpus.word(last), in: language)
  }

  /// The hiragana at the end of a stretch, whose characters are tokens of their own; nil when it
  /// ends otherwise, or has nothing else.
  private static func trailingHiragana(of range: Range<Int>, _ corpus: Corpus) -> String? {
    let last = range.reversed().prefix { corpus.tokens[$0].script == .hiragana }.reversed()
    return last.isEmpty || last.count == range.count ? nil : last.map(corpus.word).joined()
  }

  /// Whether a stretch begins like 例如 Docker and not like 通過率.
  private static func beginsWithChineseRemark(_ range: Range<Int>, _ corpus: Corpus) -> Bool {
    let third = range.lowerBound + 2
    return range.count > 2 && corpus.tokens[third - 1].script == .han && corpus.isBreak[third]
      && (range.count > 4 || corpus.tokens[third].script != .han)
      && OpenWords.beginRemark(corpus.word(third - 2) + corpus.word(third - 1))
  }

  /// Whether a stretch of Han characters is a sentence for its function words: 使用…的….
  private static func isHanSentence(_ range: Range<Int>, _ corpus: Corpus) -> Bool {
    guard range.count > 4, range.allSatisfy({ corpus.tokens[$0].script == .han }) else {
      return false
    }
    let words = range.map { corpus.word($0) }
    return words.contains("的") || words.contains("了")
      || words.indices.dropLast().contains {
        FunctionWords.chinese.contains(words[$0] + words[$0 + 1])
      }
  }

  /// Whether brackets hold a remark and not a name: “(или …)”, 「（または…）」, “(see below)”.
  static func isRemark(_ range: Range<Int>, _ corpus: Corpus) -> Bool {
    guard let first = range.first, let last = range.last else { return true }
    let word = corpus.word(first)
    let ending = trailingHiragana(of: range, corpus)
    return range.count > 1 && OpenWords.endRemark(ending ?? corpus.word(last))
      || beginsWithChineseRemark(range, corpus) || corpus.tokens[first].script == .hiragana
      || RussianFunctionWords.contains(word)
      || EnglishWords.function.contains(word)
      || ChineseWords.functionCharacters.contains(word)
        && (first == last || corpus.isBreak[first + 1])
  }

  /// A few words without marks between them.
  private static func isName(
    _ range: Range<Int>, _ language: LanguageTag, _ corpus: Corpus
  ) -> Bool {
    let words = range.reduce(into: 0.0) { sum, token in
      sum +=
        corpus.tokens[token].script == .han || corpus.tokens[token].script == .hiragana ? 0.5 : 1
    }
    return !beginsWithFunctionWord(range, corpus) && !endsOpen(range, language, corpus)
      && !isHanSentence(range, corpus) && words >= 1
      && words <= Double(longestLabel)
      && range.allSatisfy { corpus.tokens[$0].script.isWord }
      && !range.allSatisfy { corpus.tokens[$0].script == .hiragana }
  }
}
