import SentenceAlignment

/// The groups of an alignment that may join what says different things.
///
/// The score of a group in a text of some length tells, as in a draft that follows another edition of its
/// source: ``AlignmentCertainty``. Where most of the source has nothing in the draft, that most likely
/// follows another edition, and more is asked of every group.
struct DoubtfulGroups {
  /// Below which score a group may join what says different things, and what it lacks tells nothing.
  private let most: Double
  private let mostForMissing: Double

  /// The least score, and how much of the source has to be linked, so that a lower one is enough.
  private static let leastScoreOfOtherEdition = 0.75
  private static let leastShare = 0.5
  /// The share of both texts that the other does not have in two editions, and the least score by which what
  /// stands between two such gaps tells that a sentence lacks something.
  private static let shareOfEditions = 0.1
  private static let leastScoreBetweenGaps = 0.95
  /// The least segments without a counterpart that are no accident, in each of the texts.
  private static let leastGaps = 5

  /// Looks at the groups of two versions.
  init(among groups: [AlignedGroup]) {
    let linked = groups.filter { group in group.members.allSatisfy { !$0.isEmpty } }
    func segments(of groups: [AlignedGroup], version: Int = 0) -> Int {
      groups.reduce(0) { sum, group in
        sum + (group.members.indices.contains(version) ? group.members[version].count : 0)
      }
    }
    let haveGaps = (0...1).allSatisfy { version in
      let all = segments(of: groups, version: version)
      let alone = all - segments(of: linked, version: version)
      return Double(alone) >= Self.shareOfEditions * Double(all) && alone >= Self.leastGaps
    }
    let isOtherEdition =
      Double(segments(of: linked)) < Self.leastShare * Double(segments(of: groups))
    most =
      isOtherEdition
      ? Self.leastScoreOfOtherEdition
      : linked.count < AlignmentCertainty.leastGroups ? 0 : AlignmentCertainty.leastScore
    mostForMissing = haveGaps ? max(most, Self.leastScoreBetweenGaps) : most
  }

  /// Whether a group is one of them.
  func contains(_ group: AlignedGroup) -> Bool { group.score < most }

  /// Whether what a group lacks tells nothing: where each text has much that the other has not, what stands
  /// side by side may be about the same and no translation.
  func tellsNoLack(_ group: AlignedGroup) -> Bool { group.score < mostForMissing }
}
