/// How often candidates stand inside longer ones.
struct NestingCounts {
  /// For each candidate, how many of its places are inside a place of a longer candidate.
  private(set) var nested: [Int]
  /// For each candidate, in how many different longer candidates it stands.
  private(set) var hosts: [Int]
  /// For each candidate, how often it stands inside the same longer one, at most.
  private(set) var largestHost: [Int]

  /// Counts over the places of all candidates, in time linear in them and in how deep they nest.
  init(_ candidates: [Candidate], places: [[CandidateInventory.Place]]) {
    nested = Array(repeating: 0, count: candidates.count)
    hosts = nested
    largestHost = nested
    var together = Array(repeating: Int32(0), count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      var seen: [Int32] = []
      for span in candidate.spans {
        let isNested = Self.forEachHost(of: span, in: places[Int(span.segment)]) { host in
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

  /// Goes through the longer candidates around a place; false where there are none.
  ///
  /// Places are sorted by start, and at one start the longest first: only those before can hold one.
  private static func forEachHost(
    of span: CandidateSpan, in segment: [CandidateInventory.Place], _ body: (Int32) -> Void
  ) -> Bool {
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
    var isNested = false
    while lower > 0, segment[lower - 1].lower >= span.lower - longestCandidate {
      lower -= 1
      guard segment[lower].upper >= span.upper else { continue }
      isNested = true
      body(segment[lower].candidate)
    }
    return isNested
  }

  /// In tokens.
  private static let longestCandidate: Int32 = 12
}
