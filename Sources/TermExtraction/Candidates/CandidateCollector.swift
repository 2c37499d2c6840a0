import LanguageText

/// How long the texts are of which everything that occurs once is kept.
///
/// In a text of some pages two terms in five occur once; longer texts would drown in such phrases.
enum HapaxLimit {
  /// In tokens of a language.
  static let tokens = 60_000

  /// For each language, whether its texts are longer.
  static func isExceeded(in corpus: Corpus) -> [Bool] { sizes(of: corpus).map { $0 > tokens } }

  /// The tokens of each language.
  static func sizes(of corpus: Corpus) -> [Int] {
    corpus.segments.reduce(into: Array(repeating: 0, count: corpus.languages.count)) {
      $0[$1.language] += $1.tokens.count
    }
  }
}

/// Gathers the stretches that a proposer finds into candidates.
struct CandidateCollector<Proposer: CandidateProposer> {
  let proposer: Proposer
  /// Terms that are looked for beside what the proposer finds.
  let marks: [KnownTermIndex]

  /// The same as ``HapaxLimit`` for English alone, whose model can tell terms among phrases that occur once.
  private static var tokensForEnglishHapaxes: Int { 1_000_000 }

  /// Up to this many tokens of a language, phrases of recurring words that occur once are kept.
  private static var tokensForPhrases: Int { 300_000 }

  /// Up to this many tokens of a language, the stretches of the first pass are remembered: some
  /// seventy megabytes at most.
  private static var tokensForMemory: Int { 1_000_000 }

  /// Which stretches are the same candidate, and how often each occurs.
  private struct Tally {
    var slots: [UInt64: Int32] = [:]
    var counts: [Int32] = []

    mutating func add(_ key: UInt64) -> Int32 {
      if let slot = slots[key] {
        counts[Int(slot)] += 1
        return slot
      }
      slots[key] = Int32(counts.count)
      counts.append(1)
      return Int32(counts.count - 1)
    }
  }

  /// The candidates of a language, in order of their first place.
  ///
  /// Two passes, the first of which only counts, keep the memory of large texts to what occurs
  /// again.
  func candidates(of language: Int, in corpus: Corpus) -> [Candidate] {
    let segments = corpus.segments(in: language)
    let size = segments.reduce(0) { $0 + corpus.segments[$1].tokens.count }
    var memos = marks.map { _ in KnownTermIndex.Memo() }
    var tally = Tally()
    var remembered: [(span: CandidateSpan, slot: Int32)] = []
    for segment in segments {
      for span in spans(in: segment, of: corpus, &memos) {
        let slot = tally.add(proposer.key(of: span, in: corpus))
        if size <= Self.tokensForMemory { remembered.append((span, slot)) }
      }
    }
    let keepsHapaxes =
      size <= (corpus.isEnglishAlone ? Self.tokensForEnglishHapaxes : HapaxLimit.tokens)
    let recurring =
      keepsHapaxes || size > Self.tokensForPhrases
      ? nil : RecurringWords(in: segments, of: corpus)
    var candidates = Gathered(tally.counts.count)
    let take = { (span: CandidateSpan, slot: Int32, candidates: inout Gathered) in
      let isKept =
        keepsHapaxes || !span.cues.isDisjoint(with: .forcing) || tally.counts[Int(slot)] > 1
        || recurring?.makeUp(span, in: corpus) == true
      guard isKept else { return }
      candidates.add(span, slot: slot, language) { proposer.length(of: span, in: corpus) }
    }
    for one in remembered { take(one.span, one.slot, &candidates) }
    if size > Self.tokensForMemory {
      for segment in segments {
        for span in spans(in: segment, of: corpus, &memos) {
          guard let slot = tally.slots[proposer.key(of: span, in: corpus)] else { continue }
          take(span, slot, &candidates)
        }
      }
    }
    addPlaces(ofForced: candidates.index(of: tally.slots), language, corpus, &candidates.all)
    return candidates.all
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
    spans.removeAll { !$0.cues.contains(.known) && $0.isSmallLetter(in: corpus) }
    return spans
  }
}

/// Candidates as their places come in, found by the slot of what identifies them.
private struct Gathered {
  private(set) var places: [Int32]
  var all: [Candidate] = []

  init(_ slots: Int) { places = Array(repeating: -1, count: slots) }

  mutating func add(_ span: CandidateSpan, slot: Int32, _ language: Int, length: () -> Int) {
    let isLabel = span.cues.contains(.label) ? 1 : 0
    let place = Int(places[Int(slot)])
    guard place < 0 else {
      all[place].spans.append(span)
      all[place].cues.formUnion(span.cues)
      all[place].labelCount += isLabel
      return
    }
    places[Int(slot)] = Int32(all.count)
    all.append(
      Candidate(
        language: language, spans: [span], cues: span.cues, labelCount: isLabel, length: length()))
  }

  /// The candidates of keys.
  func index(of slots: [UInt64: Int32]) -> [UInt64: Int] {
    slots.mapValues { Int(places[Int($0)]) }.filter { $0.value >= 0 }
  }
}
