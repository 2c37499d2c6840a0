/// What the alignments of many versions say about which segments of a version belong together.
///
/// In twenty languages somebody always has two sentences in one, or is taken to, and each such bead
/// would join the two in all other languages. Of many versions a few do not decide for the others.
struct MergeVotes {
  /// The share of a version's alignments that have to join two segments.
  private static let least = 0.34

  /// Per version and segment, how many alignments join it with the next one and how many set both
  /// apart, with a partner each.
  private var votes: [[(joined: Int, apart: Int)]]

  /// Counts the votes of the alignments of versions with so many participants.
  ///
  /// - Complexity: O(beads).
  init(_ links: [VersionLink], counts: [Int]) {
    votes = counts.map { [(joined: Int, apart: Int)](repeating: (0, 0), count: $0) }
    for link in links {
      count(link.beads.filter(\.isPaired).map(\.source), of: link.first)
      count(link.beads.filter(\.isPaired).map(\.target), of: link.second)
    }
  }

  private mutating func count(_ ranges: [Range<Int>], of version: Int) {
    let starts = Set(ranges.map(\.lowerBound))
    for range in ranges {
      for segment in range.dropLast() { votes[version][segment].joined += 1 }
      if starts.contains(range.upperBound) { votes[version][range.upperBound - 1].apart += 1 }
    }
  }

  /// Whether enough alignments join what a bead joins in its two versions.
  func allow(_ bead: Bead, of link: VersionLink) -> Bool {
    allow(bead.source, of: link.first) && allow(bead.target, of: link.second)
  }

  private func allow(_ range: Range<Int>, of version: Int) -> Bool {
    range.dropLast().allSatisfy { segment in
      let vote = votes[version][segment]
      return Double(vote.joined) >= Self.least * Double(vote.joined + vote.apart)
    }
  }
}
