/// What word alignment says of candidates: which stretches of other languages they are, and how
/// often.
struct Projection: Sendable {
  /// A stretch of another language that a candidate is carried to.
  struct Target: Sendable {
    /// What identifies the stretch among the candidates of its language.
    var key: UInt64
    /// The sum of the weights of the places that are carried there.
    var weight: Float
    /// Its share of all places of the candidate that the other language has, 0…1.
    var share: Float
    /// The first place.
    var span: CandidateSpan
  }

  fileprivate struct Vote {
    var weight: Float
    var span: CandidateSpan
  }

  fileprivate struct VoteKey: Hashable {
    var candidate: Int32
    var key: UInt64
  }

  /// For each candidate and other language that it could be carried to, the best stretches.
  private(set) var targets: [[Int: [Target]]]

  /// Aligns the words of the compared languages and carries all likely candidates over.
  init(_ inventory: CandidateInventory, of corpus: Corpus) {
    targets = Array(repeating: [:], count: inventory.candidates.count)
    guard corpus.groups.count >= Self.fewestGroups else { return }
    let units = AlignmentUnits(corpus, keys: inventory.keys)
    let projector = SpanProjector(units)
    let isLong = HapaxLimit.isExceeded(in: corpus)
    for (first, second) in corpus.comparedLanguages.pairs {
      let alignment = WordAlignment(units, of: corpus, languages: (first, second))
      guard alignment.groups.count >= Self.fewestGroups else { continue }
      let both = [
        Tally(from: first, to: second, isForth: true, isLong: isLong[first], in: corpus),
        Tally(from: second, to: first, isForth: false, isLong: isLong[second], in: corpus),
      ]
      for tally in counted(both, alignment, projector, units, inventory, corpus) {
        keep(tally)
      }
    }
  }

  /// Where the candidates of one language are carried in another.
  struct Tally {
    let from: Int
    let to: Int
    /// Whether the first language of the alignment is carried to the second.
    let isForth: Bool
    /// Whether words of the first language may be left untranslated in the second.
    let mayHoldResidue: Bool
    /// What a candidate must be of a term to be carried over.
    let leastTermhood: Double
    fileprivate var votes: [VoteKey: Vote] = [:]
    var totals: [Int32: Float] = [:]
    /// At how many of these places the candidate is left untranslated.
    var left: [Int32: Float] = [:]

    /// The places that could have shown a stretch: those where the candidate is translated, and at least
    /// half of all.
    func total(of candidate: Int32) -> Float {
      let total = totals[candidate] ?? 0
      return max(1, total - min(left[candidate] ?? 0, total / 2))
    }

    /// Starts counting.
    init(from: Int, to: Int, isForth: Bool, isLong: Bool, in corpus: Corpus) {
      (self.from, self.to, self.isForth) = (from, to, isForth)
      mayHoldResidue = corpus.isLatin(from) && !corpus.isLatin(to)
      leastTermhood = isLong ? Projection.leastLongTermhood : Projection.leastTermhood
    }
  }

  /// Carries the candidates of all groups over, both ways.
  private func counted(
    _ tallies: [Tally], _ alignment: WordAlignment, _ projector: SpanProjector,
    _ units: AlignmentUnits, _ inventory: CandidateInventory, _ corpus: Corpus
  ) -> [Tally] {
    var tallies = tallies
    var posteriors = AlignmentPosteriors()
    for (index, group) in alignment.groups.enumerated() {
      alignment.fill(&posteriors, index)
      let sides = (alignment.first[group.first], alignment.second[group.second])
      for place in tallies.indices {
        let isForth = tallies[place].isForth
        count(
          &tallies[place], posteriors, sources: isForth ? sides.0 : sides.1,
          targets: isForth ? sides.1 : sides.0, projector, units, inventory, corpus)
      }
    }
    return tallies
  }

  private func count(
    _ tally: inout Tally, _ posteriors: AlignmentPosteriors, sources: ArraySlice<Int32>,
    targets: ArraySlice<Int32>, _ projector: SpanProjector, _ units: AlignmentUnits,
    _ inventory: CandidateInventory, _ corpus: Corpus
  ) {
    let isForth = tally.isForth
    for (candidate, range) in Self.places(
      of: sources, leastTermhood: tally.leastTermhood, units, inventory, corpus)
    {
      tally.totals[candidate, default: 0] += 1
      let image = { (isSkipped: (Int32) -> Bool) in
        isForth
          ? projector.image(ofRows: range, in: posteriors, columns: targets, skipping: isSkipped)
          : projector.image(ofColumns: range, in: posteriors, rows: targets, skipping: isSkipped)
      }
      var best = image { _ in false }
      // A word left untranslated says nothing of what the language calls the thing.
      if tally.mayHoldResidue, let found = best, Self.isLatin(found, corpus) {
        best = image { Self.isLatin(units.units[Int($0)], corpus) }
        if best?.weight ?? 0 < Self.leastWeightBesideResidue {
          tally.left[candidate, default: 0] += 1
          continue
        }
      }
      guard let image = best.map({ Self.whole(Self.closed($0, corpus), inventory) }),
        image.weight >= Self.leastWeight,
        image.upper - image.lower <= Self.longest
      else { continue }
      let span = CandidateSpan(
        segment: image.segment, lower: image.lower, upper: image.upper, cues: .projected)
      guard !span.isSmallLetter(in: corpus) else { continue }
      let key = VoteKey(
        candidate: candidate, key: inventory.keys[tally.to].key(of: span, in: corpus))
      tally.votes[key, default: Vote(weight: 0, span: span)].weight += image.weight
    }
  }

