/// Gathers the stretches that a proposer finds into candidates.
struct CandidateCollector<Proposer: CandidateProposer> {
  let proposer: Proposer
  /// Terms that are looked for beside what the proposer finds.
  let marks: [KnownTermIndex]

  /// Up to this many tokens of a language, everything that occurs once is kept too.
  ///
  /// In a text of some pages two terms in five occur once; longer texts would drown in such phrases.
  private let tokensForHapaxes = 60_000

  /// The candidates of a language, in order of their first place.
  ///
  /// Two passes, the first of which only counts, keep the memory to what occurs again.
  func candidates(of language: Int, in corpus: Corpus) -> [Candidate] {
    let segments = corpus.segments(in: language)
    let size = segments.reduce(0) { $0 + corpus.segments[$1].tokens.count }
    var counts: [UInt64: Int32] = [:]
    if size > tokensForHapaxes {
      for segment in segments {
        for span in spans(in: segment, of: corpus) {
          counts[proposer.key(of: span, in: corpus), default: 0] += 1
        }
      }
    }
    var index: [UInt64: Int] = [:]
    var result: [Candidate] = []
    for segment in segments {
      for span in spans(in: segment, of: corpus) {
        let key = proposer.key(of: span, in: corpus)
        let isKept =
          size <= tokensForHapaxes || !span.cues.isDisjoint(with: .forcing)
          || counts[key, default: 0] > 1
        guard isKept else { continue }
        add(span, key: key, language, corpus, &index, &result)
      }
    }
    return result
  }

  private func spans(in segment: Int, of corpus: Corpus) -> [CandidateSpan] {
    var spans = StructureCues.marked(
      proposer.spans(in: segment, of: corpus), in: segment, of: corpus)
    for mark in marks { mark.mark(&spans, in: segment, of: corpus) }
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
