/// Joins links into concepts, the likeliest first: one name a language, and every link that is
/// added must agree with what the other languages say.
struct ConceptBuilder {
  let inventory: CandidateInventory
  let links: LinkFinder.Result
  var clusters: [ConceptCluster]
  var clusterOf: [Int]
  var probability: [UInt64: Double] = [:]
  var refused: [Link] = []

  /// The concepts, each candidate in one, unlinked candidates on their own.
  static func clusters(
    of inventory: CandidateInventory, linkedBy links: LinkFinder.Result
  ) -> [ConceptCluster] {
    var builder = ConceptBuilder(inventory, links)
    let told = builder.namesToldBeside()
    let isLate = { (link: Link) in
      builder.isLeftNowAndThen(link) || told.contains(link.first) || told.contains(link.second)
    }
    let late = links.links.filter(isLate)
    let soon = links.links.filter { !isLate($0) }
    builder.joinLinks(soon)
    builder.joinAliases()
    builder.addVariants()
    builder.shareNames()
    builder.joinLinks(late)
    builder.addResidues(late)
    builder.fillGaps()
    builder.returnBorrowedNames()
    builder.joinSecondNames()
    builder.joinLeftovers()
    builder.removeStrangers()
    builder.removeUnconfirmed()
    return builder.clusters.filter { !$0.members.isEmpty }
  }

  /// Starts with a cluster for each candidate.
  init(_ inventory: CandidateInventory, _ links: LinkFinder.Result) {
    self.inventory = inventory
    self.links = links
    clusters = inventory.candidates.indices.map {
      ConceptCluster(
        members: [inventory.candidates[$0].language: [$0]], known: links.known.concepts[$0])
    }
    clusterOf = Array(inventory.candidates.indices)
    for link in links.links {
      probability[Self.key(link.first, link.second)] = link.probability
    }
  }

  static func key(_ first: Int, _ second: Int) -> UInt64 {
    UInt64(min(first, second)) << 32 | UInt64(max(first, second))
  }

  private mutating func joinAliases() {
    for alias in links.aliases where alias.probability >= Self.leastProbability {
      let (one, other) = (clusterOf[alias.first], clusterOf[alias.second])
      let language = inventory.candidates[alias.first].language
      guard one != other, canJoin(one, other, named: language),
        clusters[one].isCompatible(with: clusters[other]), !areTwo(alias)
      else { continue }
      merge(one, other, probability: alias.probability)
    }
  }

  /// Whether the text names two things: both stand often, and often side by side.
  private func areTwo(_ alias: Alias) -> Bool {
    let names = [alias.first, alias.second].sorted {
      links.groups.postings[$0].count < links.groups.postings[$1].count
    }
    return links.groups.postings[names[0]].count >= Self.oftenEnough
      && links.groups.isBeside(names[0], [names[1]], mostly: Self.mostBeside)
  }

  /// In groups.
  private static let oftenEnough = 12
  private static let mostBeside = 0.25

  /// Whether two clusters with two names of one language have no other conflict; a Latin name left
  /// in text of another script is none.
  private func canJoin(_ one: Int, _ other: Int, named language: Int) -> Bool {
    clusters[one].members.allSatisfy { shared, names in
      guard shared != language, let others = clusters[other].members[shared] else { return true }
      return names.allSatisfy { links.shapes[$0].isLatin }
        != others.allSatisfy { links.shapes[$0].isLatin }
    }
  }

  private mutating func joinLinks(_ links: [Link]) {
    let sorted = links.filter { $0.probability >= Self.leastProbability }.sorted {
      (strength($1), weight($1), $0.first, $0.second)
        < (strength($0), weight($0), $1.first, $1.second)
    }
    for link in sorted {
      let (one, other) = (clusterOf[link.first], clusterOf[link.second])
      guard one != other else { continue }
      guard clusters[one].isCompatible(with: clusters[other]) else { continue }
      if clusters[one].isDisjoint(with: clusters[other]), isConsistent(one, other) {
        merge(one, other, probability: link.probability)
        clusters[one].shares.append(link.evidence.joint > 0 ? link.evidence.dice : 1)
      } else {
        refused.append(link)
      }
    }
  }

  /// A name left in Latin letters comes behind the native ones, the more so the more rarely it is
  /// left: Python stays Python, but docstring is 文档字符串 elsewhere.
  private func strength(_ link: Link) -> Double {
    link.evidence.isResidue ? link.evidence.dice * link.probability : link.probability
  }

