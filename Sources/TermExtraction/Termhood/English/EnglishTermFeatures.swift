import LanguageText

/// What ``EnglishTermModel`` looks at in a candidate of an English text.
struct EnglishTermFeatures: Sendable {
  /// What is looked at, in the order of ``values(of:)``; the trees name features by their place.
  static let names = """
    words characters count frequency documents freeShare hostShare delimited first capitalInside
    capital distinctBefore distinctBehind association dice levelMost levelMean levelFirst
    weirdLeast weirdMost weirdMean weirdFirst weirdLast kindFirst kindLast suffixFirst suffixLast
    digits charactersFirst charactersLast verbs general capitalShareFirst capitalShareLast
    prepositionBefore markBefore auxiliaryBehind prepositionBehind markBehind contentBehind
    firstDeterminerBefore firstPrepositionBefore firstContentBefore firstDeterminerBehind
    firstVerbalBehind firstContentBehind firstMarkBehind lastDeterminerBefore lastAuxiliaryBefore
    lastContentBefore lastDeterminerBehind lastMarkBehind lastContentBehind lastPrepositionBehind
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  private let corpus: Corpus
  private let contexts: EnglishContexts
  private let entries: [EnglishFrequency.Entry]
  private let suffixes: [Float]
  private let isVerb: [Bool]
  private let isGeneral: [Bool]
  private let documents: Int
  private let link: Int32?

  /// Counts over an English text.
  init(_ corpus: Corpus) {
    self.corpus = corpus
    contexts = EnglishContexts(corpus)
    let texts = corpus.vocabulary.texts
    entries = texts.map { EnglishFrequency.entry(of: $0) }
    suffixes = texts.map { Float(EnglishSuffix.group(of: $0)) }
    isVerb = texts.map { EnglishWords.verbs.contains($0) }
    isGeneral = texts.map {
      EnglishWords.general.contains($0)
        || EnglishWords.general.contains(EnglishNoun.singular(of: $0))
    }
    documents = max(1, Set(corpus.segments.map(\.document)).count)
    link = corpus.vocabulary.existingNumber(of: "of")
  }

  /// The features of a candidate; times and shares are counted over all its places.
  ///
  /// - Complexity: linear in its places and their length.
  func values(of candidate: Candidate) -> [Float] {
    let tokens = candidate.spans[0].tokens
    let all = tokens.map { corpus.tokens[$0].word }
    let words = all.filter { $0 != link }
    guard let first = words.first, let last = words.last else { return [] }
    let places = PlaceCounts(candidate, corpus, contexts)
    let count = Float(candidate.count)
    var result: [Float] = [
      Float(all.count), Float(length(of: tokens)), log2(count),
      count / Float(max(1, contexts.total)) * 100_000,
      Float(places.documents) / Float(documents), Float(candidate.freeCount) / count,
      Float(candidate.hostShare), Float(places.delimited) / count, Float(places.first) / count,
      Float(places.capital) / Float(max(1, places.inside)), Float(places.capital) / count,
      log2(Float(places.wordsBefore)), log2(Float(places.wordsBehind)),
    ]
    result += association(of: words, count: count)
    result += levels(of: words)
    result += [
      Float(entry(first).kind.rawValue), Float(entry(last).kind.rawValue), suffix(first),
      suffix(last), words.contains { hasDigit($0) } ? 1 : 0, Float(length(of: first)),
      Float(length(of: last)), share(of: words, isVerb), share(of: words, isGeneral),
      contexts.capitalShare(of: first), contexts.capitalShare(of: last),
    ]
    result += places.shares
    return result + surroundings(first: first, last: last)
  }

  private func surroundings(first: Int32, last: Int32) -> [Float] {
    let before = { (kind: EnglishContexts.Neighbor, word: Int32) in
      contexts.share(of: kind, before: word)
    }
    let behind = { (kind: EnglishContexts.Neighbor, word: Int32) in
      contexts.share(of: kind, behind: word)
    }
    return [
      before(.determiner, first), before(.preposition, first), before(.content, first),
      behind(.determiner, first), behind(.verbal, first), behind(.content, first),
      behind(.mark, first) + behind(.edge, first),
      before(.determiner, last), before(.auxiliary, last),
      before(.content, last), behind(.determiner, last), behind(.mark, last) + behind(.edge, last),
      behind(.content, last), behind(.preposition, last),
    ]
  }

  /// Pointwise mutual information of the words and their Dice coefficient.
  private func association(of words: [Int32], count: Float) -> [Float] {
    guard words.count > 1 else { return [0, 1] }
    let total = Float(max(1, contexts.total))
    let apart = words.reduce(Float(0)) { $0 + log2(times($1) / total) }
    let sum = words.reduce(Float(0)) { $0 + times($1) }
    return [log2(count / total) - apart, count * Float(words.count) / sum]
  }

  /// How common the words are in general, and how much commoner they are here.
  private func levels(of words: [Int32]) -> [Float] {
    let levels = words.map { entry($0).level }
    let total = Float(max(1, contexts.total))
    let weird = zip(words, levels).map { word, level in
      (log2((times(word) + 0.5) / total) + Self.log2OfBillion) * Self.log10Of2 - level
    }
    let known = summary(levels)
    return [known[1], known[2], known[3]] + summary(weird)
  }

  private func summary(_ values: [Float]) -> [Float] {
    let sum = values.reduce(0, +)
    return [
      values.min() ?? 0, values.max() ?? 0, sum / Float(max(1, values.count)), values.first ?? 0,
      values.last ?? 0,
    ]
  }

  private func times(_ word: Int32) -> Float { Float(max(1, contexts.counts[Int(word)])) }

  private func entry(_ word: Int32) -> EnglishFrequency.Entry { entries[Int(word)] }

  private func suffix(_ word: Int32) -> Float { suffixes[Int(word)] }

  private func length(of word: Int32) -> Int { corpus.vocabulary[word].utf8.count }

  private func length(of tokens: Range<Int>) -> Int {
    tokens.reduce(tokens.count - 1) { $0 + length(of: corpus.tokens[$1].word) }
  }

  private func hasDigit(_ word: Int32) -> Bool {
    corpus.vocabulary[word].utf8.contains { (0x30...0x39).contains($0) }
  }

  private func share(of words: [Int32], _ isListed: [Bool]) -> Float {
    Float(words.count { isListed[Int($0)] }) / Float(words.count)
  }

  private func log2(_ value: Float) -> Float { Float(Double(value).logarithm2) }

  private static let log2OfBillion: Float = 29.897_353
  private static let log10Of2: Float = 0.301_03
}
