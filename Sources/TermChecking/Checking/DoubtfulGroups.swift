import SentenceAlignment

/// The groups of an alignment that may join what says different things.
///
/// The score of a group in a text of some length tells: below a half hardly any are translations, as
/// in a draft that follows another edition of its source. Where little is aligned, little is known of
/// the words, and all scores are low.
struct DoubtfulGroups {
  private let most: Double

  /// The least groups whose scores tell anything.
  private static let leastGroups = 20
  private static let leastScore = 0.5

  /// Looks at the groups of two versions.
  init(among groups: [AlignedGroup]) {
    let linked = groups.count { group in group.members.allSatisfy { !$0.isEmpty } }
    most = linked < Self.leastGroups ? 0 : Self.leastScore
  }

  /// Whether a group is one of them.
  func contains(_ group: AlignedGroup) -> Bool { group.score < most }
}