  private func weight(_ link: Link) -> Double { link.matched + link.evidence.joint }

  /// The mean over the pairs of languages that could know must not be far below the link's.
  private func isConsistent(_ one: Int, _ other: Int) -> Bool {
    var (sum, known) = (0.0, 0.0)
    for first in clusters[one].members.keys.sorted() {
      for second in clusters[other].members.keys.sorted() {
        guard
          let best = bestProbability(
            clusters[one].members[first] ?? [], clusters[other].members[second] ?? [])
        else { continue }
        sum += best
        known += 1
      }
    }
    return known == 0 || sum / known >= Self.leastAgreement
  }

  /// The best link between names of two languages; nil when they were not compared or no group could have
  /// shown one.
  private func bestProbability(_ first: [Int], _ second: [Int]) -> Double? {
    var best: Double?
    for one in first {
      for other in second {
        if let known = probability[Self.key(one, other)] {
          best = max(best ?? 0, known)
        } else if couldBeSeen(one, beside: inventory.candidates[other].language)
          || links.meanings.differ(one, other)
        {
          best = best ?? 0
        }
      }
    }
    return best
  }

  /// Whether a link of a name with one of another language would have been seen.
  func couldBeSeen(_ name: Int, beside language: Int) -> Bool {
    links.groups.compared.contains(inventory.candidates[name].language, language)
      && links.groups.isBeside(name, language: language)
  }

  /// What was refused because the concept has a name in that language already is a variant, when
  /// nothing else claims it.
  private mutating func addVariants() {
    for link in refused
    where link.probability >= Self.leastVariantProbability && link.matched >= 1 {
      for (lonely, home) in [(link.first, link.second), (link.second, link.first)] {
        let (from, to) = (clusterOf[lonely], clusterOf[home])
        guard from != to, clusters[to].isCompatible(with: clusters[from]),
          clusters[from].members.count == 1,
          clusters[to].members[inventory.candidates[lonely].language] != nil,
          inventory.candidates[lonely].freeCount > 0,
          2 * link.matched >= count(of: lonely, in: link), !isNested(lonely, clusters[to]),
          link.matched >= Self.leastMatches || replaces(lonely, of: home, clusters[to])
        else { continue }
        merge(to, from, probability: nil)
        break
      }
    }
  }

  /// Whether a name stands in groups that have its partner and none of the usual names of its
  /// language: where a thing is called otherwise once, the usual name is missing.
  private func replaces(_ name: Int, of partner: Int, _ cluster: ConceptCluster) -> Bool {
    guard inventory.candidates[name].termhood >= Self.leastRareTermhood else { return false }
    let postings = links.groups.postings
    let usual = cluster.members[inventory.candidates[name].language] ?? []
    let taken = Set(usual.flatMap { postings[$0].map(\.group) })
    let shared = Set(postings[name].map(\.group)).intersection(postings[partner].map(\.group))
    return !shared.isEmpty && shared.isDisjoint(with: taken)
  }

  /// How often the candidate stands where the link could have been seen.
  func count(of candidate: Int, in link: Link) -> Double {
    candidate == link.first ? link.evidence.firstCount : link.evidence.secondCount
  }

  /// A part or an extension of a name is another term, not a variant of it.
  private func isNested(_ candidate: Int, _ cluster: ConceptCluster) -> Bool {
    let names = cluster.members[inventory.candidates[candidate].language] ?? []
    return names.contains { overlaps($0, candidate) || overlaps(candidate, $0) }
  }

  func overlaps(_ outer: Int, _ inner: Int) -> Bool {
    guard let span = inventory.candidates[outer].spans.first else { return false }
    return inventory.places[Int(span.segment)].contains {
      Int($0.candidate) == inner && $0.lower < span.upper && span.lower < $0.upper
    }
  }

  mutating func merge(_ one: Int, _ other: Int, probability: Double?) {
    guard one != other else { return }
    clusters[one].join(clusters[other])
    if let probability { clusters[one].links.append(probability) }
    for candidate in clusters[other].all { clusterOf[candidate] = one }
    clusters[other].members = [:]
  }

  static let leastProbability = 0.3
  private static let leastAgreement = 0.25
  private static let leastVariantProbability = 0.5
  static let leastMatches = 2.0
  /// What is no term by itself may stand where the name is missing for any reason.
  private static let leastRareTermhood = 0.2
}
