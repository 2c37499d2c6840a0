import LanguageText

/// All stretches of English text that may be terms, where there is no other language to tell.
///
/// Up to five words that no function word, mark or number parts, but for “of” inside; what of them
/// is a term is for ``EnglishTermModel`` to say. On texts whose terms people had marked, such
/// stretches hold nine in ten of them.
struct EnglishCandidates: CandidateProposer {
  /// Words of a candidate, at most.
  private static let longest = 5

  private let isFunction: [Bool]
  private let isEdge: [Bool]
  private let lemmas: [Int32]
  private let foreign: ForeignSegments
  private let link: Int32?

  /// Prepares the rules for the vocabulary of a corpus.
  init(_ corpus: inout Corpus) {
    let texts = corpus.vocabulary.texts
    isFunction = texts.map { EnglishWords.function.contains($0) }
    isEdge = texts.map { $0.utf8.count > 1 && $0 != "of" && !EnglishWords.function.contains($0) }
    var lemmas: [Int32] = []
    for word in texts {
      lemmas.append(corpus.vocabulary.number(of: EnglishNoun.singular(of: word)))
    }
    self.lemmas = lemmas
    foreign = ForeignSegments(corpus)
    link = corpus.vocabulary.existingNumber(of: "of")
  }

  func key(of span: CandidateSpan, in corpus: Corpus) -> UInt64 {
    var hash = KeyHash()
    for token in span.tokens {
      let word = corpus.tokens[token].word
      let isLast = token == span.tokens.upperBound - 1
      hash.add(isLast && Int(word) < lemmas.count ? lemmas[Int(word)] : word)
    }
    return hash.value
  }

  func spans(in index: Int, of corpus: Corpus) -> [CandidateSpan] {
    guard !foreign.contains(index) else { return [] }
    let segment = corpus.segments[index].tokens
    var result: [CandidateSpan] = []
    for lower in segment where isName(lower, corpus) && isEdge(lower, corpus) {
      for token in lower..<min(segment.upperBound, lower + Self.longest) {
        guard isName(token, corpus) || corpus.tokens[token].word == link else { break }
        guard isEdge(token, corpus) else { continue }
        result.append(
          CandidateSpan(
            segment: Int32(index), lower: Int32(lower), upper: Int32(token + 1), cues: []))
      }
    }
    return result
  }

  private func isName(_ token: Int, _ corpus: Corpus) -> Bool {
    let (script, word) = (corpus.tokens[token].script, Int(corpus.tokens[token].word))
    return script.isWord && script != .number && word < isFunction.count && !isFunction[word]
  }

  private func isEdge(_ token: Int, _ corpus: Corpus) -> Bool {
    isEdge[Int(corpus.tokens[token].word)]
  }
}

/// The sentences of an English text that are in another language: an abstract, a quotation.
struct ForeignSegments: Sendable {
  private let isForeign: [Bool]

  /// Reads all segments, in time linear in the tokens.
  init(_ corpus: Corpus) {
    let texts = corpus.vocabulary.texts
    let isFunction = texts.map { EnglishWords.function.contains($0) }
    let isKnown = texts.indices.map {
      isFunction[$0] || EnglishFrequency.entry(of: texts[$0]).kind != .unknown
    }
    isForeign = corpus.segments.map { segment in
      var (words, known, function) = (0.0, 0.0, 0.0)
      for token in segment.tokens
      where corpus.tokens[token].script.isWord && corpus.tokens[token].script != .number {
        let word = Int(corpus.tokens[token].word)
        words += 1
        if isKnown[word] { known += 1 }
        if isFunction[word] { function += 1 }
      }
      return words >= Self.fewestWords && known < Self.knownShare * words
        && function < Self.functionShare * words
    }
  }

  /// Whether a segment is in another language.
  func contains(_ segment: Int) -> Bool { isForeign[segment] }

  private static let fewestWords = 6.0
  /// English prose has more words of the frequency list, and more function words, than this.
  private static let knownShare = 0.4
  private static let functionShare = 0.12
}