  private mutating func keep(_ tally: Tally) {
    var kept: [Int32: [Target]] = [:]
    for (key, vote) in tally.votes {
      let share = vote.weight / tally.total(of: key.candidate)
      guard share >= Self.leastShare else { continue }
      kept[key.candidate, default: []].append(
        Target(key: key.key, weight: vote.weight, share: share, span: vote.span))
    }
    for (candidate, list) in kept {
      targets[Int(candidate)][tally.to] = list.sorted {
        ($1.weight, $0.key) < ($0.weight, $1.key)
      }
    }
  }

  /// Whether a place is inside that of a longer candidate that is as much a term: a word that is
  /// half of what another language says in one is not that word.
  private static func isPart(
    _ index: Int, of places: [CandidateInventory.Place], _ inventory: CandidateInventory
  ) -> Bool {
    let place = places[index]
    let termhood = inventory.candidates[Int(place.candidate)].termhood
    var other = index - 1
    while other >= 0, places[other].lower >= place.lower - longest {
      if places[other].holds(place),
        inventory.candidates[Int(places[other].candidate)].termhood >= termhood
      {
        return true
      }
      other -= 1
    }
    return false
  }

  /// The longer candidate around a stretch that is hardly ever seen without one, or the stretch.
  private static func whole(
    _ image: SpanProjector.Image, _ inventory: CandidateInventory
  ) -> SpanProjector.Image {
    let places = inventory.places[Int(image.segment)]
    guard let part = places.first(where: { $0.lower == image.lower && $0.upper == image.upper }),
      inventory.candidates[Int(part.candidate)].hostShare >= dependentShare,
      let host = places.filter({
        $0.holds(part)
          && inventory.candidates[Int($0.candidate)].termhood
            >= inventory.candidates[Int(part.candidate)].termhood
      }).min(by: { $0.upper - $0.lower < $1.upper - $1.lower })
    else { return image }
    return SpanProjector.Image(
      segment: image.segment, lower: host.lower, upper: host.upper, weight: image.weight)
  }

  /// A stretch without the particle that the dictionary took for the end of its last word: 実行時に.
  private static func closed(
    _ image: SpanProjector.Image, _ corpus: Corpus
  ) -> SpanProjector.Image {
    let last = Int(image.upper) - 1
    guard last > Int(image.lower), corpus.tokens[last].script == .hiragana,
      corpus.tokens[last - 1].script != .hiragana, particles.contains(corpus.word(last))
    else { return image }
    var image = image
    image.upper -= 1
    return image
  }

  private static let particles = WordList("に を が は の と で も へ")

  private static func isLatin(_ image: SpanProjector.Image, _ corpus: Corpus) -> Bool {
    (Int(image.lower)..<Int(image.upper)).allSatisfy {
      corpus.tokens[$0].script == .latin || corpus.tokens[$0].script == .punctuation
    }
  }

  private static func isLatin(_ unit: AlignmentUnits.Unit, _ corpus: Corpus) -> Bool {
    (Int(unit.lower)..<Int(unit.upper)).allSatisfy { corpus.tokens[$0].script == .latin }
  }

  /// The candidates of one side of a group that are worth carrying over, with their units as
  /// offsets into the side.
  private static func places(
    of side: ArraySlice<Int32>, leastTermhood: Double, _ units: AlignmentUnits,
    _ inventory: CandidateInventory, _ corpus: Corpus
  ) -> [(candidate: Int32, units: Range<Int>)] {
    var result: [(candidate: Int32, units: Range<Int>)] = []
    var offset = 0
    while offset < side.count {
      let segment = Int(units.segments[Int(side[side.startIndex + offset])])
      let end = offset + units.ranges[segment].count
      var start = offset
      for (index, place) in inventory.places[segment].enumerated()
      where inventory.candidates[Int(place.candidate)].termhood >= leastTermhood
        && !isPart(index, of: inventory.places[segment], inventory)
      {
        while start < end, units.units[Int(side[side.startIndex + start])].lower < place.lower {
          start += 1
        }
        var upper = start
        while upper < end, units.units[Int(side[side.startIndex + upper])].upper <= place.upper {
          upper += 1
        }
        if upper > start { result.append((place.candidate, start..<upper)) }
      }
      offset = end
    }
    return result
  }

  /// With fewer groups, chance decides.
  private static let fewestGroups = 40
  /// From this share of its places inside one longer candidate on, a stretch hardly stands alone.
  private static let dependentShare = 0.75
  private static let leastWeight: Float = 0.3
  /// Beside the same words in Latin letters, a native name must be surer.
  private static let leastWeightBesideResidue: Float = 0.5
  private static let leastShare: Float = 0.08
  private static let leastTermhood = 0.1
  /// In long texts, of which only what recurs and likely phrases are candidates, phrases that stand once
  /// rate lower.
  private static let leastLongTermhood = 0.03
  /// In tokens.
  private static let longest: Int32 = 10
}
