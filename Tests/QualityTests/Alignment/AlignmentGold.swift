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

  /// The same with the second and third section of the target exchanged, where it has so many.
  func withSectionsExchanged() -> AlignmentGold {
    let starts = target.segments.indices.filter {
      target.segments[$0].kind == .heading && target.segments[$0].level == 2
    }
    guard starts.count > 2 else { return self }
    let order =
      Array(0..<starts[0]) + (starts[1]..<starts[2]) + (starts[0]..<starts[1])
      + (starts[2]..<target.segments.count)
    var places = order
    for (place, former) in order.enumerated() { places[former] = place }
    var gold = self
    gold.target.segments = order.map { target.segments[$0] }
    gold.beads = beads.map { Bead(source: $0.source, target: $0.target.map { places[$0] }) }
    return gold
  }
}
