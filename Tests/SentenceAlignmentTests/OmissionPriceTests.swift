import Testing

@testable import SentenceAlignment

/// What a segment without counterpart costs.
struct OmissionPriceTests {
  @Test func omissionsAreDearerWhereTheyAreRare() {
    func price(alone: Int, paired: Int, costs: [Float] = .init(repeating: 0.4, count: 20)) -> Float
    {
      let beads =
        (0..<paired).map { Bead(source: $0..<$0 + 1, target: $0..<$0 + 1) }
        + (0..<alone).map { Bead(source: paired + $0..<paired + $0 + 1, target: paired..<paired) }
      return OmissionPrice(AlignmentWeights()).price(after: OmissionCounts(beads), costs: costs)
    }
    let base = AlignmentWeights().omission
    #expect(price(alone: 50, paired: 400) == base)
    #expect(price(alone: 20, paired: 400) == base)
    #expect(price(alone: 4, paired: 400) > base)
    #expect(price(alone: 0, paired: 400) > price(alone: 4, paired: 400))
    #expect(price(alone: 0, paired: 5) < price(alone: 0, paired: 400))
    #expect(price(alone: 50, paired: 400, costs: .init(repeating: 0.8, count: 20)) > base)
    // Too few beads say nothing.
    #expect(price(alone: 0, paired: 400, costs: [0.9]) == base)
  }
}
