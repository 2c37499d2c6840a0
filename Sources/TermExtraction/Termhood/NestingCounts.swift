/// How often candidates stand inside longer ones.
struct NestingCounts {
  /// For each candidate, how many of its places are inside a place of a longer candidate.
  private(set) var nested: [Int]
  /// For each candidate, in how many different longer candidates it stands.
  private(set) var hosts: [Int]

  /// Counts over the places of all segments.
  init(count: Int, places: [[CandidateInventory.Place]]) {
    nested = Array(repeating: 0, count: count)
    hosts = Array(repeating: 0, count: count)
    var seen: Set<UInt64> = []
    for segment in places {
      for (index, place) in segment.enumerated() {
        var isNested = false
        for host in Self.hosts(of: index, in: segment) {
          isNested = true
          let pair = UInt64(UInt32(place.candidate)) << 32 | UInt64(UInt32(host))
          if seen.insert(pair).inserted { hosts[Int(place.candidate)] += 1 }
        }
        if isNested { nested[Int(place.candidate)] += 1 }
      }
    }
  }

  /// Places are sorted by start: only those before, and those at the same start, can hold one.
  private static func hosts(
    of index: Int, in segment: [CandidateInventory.Place]
  ) -> [Int32] {
    let place = segment[index]
    var result: [Int32] = []
    var other = index - 1
    while other >= 0, segment[other].lower >= place.lower - longestCandidate {
      if segment[other].holds(place) { result.append(segment[other].candidate) }
      other -= 1
    }
    return result
  }

  /// In tokens.
  private static let longestCandidate: Int32 = 12
}
