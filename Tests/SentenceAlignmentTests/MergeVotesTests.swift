import Testing

@testable import SentenceAlignment

/// Which beads may join segments for all versions.
@Suite struct MergeVotesTests {
  /// An alignment of three segments with three, or with two of which the first says what two do.
  private static func link(_ second: Int, joins: Bool) -> VersionLink {
    let beads =
      joins
      ? [Bead(source: 0..<2, target: 0..<1), Bead(source: 2..<3, target: 1..<2)]
      : (0..<3).map { Bead(source: $0..<$0 + 1, target: $0..<$0 + 1) }
    return VersionLink(first: 0, second: second, beads: beads)
  }

  /// Of nine alignments of the first version, so many join its first two segments.
  @Test(arguments: [(1, false), (3, false), (4, true), (9, true)])
  func aFewDoNotDecideForTheOthers(joining: Int, isAllowed: Bool) {
    let links = (1...9).map { Self.link($0, joins: $0 <= joining) }
    let counts = [3] + (1...9).map { $0 <= joining ? 2 : 3 }
    let votes = MergeVotes(links, counts: counts)
    #expect(votes.allow(links[0].beads[0], of: links[0]) == isAllowed)
    #expect(votes.allow(links[0].beads[1], of: links[0]))
  }

  @Test func composesWithoutWhatOneVersionJoins() {
    let links = (1...9).map { Self.link($0, joins: $0 == 1) }
    let counts = [3, 2] + (2...9).map { _ in 3 }
    let groups = GroupComposer(
      segmentCounts: counts, participants: counts.map { Array(0..<$0) }, links: links
    ).groups()
    let shared = groups.filter { $0.members.count { !$0.isEmpty } > 1 }
    #expect(shared.map { $0.members[0] } == [[0], [1], [2]])
    #expect(groups.filter { $0.members.count { !$0.isEmpty } == 1 }.map { $0.members[1] } == [[0]])
  }
}
