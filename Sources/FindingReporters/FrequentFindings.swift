import IsoglossProject
import TermChecking

/// What a check reports again and again across documents, such as one forbidden word, so that somebody who reads hundreds of
/// findings sees which few decisions they come from.
struct FrequentFindings {
  /// The least findings of a check of which the most frequent are told, and the least of one kind, in how many documents.
  private static let (leastOfAll, leastOfOne, leastDocuments) = (50, 10, 2)
  /// How many are told.
  private static let most = 5

  private struct Tally {
    var count = 0
    var documents = 0
  }

  private var tallies: [String: Tally] = [:]
  private var all = 0

  /// Counts the findings of a draft but for notes, those on terms by what they say.
  mutating func add(_ findings: some Sequence<Finding>) {
    var counts: [String: Int] = [:]
    for finding in findings where finding.severity > .note {
      all += 1
      if finding.concept != nil { counts["[\(finding.rule)] \(finding.message)", default: 0] += 1 }
    }
    for (text, count) in counts {
      tallies[text, default: Tally()].count += count
      tallies[text, default: Tally()].documents += 1
    }
  }

  /// One line on each of the most frequent, with its number; none of few findings.
  var lines: [String] {
    guard all >= Self.leastOfAll else { return [] }
    return tallies.filter {
      $0.value.count >= Self.leastOfOne && $0.value.documents >= Self.leastDocuments
    }
    .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(Self.most)
    .map { "\($0.value.count) times in \($0.value.documents) documents: \($0.key)" }
  }
}
