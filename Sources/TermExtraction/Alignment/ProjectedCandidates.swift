/// Stretches that word alignment delimits and the rules of their language did not propose: terms
/// of another language carried over.
enum ProjectedCandidates {
  /// The new candidates, language by language, with all their places.
  static func found(
    by projection: Projection, beside inventory: CandidateInventory, in corpus: Corpus
  ) -> [Candidate] {
    let index = index(of: inventory, in: corpus)
    var wanted: [[UInt64: CandidateSpan]] = Array(repeating: [:], count: corpus.languages.count)
    for (candidate, targets) in projection.targets.enumerated()
    where inventory.candidates[candidate].termhood >= leastTermhood {
      for (language, list) in targets {
        for target in list where index[language][target.key] == nil && isLikely(target) {
          let known = wanted[language][target.key]
          if known == nil || place(target.span) < known.map(place) ?? (.max, .max) {
            wanted[language][target.key] = target.span
          }
        }
      }
    }
    return corpus.languages.indices.flatMap {
      candidates(wanted[$0], of: $0, inventory.keys[$0], corpus)
    }
  }

  /// For each language, the candidates by what identifies them.
  static func index(of inventory: CandidateInventory, in corpus: Corpus) -> [[UInt64: Int]] {
    var result: [[UInt64: Int]] = Array(repeating: [:], count: corpus.languages.count)
    for index in inventory.candidates.indices {
      guard let key = inventory.key(of: index, in: corpus) else { continue }
      result[inventory.candidates[index].language][key] = index
    }
    return result
  }

  private static func isLikely(_ target: Projection.Target) -> Bool {
    target.share >= leastShare && target.weight >= leastWeight
  }

  private static func place(_ span: CandidateSpan) -> (Int32, Int32) { (span.segment, span.lower) }

  /// Finds all places of the wanted stretches.
  private static func candidates(
    _ wanted: [UInt64: CandidateSpan], of language: Int, _ keys: some CandidateProposer,
    _ corpus: Corpus
  ) -> [Candidate] {
    guard !wanted.isEmpty else { return [] }
    let lengths = Set(wanted.values.map(\.tokens.count)).sorted()
    let starts = Set(wanted.values.map { keys.key(of: firstToken(of: $0), in: corpus) })
    var found: [UInt64: [CandidateSpan]] = [:]
    for segment in corpus.segments(in: language) {
      let tokens = corpus.segments[segment].tokens
      for lower in tokens {
        var span = CandidateSpan(
          segment: Int32(segment), lower: Int32(lower), upper: Int32(lower + 1), cues: .projected)
        guard starts.contains(keys.key(of: span, in: corpus)) else { continue }
        for length in lengths where lower + length <= tokens.upperBound {
          span.upper = Int32(lower + length)
          let key = keys.key(of: span, in: corpus)
          if wanted[key] != nil { found[key, default: []].append(span) }
        }
      }
    }
    // Several may begin at one place; without their ends, the order of a dictionary decides.
    let sorted = found.values.filter { isWord($0, corpus) }.sorted {
      ($0[0].lower, $0[0].upper) < ($1[0].lower, $1[0].upper)
    }
    return sorted.map {
      Candidate(
        language: language, spans: $0, cues: .projected, labelCount: 0,
        length: keys.length(of: $0[0], in: corpus))
    }
  }

  private static func firstToken(of span: CandidateSpan) -> CandidateSpan {
    var first = span
    first.upper = first.lower + 1
    return first
  }

  /// One Han character is a word only where the dictionary mostly leaves it alone.
  private static func isWord(_ spans: [CandidateSpan], _ corpus: Corpus) -> Bool {
    let lone = spans.count { span in
      span.tokens.count == 1 && corpus.tokens[span.tokens.lowerBound].script == .han
        && !(corpus.isBreak[span.tokens.lowerBound]
          && (span.tokens.upperBound == corpus.isBreak.count
            || corpus.isBreak[span.tokens.upperBound]))
    }
    return 2 * lone <= spans.count
  }

  private static let leastTermhood = 0.25
  private static let leastShare: Float = 0.25
  private static let leastWeight: Float = 0.4
}
