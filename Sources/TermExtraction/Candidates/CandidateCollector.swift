import LanguageText

/// Gathers the stretches that a proposer finds into candidates.
struct CandidateCollector<Proposer: CandidateProposer> {
  let proposer: Proposer
  /// Terms that are looked for beside what the proposer finds.
  let marks: [KnownTermIndex]

  /// Up to this many tokens of a language, everything that occurs once is kept too.
  ///
  /// In a text of some pages two terms in five occur once; longer texts would drown in such phrases.
  private static var tokensForHapaxes: Int { 60_000 }
  /// The same for English alone, whose model can tell terms among phrases that occur once.
  private static var tokensForEnglishHapaxes: Int { 1_000_000 }

  /// The candidates of a language, in order of their first place.
  ///
  /// Two passes, the first of which only counts, keep the memory to what occurs again.
  func candidates(of language: Int, in corpus: Corpus) -> [Candidate] {
    let segments = corpus.segments(in: language)
    let size = segments.reduce(0) { $0 + corpus.segments[$1].tokens.count }
    let tokensForHapaxes =
      corpus.isEnglishAlone ? Self.tokensForEnglishHapaxes : Self.tokensForHapaxes
    var counts: [UInt64: Int32] = [:]
    var memos = marks.map { _ in KnownTermIndex.Memo() }
    if size > tokensForHapaxes {
      for segment in segments {
        for span in spans(in: segment, of: corpus, &memos) {
          counts[proposer.key(of: span, in: corpus), default: 0] += 1
        }
      }
    }
    var index: [UInt64: Int] = [:]
    var result: [Candidate] = []
    for segment in segments {
      for span in spans(in: segment, of: corpus, &memos) {
        let key = proposer.key(of: span, in: corpus)
        let isKept =
          size <= tokensForHapaxes || !span.cues.isDisjoint(with: .forcing)
          || counts[key, default: 0] > 1
        guard isKept else { continue }
        add(span, key: key, language, corpus, &index, &result)
      }
    }
    addPlaces(ofForced: index, language, corpus, &result)
    return result
  }

  /// Adds the places of what a heading or such made a candidate where the rules propose nothing.
  ///
  /// “Abstract base class” is a term everywhere, although “base” may be a verb. Without spaces, the
  /// same characters may be parts of other words.
  private func addPlaces(
    ofForced index: [UInt64: Int], _ language: Int, _ corpus: Corpus, _ result: inout [Candidate]
  ) {
    let forced = index.filter { _, candidate in
      !result[candidate].cues.isDisjoint(with: .forcing) && result[candidate].count <= Self.few
        && result[candidate].spans[0].tokens.count > 1
    }
    guard !corpus.languages[language].isWrittenWithoutSpaces else { return }
    let stretches = forced.mapValues { result[$0].spans[0].tokens }
    let found = StretchFinder(stretches, by: proposer, in: corpus).places(in: language, cues: [])
    for (key, candidate) in forced {
      guard let spans = found[key] else { continue }
      let known = Set(result[candidate].spans.map(\.lower))
      let missed = spans.filter { !known.contains($0.lower) }
      guard !missed.isEmpty else { continue }
      result[candidate].spans += missed
      result[candidate].spans.sort { ($0.segment, $0.lower) < ($1.segment, $1.lower) }
    }
  }

  /// What the rules propose more often is no exception to them.
  private static var few: Int { 4 }

  private func spans(
    in segment: Int, of corpus: Corpus, _ memos: inout [KnownTermIndex.Memo]
  ) -> [CandidateSpan] {
    var spans = StructureCues.marked(
      proposer.spans(in: segment, of: corpus), in: segment, of: corpus)
    for (place, mark) in marks.enumerated() {
      mark.mark(&spans, in: segment, of: corpus, memo: &memos[place])
    }
    return spans
  }

  private func add(
    _ span: CandidateSpan, key: UInt64, _ language: Int, _ corpus: Corpus,
    _ index: inout [UInt64: Int], _ result: inout [Candidate]
  ) {
    let isLabel = span.cues.contains(.label) ? 1 : 0
    if let known = index[key] {
      result[known].spans.append(span)
      result[known].cues.formUnion(span.cues)
      result[known].labelCount += isLabel
    } else {
      index[key] = result.count
      result.append(
        Candidate(
          language: language, spans: [span], cues: span.cues, labelCount: isLabel,
          length: proposer.length(of: span, in: corpus)))
    }
  }
}
