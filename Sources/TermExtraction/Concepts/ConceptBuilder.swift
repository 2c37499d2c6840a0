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
    let late = links.links.filter { builder.isLeftNowAndThen($0) }
    builder.joinLinks(links.links.filter { !builder.isLeftNowAndThen($0) })
    builder.joinAliases()
    builder.addVariants()
    builder.shareNames()
    builder.joinLinks(late)
    builder.addResidues(late)
    builder.fillGaps()
    builder.joinSecondNames()
    builder.joinLeftovers()
    return builder.clusters.filter { !$0.members.isEmpty }
  }

  private init(_ inventory: CandidateInventory, _ links: LinkFinder.Result) {
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
      && isBeside(names[0], [names[1]], mostly: Self.mostBeside)
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

  /// Whether a link joins names in Latin letters of which one language has others most of the time:
  /// such links come last.
  private func isLeftNowAndThen(_ link: Link) -> Bool {
    let isLatin = (isLatinLanguage(link.first), isLatinLanguage(link.second))
    guard links.isLatin.contains(true), links.shapes[link.first].isLatin,
      links.shapes[link.second].isLatin, isLatin != (true, true) || isEnglishWord(link)
    else { return false }
    return isLatin == (false, false) || link.evidence.dice < Self.usualShare
  }

  /// Whether a link joins an English name with the same words in another language's text.
  private func isEnglishWord(_ link: Link) -> Bool {
    [link.first, link.second].contains { inventory.candidates[$0].language == links.english }
      && links.shapes[link.first].identity == links.shapes[link.second].identity
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

  /// The best link between names of two languages; nil when no group could have shown one.
  private func bestProbability(_ first: [Int], _ second: [Int]) -> Double? {
    var best: Double?
    for one in first {
      for other in second {
        if let known = probability[Self.key(one, other)] {
          best = max(best ?? 0, known)
        } else if sharesGroups(one, with: inventory.candidates[other].language)
          || links.meanings.differ(one, other)
        {
          best = best ?? 0
        }
      }
    }
    return best
  }

  private func sharesGroups(_ candidate: Int, with language: Int) -> Bool {
    links.groups.postings[candidate].contains {
      !links.groups.members[Int($0.group)][language].isEmpty
    }
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

  /// A language that has no name yet gets one that another concept has, too, where a name of this
  /// one was refused for that alone: two names of one language may have one partner.
  private mutating func shareNames() {
    var best: [UInt64: Link] = [:]
    for link in refused
    where link.probability >= Self.leastSharedProbability && link.matched >= Self.leastMatches
      && link.evidence.projection ?? 1 >= Self.leastSharedProjection
    {
      for (member, name) in [(link.first, link.second), (link.second, link.first)] {
        let (from, to) = (clusterOf[member], clusterOf[name])
        let language = inventory.candidates[name].language
        guard from != to, !isLeft(name), isGap(language, of: from),
          link.matched >= Self.leastSharedShare * count(of: member, in: link),
          clusters[to].isCompatible(with: clusters[from]),
          !isExtension(member, clusters[to]) || link.explainedShare >= Self.ownShare
        else { continue }
        let gap = UInt64(from) << 32 | UInt64(language)
        if explained(link) > best[gap].map(explained) ?? 0 { best[gap] = link }
      }
    }
    for gap in best.keys.sorted() {
      guard let link = best[gap] else { continue }
      let (cluster, language) = (Int(gap >> 32), Int(gap & 0xffff_ffff))
      let name = inventory.candidates[link.first].language == language ? link.first : link.second
      clusters[cluster].members[language, default: []].append(name)
      clusters[cluster].links.append(link.probability)
      clusters[cluster].borrowed[name] = link.matched
      let member = name == link.first ? link.second : link.first
      clusters[cluster].shares.append(min(1, link.matched / max(1, count(of: member, in: link))))
    }
  }

  private func explained(_ link: Link) -> Double { link.probability * link.matched }

  /// Whether a cluster has no name in a language, or only such as were left untranslated.
  private func isGap(_ language: Int, of cluster: Int) -> Bool {
    guard let names = clusters[cluster].members[language] else { return true }
    guard language != links.english else { return false }
    return names.allSatisfy { name in
      isLeft(name)
        || clusters[cluster].all.contains {
          inventory.candidates[$0].language != language && isLatinLanguage($0)
            && holds(name, leftover: $0)
        }
    }
  }

  /// Whether a name begins with one of a language in Latin letters: “awaitable 对象”.
  func holds(_ name: Int, leftover other: Int) -> Bool {
    let (name, other) = (links.shapes[name], links.shapes[other])
    return other.isLatin && !other.identity.isEmpty && name.identity.hasPrefix(other.identity)
  }

  /// Whether a name is one of a language in Latin letters in a text of another script.
  func isLeft(_ name: Int) -> Bool {
    links.isLatin.contains(true) && links.shapes[name].isLatin && !isLatinLanguage(name)
  }

  /// What several languages leave untranslated now and then is a variant of the native names.
  private mutating func addResidues(_ links: [Link]) {
    for link in links where link.probability >= Self.leastProbability {
      guard let (name, residue) = original(of: link) else { continue }
      let (from, to) = (clusterOf[residue], clusterOf[name])
      guard from != to, clusters[to].isCompatible(with: clusters[from]),
        clusters[from].all.allSatisfy({ isLeft($0) || isLatinLanguage($0) && isEnglish($0, name) })
      else { continue }
      merge(to, from, probability: nil)
    }
  }

  /// The name of a link and what is left of it in another language; nil where neither is left.
  private func original(of link: Link) -> (name: Int, residue: Int)? {
    let isFirst = isLatinLanguage(link.first)
    if isFirst != isLatinLanguage(link.second) {
      return isFirst ? (link.first, link.second) : (link.second, link.first)
    }
    guard isFirst, isEnglishWord(link) else { return nil }
    return inventory.candidates[link.first].language == links.english
      ? (link.first, link.second) : (link.second, link.first)
  }

  /// Whether a name of another language is an English one, word for word.
  private func isEnglish(_ name: Int, _ english: Int) -> Bool {
    inventory.candidates[name].language != links.english
      && links.shapes[name].identity == links.shapes[english].identity
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

  func isLatinLanguage(_ candidate: Int) -> Bool {
    links.isLatin[inventory.candidates[candidate].language]
  }

  /// How often the candidate stands where the link could have been seen.
  private func count(of candidate: Int, in link: Link) -> Double {
    candidate == link.first ? link.evidence.firstCount : link.evidence.secondCount
  }

  /// A part or an extension of a name is another term, not a variant of it.
  private func isNested(_ candidate: Int, _ cluster: ConceptCluster) -> Bool {
    let names = cluster.members[inventory.candidates[candidate].language] ?? []
    return names.contains { overlaps($0, candidate) || overlaps(candidate, $0) }
  }

  /// Whether a candidate is longer than a name that stands inside it.
  private func isExtension(_ candidate: Int, _ cluster: ConceptCluster) -> Bool {
    let length = inventory.candidates[candidate].length
    return (cluster.members[inventory.candidates[candidate].language] ?? []).contains {
      inventory.candidates[$0].length < length && overlaps(candidate, $0)
    }
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

  /// From this share of common places on, what is left untranslated is what the language calls it.
  private static let usualShare = 0.6
  private static let leastSharedProbability = 0.6
  private static let leastSharedShare = 0.4
  /// What extends a name and stands for so many of its partner's places shares it: “complex number”
  /// has 复数, though “complex” has it, too.
  private static let ownShare = 0.5
  private static let leastSharedProjection = 0.15
  private static let leastProbability = 0.3
  private static let leastAgreement = 0.25
  private static let leastVariantProbability = 0.5
  private static let leastMatches = 2.0
  /// What is no term by itself may stand where the name is missing for any reason.
  private static let leastRareTermhood = 0.2
}
