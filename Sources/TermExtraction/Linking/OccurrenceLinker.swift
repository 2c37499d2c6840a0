/// Matches the places of candidates one to one inside every group (competitive linking, Melamed
/// 2000), where stretches inside a matched stretch may only match inside its partner.
struct OccurrenceLinker {
  private struct Match {
    var first: CandidateInventory.Place
    var second: CandidateInventory.Place
    var firstSegment: Int
    var secondSegment: Int

    private enum Relation { case apart, inside, around, crossing }

    /// Whether both places lie to those of another match in the same way and cross neither.
    func isConsistent(with other: Match) -> Bool {
      let first = Self.relation(first, firstSegment, other.first, other.firstSegment)
      let second = Self.relation(second, secondSegment, other.second, other.secondSegment)
      return first == second && first != .crossing
    }

    private static func relation(
      _ one: CandidateInventory.Place, _ oneSegment: Int, _ other: CandidateInventory.Place,
      _ otherSegment: Int
    ) -> Relation {
      if oneSegment != otherSegment || one.upper <= other.lower || other.upper <= one.lower {
        return .apart
      }
      if one.holds(other) { return .around }
      return other.holds(one) ? .inside : .crossing
    }
  }

  private struct Partner {
    var candidate: Int32
    var link: Int32
  }

  /// Two places that a link joins.
  private struct Option {
    var link: Int32
    /// The place of the first language, among those that the group's options use.
    var first: Int32
    /// The place of the second language, among the group's targets.
    var second: Int32
    /// Where both begin.
    var lower: (first: Int32, second: Int32)
  }

  /// An option and what it is worth; small, for they are sorted by the million.
  private struct Bid {
    var score: Double
    var option: Int32
  }

  /// The options of a group and the places that they join; its memory serves all groups.
  private struct Options {
    var all: [Option] = []
    var bids: [Bid] = []
    var first: [(place: CandidateInventory.Place, segment: Int)] = []
    var second: [Target] = []
    /// Which places have a partner.
    var isTaken: (first: [Bool], second: [Bool]) = ([], [])
    var accepted: [Match] = []

    mutating func removeAll() {
      all.removeAll(keepingCapacity: true)
      bids.removeAll(keepingCapacity: true)
      first.removeAll(keepingCapacity: true)
      second.removeAll(keepingCapacity: true)
      isTaken.first.removeAll(keepingCapacity: true)
      isTaken.second.removeAll(keepingCapacity: true)
      accepted.removeAll(keepingCapacity: true)
    }

    /// Orders the options, those worth most first.
    mutating func sort() {
      let all = all
      bids.sort { one, other in
        if one.score != other.score { return one.score > other.score }
        let (left, right) = (all[Int(one.option)], all[Int(other.option)])
        return (left.link, left.lower.first, left.lower.second)
          < (right.link, right.lower.first, right.lower.second)
      }
    }

    /// Joins the two places of an option if no pair that was joined before crosses them.
    mutating func accepts(_ option: Option) -> Bool {
      guard !isTaken.first[Int(option.first)], !isTaken.second[Int(option.second)] else {
        return false
      }
      let match = match(of: option)
      guard accepted.allSatisfy({ match.isConsistent(with: $0) }) else {
        return false
      }
      accepted.append(match)
      isTaken.first[Int(option.first)] = true
      isTaken.second[Int(option.second)] = true
      return true
    }

    func match(of option: Option) -> Match {
      let (one, other) = (first[Int(option.first)], second[Int(option.second)])
      return Match(
        first: one.place, second: other.place, firstSegment: one.segment,
        secondSegment: other.segment)
    }
  }

  private let inventory: CandidateInventory
  private let corpus: Corpus
  private let languages: (first: Int, second: Int)
  /// For each candidate, its partners of the second language.
  private let partners: [[Partner]]

  /// Prepares matching with the given links.
  init(
    _ inventory: CandidateInventory, _ corpus: Corpus, languages: (first: Int, second: Int),
    links: [Link]
  ) {
    self.inventory = inventory
    self.corpus = corpus
    self.languages = languages
    var partners = Array(repeating: [Partner](), count: inventory.candidates.count)
    for (index, link) in links.enumerated() {
      partners[link.first].append(Partner(candidate: Int32(link.second), link: Int32(index)))
    }
    self.partners = partners
  }

