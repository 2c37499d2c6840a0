/// Matches the places of candidates one to one inside every group (competitive linking, Melamed
/// 2000), where stretches inside a matched stretch may only match inside its partner.
struct OccurrenceLinker {
  private struct Match {
    var first: CandidateInventory.Place
    var second: CandidateInventory.Place
    var firstSegment: Int
    var secondSegment: Int
  }

  private struct Option {
    var link: Int
    var match: Match
    var score: Double
  }

  private let inventory: CandidateInventory
  private let corpus: Corpus
  private let languages: (first: Int, second: Int)
  private let linkIndex: [UInt64: Int]

  /// Prepares matching with the given links.
  init(
    _ inventory: CandidateInventory, _ corpus: Corpus, languages: (first: Int, second: Int),
    links: [Link]
  ) {
    self.inventory = inventory
    self.corpus = corpus
    self.languages = languages
    var linkIndex: [UInt64: Int] = [:]
    for (index, link) in links.enumerated() {
      linkIndex[Self.key(Int32(link.first), Int32(link.second))] = index
    }
    self.linkIndex = linkIndex
  }

  /// Counts, for every link, the places that were matched by it.
  func match(_ links: inout [Link]) {
    for index in links.indices { links[index].matched = 0 }
    for group in corpus.groups
    where !group.members[languages.first].isEmpty && !group.members[languages.second].isEmpty {
      for link in matches(in: group, links) { links[link].matched += 1 }
    }
  }

  private func matches(in group: CorpusGroup, _ links: [Link]) -> [Int] {
    var options = options(in: group, links)
    options.sort { $0.score != $1.score ? $0.score > $1.score : $0.link < $1.link }
    var accepted: [Match] = []
    var result: [Int] = []
    for option in options
    where accepted.allSatisfy({ Self.isConsistent(option.match, with: $0) }) {
      accepted.append(option.match)
      result.append(option.link)
    }
    return result
  }

  private func options(in group: CorpusGroup, _ links: [Link]) -> [Option] {
    var options: [Option] = []
    let lengths = (
      length(group.members[languages.first]), length(group.members[languages.second])
    )
    var firstBefore = 0
    for firstSegment in group.members[languages.first] {
      let firstTokens = corpus.segments[firstSegment].tokens
      for first in inventory.places[firstSegment] {
        let from = Double(firstBefore + Int(first.lower) - firstTokens.lowerBound) / lengths.0
        var secondBefore = 0
        for secondSegment in group.members[languages.second] {
          let secondTokens = corpus.segments[secondSegment].tokens
          for second in inventory.places[secondSegment] {
            let key = Self.key(first.candidate, second.candidate)
            guard let link = linkIndex[key], links[link].probability > Self.leastProbability else {
              continue
            }
            let to = Double(secondBefore + Int(second.lower) - secondTokens.lowerBound) / lengths.1
            options.append(
              Option(
                link: link,
                match: Match(
                  first: first, second: second, firstSegment: firstSegment,
                  secondSegment: secondSegment),
                score: links[link].probability - Self.distanceWeight * abs(from - to)
                  + wholeness(links[link], first, second)))
          }
          secondBefore += secondTokens.count
        }
      }
      firstBefore += firstTokens.count
    }
    return options
  }

  /// What it is worth that the two are compounds, the more when their parts agree: wholes are
  /// matched before their parts are matched with something else.
  private func wholeness(
    _ link: Link, _ first: CandidateInventory.Place, _ second: CandidateInventory.Place
  ) -> Double {
    let (one, other) = (
      inventory.candidates[Int(first.candidate)], inventory.candidates[Int(second.candidate)]
    )
    return Self.lengthWeight * Double(min(one.length, other.length, 3) - 1)
      + Self.compositionWeight * max(0, link.evidence.composition)
  }

  private func length(_ segments: [Int]) -> Double {
    Double(max(1, segments.reduce(0) { $0 + corpus.segments[$1].tokens.count }))
  }

  private static func key(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }

  private enum Relation { case apart, inside, around, crossing }

  private static func isConsistent(_ one: Match, with other: Match) -> Bool {
    let first = relation(one.first, one.firstSegment, other.first, other.firstSegment)
    let second = relation(one.second, one.secondSegment, other.second, other.secondSegment)
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

  private static let leastProbability = 0.05
  /// How much likelihood a place at the other end of the group loses.
  private static let distanceWeight = 0.15
  /// How much likelihood every further word is worth.
  private static let lengthWeight = 0.12
  /// How much likelihood agreeing parts are worth.
  private static let compositionWeight = 1.0
}
