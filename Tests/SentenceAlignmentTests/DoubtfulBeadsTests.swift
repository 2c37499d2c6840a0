import Testing

@testable import SentenceAlignment

/// A version that was written anew is bound to the others by what is sure alone.
@Suite struct DoubtfulBeadsTests {
  private static func link(
    _ first: Int, _ second: Int, confidences: [Float]
  ) -> VersionLink {
    VersionLink(
      first: first, second: second,
      beads: confidences.indices.map {
        Bead(source: $0..<$0 + 1, target: $0..<$0 + 1, score: 0.5, confidence: confidences[$0])
      })
  }

  /// So many beads with a low confidence, and with a high one; and how many are left.
  @Test(arguments: [(15, 5, 5), (14, 5, 19), (5, 15, 20), (40, 0, 0), (0, 40, 40)])
  func manyDoubtfulBeadsAreNone(low: Int, high: Int, left: Int) {
    let confidences = Array(repeating: Float(0.3), count: low) + Array(repeating: 0.9, count: high)
    let link = Self.link(0, 1, confidences: confidences)
    #expect(link.withoutDoubtfulBeads.beads.count == left)
  }

  /// The first two versions translate each other; the third is doubtful but for its last segment.
  @Test(arguments: [(3, 1), (2, 20)])
  func doubtBindsNothingButTheOnlyPair(versions: Int, shared: Int) {
    let sure = Array(repeating: Float(0.9), count: 20)
    let doubtful = Array(repeating: Float(0.2), count: 19) + [0.9]
    let links =
      versions == 2
      ? [Self.link(0, 1, confidences: doubtful)]
      : [
        Self.link(0, 1, confidences: sure), Self.link(0, 2, confidences: doubtful),
        Self.link(1, 2, confidences: doubtful),
      ]
    let groups = GroupComposer(
      segmentCounts: Array(repeating: 20, count: versions),
      participants: Array(repeating: Array(0..<20), count: versions), links: links
    ).groups()
    #expect(groups.count { $0.members.allSatisfy { !$0.isEmpty } } == shared)
    #expect(groups.flatMap { $0.members.joined() }.count == 20 * versions)
  }
}
