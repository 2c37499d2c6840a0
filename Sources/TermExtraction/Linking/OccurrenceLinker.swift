/// Matches the places of candidates one to one inside every group (competitive linking, Melamed
/// 2000), where stretches inside a matched stretch may only match inside its partner.
struct OccurrenceLinker {
  private struct Match {
    var first: CandidateInventory.Place
    var second: CandidateInventory.Place
    var firstSegment: Int
    var secondSegment: Int
  }

  private struct Partner {
    var candidate: Int32
    var link: Int32
  }

  private struct Option {
    var link: Int
    var match: Match
    var score: Double
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
    var linkTo = Array(repeating: Self.noLink, count: inventory.candidates.count)
    for group in corpus.groups
    where !group.members[languages.first].isEmpty && !group.members[languages.second].isEmpty {
      for link in matches(in: group, links, &linkTo) { links[link].matched += 1 }
    }
  }

  private func matches(
    in group: CorpusGroup, _ links: [Link], _ linkTo: inout [Int32]
  ) -> [Int] {
    var options = options(in: group, links, &linkTo)
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

  /// All places of both languages that a link joins; `linkTo` is all ``noLink``, before and after.
  private func options(
    in group: CorpusGroup, _ links: [Link], _ linkTo: inout [Int32]
  ) -> [Option] {
    var options: [Option] = []
    let lengths = (
      length(group.members[languages.first]), length(group.members[languages.second])
    )
    var firstBefore = 0
    for firstSegment in group.members[languages.first] {
      let firstTokens = corpus.segments[firstSegment].tokens
      for first in inventory.places[firstSegment] where !partners[Int(first.candidate)].isEmpty {
        for partner in partners[Int(first.candidate)] {
          linkTo[Int(partner.candidate)] = partner.link
        }
        defer {
          for partner in partners[Int(first.candidate)] {
            linkTo[Int(partner.candidate)] = Self.noLink
          }
        }
        let from = Double(firstBefore + Int(first.lower) - firstTokens.lowerBound) / lengths.0
        var secondBefore = 0
        for secondSegment in group.members[languages.second] {
          let secondTokens = corpus.segments[secondSegment].tokens
          for second in inventory.places[secondSegment] {
            let link = Int(linkTo[Int(second.candidate)])
            guard link >= 0, links[link].probability > Self.leastProbability else { continue }
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
    let one = inventory.candidates[Int(first.candidate)].length
    let other = inventory.candidates[Int(second.candidate)].length
    return Self.lengthWeight * Double(min(one, other, 3) - 1)
      + Self.compositionWeight * max(0, link.evidence.composition)
  }

  private func length(_ segments: [Int]) -> Double {
    Double(max(1, segments.reduce(0) { $0 + corpus.segments[$1].tokens.count }))
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

  private static let noLink: Int32 = -1
  private static let leastProbability = 0.05
  /// How much likelihood a place at the other end of the group loses.
  private static let distanceWeight = 0.15
  /// How much likelihood every further word is worth.
  private static let lengthWeight = 0.12
  /// How much likelihood agreeing parts are worth.
  private static let compositionWeight = 1.0
}
