/// Counts which candidates of two languages stand in the same groups.
struct PairAssociation {
  /// Partners that are kept for each candidate.
  private static let partners = 12
  /// Groups of one candidate that are counted; evenly spread where there are more.
  private static let groupsCounted = 1_500

  private let index: GroupIndex
  private let inventory: CandidateInventory
  private let shapes: [CandidateShape]
  private let meanings: CandidateMeanings
  private let projected: ProjectedLinks
  private let languages: (first: Int, second: Int)
  private let isLatin: (first: Bool, second: Bool)
  /// How often each candidate of the two languages stands in groups that have both.
  private var counts: [Double]
  /// The termhoods of all candidates, side by side: they are looked at by the million.
  private let termhoods: [Double]
  /// What a candidate of each of the two languages must be of a term to be linked.
  private let leastTermhood: (first: Double, second: Double)

  /// Prepares the counts for two languages.
  init(
    _ index: GroupIndex, _ inventory: CandidateInventory, shapes: [CandidateShape],
    meanings: CandidateMeanings, projected: ProjectedLinks,
    languages: (first: Int, second: Int), of corpus: Corpus
  ) {
    self.projected = projected
    isLatin = (corpus.isLatin(languages.first), corpus.isLatin(languages.second))
    self.index = index
    self.inventory = inventory
    self.shapes = shapes
    self.meanings = meanings
    self.languages = languages
    termhoods = inventory.candidates.map(\.termhood)
    let limits = HapaxLimit.sizes(of: corpus).map {
      $0 > Self.fewTokens ? Self.leastTermhood : Self.leastTermhoodOfFew
    }
    leastTermhood = (limits[languages.first], limits[languages.second])
    counts = Array(repeating: 0, count: inventory.candidates.count)
    for (candidate, postings) in index.postings.enumerated() {
      let language = inventory.candidates[candidate].language
      guard language == languages.first || language == languages.second else { continue }
      let other = language == languages.first ? languages.second : languages.first
      var sum = 0.0
      for posting in postings where !index.members[other].isEmpty(posting.group) {
        sum += Double(posting.count)
      }
      counts[candidate] = sum
    }
  }

  /// The likeliest pairs, a few for every candidate of the first language.
  func links() -> [Link] {
    var joint = Array(repeating: 0.0, count: inventory.candidates.count)
    var result: [Link] = []
    for candidate in inventory.candidates.indices
    where inventory.candidates[candidate].language == languages.first
      && termhoods[candidate] >= leastTermhood.first
    {
      result += links(of: candidate, scratch: &joint)
    }
    return result
  }

  private func links(of first: Int, scratch joint: inout [Double]) -> [Link] {
    let postings = sampled(index.postings[first])
    var touched: [Int32] = []
    let members = index.members[languages.second]
    for posting in postings {
      for place in members.range(of: posting.group) {
        let second = members.candidates[place]
        if joint[Int(second)] == 0 { touched.append(second) }
        joint[Int(second)] += 1
      }
    }
    defer { for second in touched { joint[Int(second)] = 0 } }
    let scale = Double(index.postings[first].count) / Double(max(postings.count, 1))
    let own = counts[first]
    let rough = touched.compactMap { second -> (second: Int, order: Double)? in
      let dice = 2 * joint[Int(second)] * scale / max(own + counts[Int(second)], 1)
      guard dice >= Self.leastDice, isTerm(Int(second)) else { return nil }
      return (Int(second), dice + termhoods[Int(second)])
    }
    let best = rough.sorted { ($1.order, $0.second) < ($0.order, $1.second) }
      .prefix(Self.partners * 3).map(\.second)
    let carried = projected.partners(of: first, in: languages.second).filter {
      !best.contains($0) && isTerm($0)
    }
    let links = (best + carried).map { link(first, $0) }
    // Links are large: their places are sorted.
    let order = links.indices.sorted {
      (links[$1].probability, links[$0].second) < (links[$0].probability, links[$1].second)
    }
    return order.prefix(Self.partners).map { links[$0] }
  }

  /// Whether a candidate of the second language is worth linking; parts of something that occurs once
  /// hardly are.
  private func isTerm(_ second: Int) -> Bool { termhoods[second] >= leastTermhood.second }

  private func sampled(_ postings: [GroupIndex.Posting]) -> [GroupIndex.Posting] {
    let shared = postings.filter { !index.members[languages.second].isEmpty($0.group) }
    guard shared.count > Self.groupsCounted else { return shared }
    return (0..<Self.groupsCounted).map { shared[$0 * shared.count / Self.groupsCounted] }
  }

  private func link(_ first: Int, _ second: Int) -> Link {
    var evidence = LinkEvidence()
    evidence.firstCount = counts[first]
    evidence.secondCount = counts[second]
    var (common, joint, distance, labels) = (0.0, 0.0, 0.0, 0.0)
    GroupIndex.forEachCommonGroup(index.postings[first], index.postings[second]) { one, other in
      joint += Double(min(one.count, other.count))
      distance += Double(abs(one.position - other.position))
      if one.isWhole && other.isWhole { labels += 1 }
      common += 1
    }
    (evidence.joint, evidence.labels) = (joint, labels)
    evidence.distance = distance / max(common, 1)
    evidence.isResidue = isResidue(first, second)
    evidence.sound = evidence.isResidue ? 0 : shapes[first].sound(like: shapes[second])
    evidence.projection = projected.share(first, second, languages: languages)
    evidence.meaning = meanings.agreement(first, second)
    evidence.characters = shapes[first].characters(like: shapes[second])
    evidence.termhood = (termhoods[first] + termhoods[second]) / 2
    evidence.hostShare = max(
      inventory.candidates[first].hostShare, inventory.candidates[second].hostShare)
    evidence.lengthDifference = Double(
      inventory.candidates[first].length - inventory.candidates[second].length)
    return Link(first: first, second: second, evidence: evidence, probability: evidence.probability)
  }

  /// Whether one of the two is a Latin word that stands untranslated in text of another script.
  private func isResidue(_ first: Int, _ second: Int) -> Bool {
    isLatin.first && !isLatin.second && shapes[second].isLatin
      || isLatin.second && !isLatin.first && shapes[first].isLatin
  }

  private static let leastTermhood = 0.015
  /// The same in a few pages, where chance joins what stands once.
  private static let leastTermhoodOfFew = 0.03
  /// In tokens of a language.
  private static let fewTokens = 3_000
  /// Pairs that meet more rarely are not looked at.
  private static let leastDice = 0.08
}
