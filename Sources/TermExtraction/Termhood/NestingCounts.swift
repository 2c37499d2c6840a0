import LanguageText

/// How often candidates stand inside longer ones.
struct NestingCounts {
  /// For each candidate, how many of its places are inside a place of a longer candidate.
  private(set) var nested: [Int]
  /// For each candidate, in how many different longer candidates it stands.
  private(set) var hosts: [Int]
  /// For each candidate, how often it stands inside the same longer one, at most.
  private(set) var largestHost: [Int]

  /// Counts over the places of all candidates, in time linear in them and in how deep they nest.
  ///
  /// A Latin word before or behind other characters makes no longer word of them: 虚拟机 stands by itself
  /// in “Python 虚拟机”.
  init(_ candidates: [Candidate], places: [[CandidateInventory.Place]], in corpus: Corpus) {
    nested = Array(repeating: 0, count: candidates.count)
    hosts = nested
    largestHost = nested
    var together = Array(repeating: Int32(0), count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      var seen: [Int32] = []
      for span in candidate.spans {
        var isNested = false
        Self.forEachHost(of: span, in: places[Int(span.segment)]) { place in
          guard !Self.addsLatin(place, to: span, corpus) else { return }
          isNested = true
          let host = place.candidate
          if together[Int(host)] == 0 { seen.append(host) }
          together[Int(host)] += 1
        }
        if isNested { nested[index] += 1 }
      }
      hosts[index] = seen.count
      for host in seen {
        largestHost[index] = max(largestHost[index], Int(together[Int(host)]))
        together[Int(host)] = 0
      }
    }
  }

  /// Whether a longer stretch has nothing but Latin words beside one without any.
  private static func addsLatin(
    _ place: CandidateInventory.Place, to span: CandidateSpan, _ corpus: Corpus
  ) -> Bool {
    let isWithout = corpus.languages[corpus.segments[Int(span.segment)].language]
      .isWrittenWithoutSpaces
    let added = [place.lower..<span.lower, span.upper..<place.upper].joined()
    return isWithout && added.first != nil
      && added.allSatisfy { corpus.tokens[Int($0)].script == .latin }
      && !span.tokens.contains { corpus.tokens[$0].script == .latin }
  }

  /// Goes through the longer candidates around a place.
  ///
  /// Places are sorted by start, and at one start the longest first: only those before can hold one.
  private static func forEachHost(
    of span: CandidateSpan, in segment: [CandidateInventory.Place],
    _ body: (CandidateInventory.Place) -> Void
  ) {
    var (lower, upper) = (0, segment.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      let place = segment[middle]
      if (place.lower, -place.upper) < (span.lower, -span.upper) {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    while lower > 0, segment[lower - 1].lower >= span.lower - longestCandidate {
      lower -= 1
      guard segment[lower].upper >= span.upper else { continue }
      body(segment[lower])
    }
  }

  /// In tokens.
  private static let longestCandidate: Int32 = 12
}
