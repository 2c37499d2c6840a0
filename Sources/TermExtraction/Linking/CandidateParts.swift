/// The candidates that stand inside others.
struct CandidateParts: Sendable {
  /// A candidate strictly inside another.
  struct Part: Sendable {
    /// The index of the candidate.
    var candidate: Int
    /// Its tokens.
    var tokens: Range<Int32>
  }

  private let parts: [[Part]]
  private let lengths: [Double]

  /// Looks at the first place of every candidate, in time linear in the places of its segment.
  init(_ inventory: CandidateInventory) {
    parts = inventory.candidates.map { candidate in
      guard let span = candidate.spans.first else { return [] }
      return inventory.places[Int(span.segment)].compactMap { place in
        place.lower >= span.lower && place.upper <= span.upper
          && place.upper - place.lower < span.upper - span.lower
          ? Part(candidate: Int(place.candidate), tokens: place.lower..<place.upper) : nil
      }
    }
    lengths = inventory.candidates.map { Double($0.spans.first?.tokens.count ?? 1) }
  }

  /// How many candidates there are.
  var count: Int { parts.count }

  /// The parts of a candidate, by their start.
  subscript(candidate: Int) -> [Part] { parts[candidate] }

  /// The tokens of a candidate.
  func length(of candidate: Int) -> Double { lengths[candidate] }
}
