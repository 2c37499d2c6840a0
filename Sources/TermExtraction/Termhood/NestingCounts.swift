/// How often candidates stand inside longer ones.
struct NestingCounts {
  /// For each candidate, how many of its places are inside a place of a longer candidate.
  private(set) var nested: [Int]
  /// For each candidate, in how many different longer candidates it stands.
  private(set) var hosts: [Int]
  /// For each candidate, how often it stands inside the same longer one, at most.
  private(set) var largestHost: [Int]

  /// Counts over the places of all segments.
  init(count: Int, places: [[CandidateInventory.Place]]) {
    nested = Array(repeating: 0, count: count)
    hosts = Array(repeating: 0, count: count)
    largestHost = Array(repeating: 0, count: count)
    var together: [UInt64: Int] = [:]
    for segment in places {
      for index in segment.indices {
        let candidate = Int(segment[index].candidate)
        let around = Self.hosts(of: index, in: segment)
        if !around.isEmpty { nested[candidate] += 1 }
        for host in around {
          let pair = UInt64(UInt32(candidate)) << 32 | UInt64(UInt32(host))
          let known = together[pair, default: 0] + 1
          together[pair] = known
          if known == 1 { hosts[candidate] += 1 }
          largestHost[candidate] = max(largestHost[candidate], known)
        }
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
