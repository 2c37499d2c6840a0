import LanguageText
import SentenceAlignment

/// Two versions of a document and the beads that people say are right.
struct AlignmentGold {
  /// Segments of the first version and of the second that say the same.
  struct Bead: Hashable {
    var source: [Int]
    var target: [Int]
  }

  var name: String
  var source: DocumentVersion
  var target: DocumentVersion
  var beads: [Bead]
  /// Groups that touch one of these source segments do not count: people have not cut them alike.
  var undecided: Set<Int> = []

  /// The text of a bead, for people.
  func text(_ bead: Bead) -> String {
    let left = bead.source.map { source.segments[$0].text }.joined(separator: " ")
    let right = bead.target.map { target.segments[$0].text }.joined(separator: " ")
    return "\(bead.source) \(left.prefix(90))\n      \(bead.target) \(right.prefix(90))"
  }
}
