import SentenceAlignment
import Testing

@testable import TermChecking

@Suite struct DoubtfulGroupsTests {
  private func group(_ score: Double, isLinked: Bool = true) -> AlignedGroup {
    AlignedGroup(members: [[0], isLinked ? [0] : []], score: score)
  }

  @Test(arguments: [(0.3, 20, true), (0.6, 20, false), (0.3, 19, false), (0.3, 4, false)])
  func lowScoresOfALongTextAreDoubtful(score: Double, linked: Int, isDoubtful: Bool) {
    let groups = Array(repeating: group(0.9), count: linked)
    #expect(DoubtfulGroups(among: groups).contains(group(score)) == isDoubtful)
  }

  /// A draft that has a few sentences of a long source follows another edition, or is good as far as it goes.
  @Test(arguments: [(0.7, 20, true), (0.8, 20, false), (0.7, 60, false), (0.7, 5, true)])
  func otherEditionsAreDoubtful(score: Double, linked: Int, isDoubtful: Bool) {
    let groups =
      Array(repeating: group(0.9), count: linked)
      + Array(repeating: group(0, isLinked: false), count: 40)
    #expect(DoubtfulGroups(among: groups).contains(group(score)) == isDoubtful)
  }

  @Test func whatIsAddedIsNoReasonToTrustScores() {
    let groups = Array(repeating: AlignedGroup(members: [[], [0]], score: 0), count: 40)
    #expect(!DoubtfulGroups(among: groups).contains(group(0.3)))
  }

  /// What two texts share, each of which has much that the other has not, need not be translated in full.
  @Test(arguments: [(0.9, 5, 5, true), (0.96, 5, 5, false), (0.9, 5, 4, false), (0.9, 0, 9, false)])
  func nothingTellsALackBetweenGaps(
    score: Double, source: Int, draft: Int, isDoubtful: Bool
  ) {
    let groups =
      Array(repeating: group(0.9), count: 40)
      + Array(repeating: group(0, isLinked: false), count: source)
      + Array(repeating: AlignedGroup(members: [[], [0]], score: 0), count: draft)
    let doubtful = DoubtfulGroups(among: groups)
    #expect(doubtful.tellsNoLack(group(score)) == isDoubtful)
    #expect(!doubtful.contains(group(score)))
  }
}