  /// Counts, for every link, the places that were matched by it.
  func match(_ links: inout [Link]) {
    for index in links.indices { links[index].matched = 0 }
    let worths = links.map { worth(of: $0) }
    var targetOf = Array(repeating: Int32(-1), count: inventory.candidates.count)
    var options = Options()
    for group in corpus.groups
    where !group.members[languages.first].isEmpty && !group.members[languages.second].isEmpty {
      options.removeAll()
      collect(&options, in: group, worths, &targetOf)
      options.sort()
      for bid in options.bids {
        let option = options.all[Int(bid.option)]
        if options.accepts(option) { links[Int(option.link)].matched += 1 }
      }
    }
  }

  /// A place of the second language in a group.
  private struct Target {
    var place: CandidateInventory.Place
    var segment: Int
    /// Where it stands, 0…1.
    var position: Double
    /// The next place of the same candidate; −1 behind the last one.
    var next: Int32
  }

  /// Finds all places of both languages that a link joins; `targetOf` is all −1, before and after.
  private func collect(
    _ options: inout Options, in group: CorpusGroup, _ worths: [Double],
    _ targetOf: inout [Int32]
  ) {
    collectTargets(in: group.members[languages.second], &options.second, &targetOf)
    defer { for target in options.second { targetOf[Int(target.place.candidate)] = -1 } }
    let length = length(group.members[languages.first])
    var before = 0
    for segment in group.members[languages.first] {
      let tokens = corpus.segments[segment].tokens
      for first in inventory.places[segment] {
        let from = Double(before + Int(first.lower) - tokens.lowerBound) / length
        for partner in partners[Int(first.candidate)] where worths[Int(partner.link)] > 0 {
          var next = targetOf[Int(partner.candidate)]
          while next >= 0 {
            let target = options.second[Int(next)]
            options.bids.append(
              Bid(
                score: worths[Int(partner.link)]
                  - Self.distanceWeight * abs(from - target.position),
                option: Int32(options.all.count)))
            options.all.append(
              Option(
                link: partner.link, first: Int32(options.first.count), second: next,
                lower: (first.lower, target.place.lower)))
            next = target.next
          }
        }
        options.first.append((first, segment))
      }
      before += tokens.count
    }
    options.isTaken.first.append(contentsOf: repeatElement(false, count: options.first.count))
    options.isTaken.second.append(contentsOf: repeatElement(false, count: options.second.count))
  }

  /// Finds the places of the second language in a group, those of one candidate chained from
  /// `targetOf`.
  private func collectTargets(
    in segments: [Int], _ result: inout [Target], _ targetOf: inout [Int32]
  ) {
    let length = length(segments)
    var before = 0
    for segment in segments {
      let tokens = corpus.segments[segment].tokens
      for place in inventory.places[segment] {
        let candidate = Int(place.candidate)
        result.append(
          Target(
            place: place, segment: segment,
            position: Double(before + Int(place.lower) - tokens.lowerBound) / length,
            next: targetOf[candidate]))
        targetOf[candidate] = Int32(result.count - 1)
      }
      before += tokens.count
    }
  }

  /// The likelihood of a link, and what it is worth that both are compounds; 0 for links that match
  /// nothing.
  ///
  /// A compound is worth the more when its parts agree: wholes are matched before their parts are
  /// matched with something else.
  private func worth(of link: Link) -> Double {
    guard link.probability > Self.leastProbability else { return 0 }
    let one = inventory.candidates[link.first].length
    let other = inventory.candidates[link.second].length
    return link.probability + Self.lengthWeight * Double(min(one, other, 3) - 1)
      + Self.longerWeight * Double(min(max(one, other), 3) - 1)
      + Self.compositionWeight * max(0, link.evidence.composition)
  }

  private func length(_ segments: [Int]) -> Double {
    Double(max(1, segments.reduce(0) { $0 + corpus.segments[$1].tokens.count }))
  }

  private static let leastProbability = 0.05
  /// How much likelihood a place at the other end of the group loses.
  private static let distanceWeight = 0.15
  /// How much likelihood every further word is worth.
  private static let lengthWeight = 0.12
  /// How much likelihood every further word of the longer one is worth: 复数 is “complex number”
  /// where both “complex” and the whole would do.
  private static let longerWeight = 0.05
  /// How much likelihood agreeing parts are worth.
  private static let compositionWeight = 1.0
}
