import LanguageText

/// The terms of the known concepts as they are found in a corpus.
struct KnownTermIndex: Sendable {
  private let lookups: [TermLookup?]
  private let cue: CandidateCues
  /// For each language and word of the corpus, whether a term may begin with it.
  private var mayBegin: [[Bool]] = []

  /// Lists the terms by the languages of a corpus.
  init(_ concepts: [KnownConcept], in corpus: Corpus) {
    let languages = corpus.languages
    cue = .known
    lookups = languages.map { language in
      let terms = concepts.enumerated().flatMap { number, concept in
        concept.terms.filter { $0.language.matches(language) }.map {
          (text: $0.text, number: number)
        }
      }
      return terms.isEmpty ? nil : TermLookup(terms, language: language)
    }
    mayBegin = Self.starts(lookups, in: corpus)
  }

  /// Takes the words of interfaces in the languages of a corpus.
  init(interfaceWordsIn corpus: Corpus) {
    cue = .listed
    lookups = corpus.languages.map { InterfaceLookups.columns(for: $0).first }
    mayBegin = Self.starts(lookups, in: corpus)
  }

  private static func starts(_ lookups: [TermLookup?], in corpus: Corpus) -> [[Bool]] {
    let unseen = lookups.map {
      Array(repeating: false, count: $0 == nil ? 0 : corpus.vocabulary.texts.count)
    }
    var (starts, seen) = (unseen, unseen)
    for segment in corpus.segments {
      let language = segment.language
      guard let lookup = lookups[language] else { continue }
      for token in segment.tokens {
        let word = Int(corpus.tokens[token].word)
        guard !seen[language][word] else { continue }
        seen[language][word] = true
        starts[language][word] = lookup.mayBegin(with: corpus.vocabulary.texts[word])
      }
    }
    return starts
  }

  /// Whether stretches of words, by their numbers, are terms of one language, or begin longer ones:
  /// most are asked about again and again.
  struct Memo {
    fileprivate var isTerm: [UInt64: Bool] = [:]
    fileprivate var goesOn: [UInt64: Bool] = [:]
  }

  /// Marks the stretches of a segment that are known terms; adds them where they are missing.
  func mark(
    _ spans: inout [CandidateSpan], in index: Int, of corpus: Corpus, memo: inout Memo
  ) {
    let segment = corpus.segments[index]
    guard let lookup = lookups[segment.language] else { return }
    var places: [Range<Int>: Int] = [:]
    let ranges = ranges(in: segment, of: corpus, by: lookup, memo: &memo)
    guard !ranges.isEmpty else { return }
    for (place, span) in spans.enumerated() { places[span.tokens] = place }
    for range in ranges {
      if let place = places[range] {
        spans[place].cues.insert(cue)
      } else {
        spans.append(
          CandidateSpan(
            segment: Int32(index), lower: Int32(range.lowerBound), upper: Int32(range.upperBound),
            cues: cue))
      }
    }
  }

  private func ranges(
    in segment: CorpusSegment, of corpus: Corpus, by lookup: TermLookup, memo: inout Memo
  ) -> [Range<Int>] {
    let starts = mayBegin[segment.language]
    var result: [Range<Int>] = []
    for start in segment.tokens where starts[Int(corpus.tokens[start].word)] {
      var hash = KeyHash()
      for end in start + 1...min(segment.tokens.upperBound, start + lookup.longest) {
        guard corpus.tokens[end - 1].script.isWord else { break }
        hash.add(corpus.tokens[end - 1].word)
        let range = start..<end
        if isWord(range, corpus) {
          let isTerm =
            memo.isTerm[hash.value]
            ?? !lookup.numbers(of: range.map { corpus.word($0) }[...]).isEmpty
          memo.isTerm[hash.value] = isTerm
          if isTerm { result.append(range) }
        }
        let goesOn =
          memo.goesOn[hash.value] ?? lookup.mayContinue(range.map { corpus.word($0) }[...])
        memo.goesOn[hash.value] = goesOn
        guard goesOn else { break }
      }
    }
    return result
  }

  /// Not a pair of Han characters that begins or ends inside a word by the dictionary, nor one
  /// alone.
  private func isWord(_ range: Range<Int>, _ corpus: Corpus) -> Bool {
    guard corpus.tokens[range.lowerBound].script == .han else { return true }
    let endsAtBreak =
      range.upperBound == corpus.isBreak.count || corpus.isBreak[range.upperBound]
    return cue == .known || range.count > 2
      || range.count == 2 && corpus.isBreak[range.lowerBound] && endsAtBreak
  }

  /// The known concepts that a candidate may be of, ascending.
  func concepts(of candidate: Candidate, in corpus: Corpus) -> [Int] {
    guard let lookup = lookups[candidate.language], candidate.cues.contains(.known) else {
      return []
    }
    // Some of its places may be another word that looks alike when inflected.
    for span in candidate.spans where span.cues.contains(.known) {
      let words = span.tokens.filter { corpus.tokens[$0].script.isWord }.map { corpus.word($0) }
      let numbers = lookup.numbers(of: words[...])
      if !numbers.isEmpty { return numbers }
    }
    return []
  }
}
