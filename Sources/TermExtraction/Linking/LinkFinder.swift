import LanguageText

/// Finds which candidates of different languages name the same thing.
struct LinkFinder {
  /// What was found.
  struct Result: Sendable {
    /// The links, the candidate of the earlier language first, in order of the candidates.
    var links: [Link]
    /// The names that a language declares to be the same.
    var aliases: [Alias]
    /// How the candidates look and sound.
    var shapes: [CandidateShape]
    /// The known concepts of the candidates.
    var known: KnownLinks
    /// What word alignment says.
    var projected: ProjectedLinks
    /// What the candidates mean by a table of words.
    var meanings: CandidateMeanings
    /// The groups that the links were learned from.
    var groups: GroupIndex
    /// For each language, whether it is written in Latin letters.
    var isLatin: [Bool]
    /// The language that others leave words of untranslated; nil where there is no English.
    var english: Int?
  }

  private let inventory: CandidateInventory
  private let corpus: Corpus
  private let shapes: [CandidateShape]
  private let groups: GroupIndex
  private let parts: CandidateParts
  private let meanings: CandidateMeanings
  private let projected: ProjectedLinks

  /// Links the candidates of a corpus, comparing so many pairs of languages at a time.
  static func links(
    in inventory: CandidateInventory, of corpus: Corpus, known: KnownLinks,
    projected: ProjectedLinks, jobs: Int = 1
  ) -> Result {
    let finder = LinkFinder(inventory: inventory, corpus: corpus, projected: projected)
    let pairs = finder.groups.compared.pairs
    let aligned = ConcurrentMap.map(pairs, jobs: jobs) { finder.alignedLinks($0.first, $0.second) }
    var links: [UInt64: Link] = [:]
    for link in aligned.joined() { links[key(link)] = link }
    for link in SectionLinks.links(in: inventory, of: corpus) {
      links[key(link)] = combined(link.because(of: .section), links[key(link)])
    }
    for link in LookalikeFinder.links(in: inventory, shapes: finder.shapes, of: corpus) {
      links[key(link)] = combined(link.because(of: .lookalike), links[key(link)])
    }
    for link in DeclaredNames.links(in: inventory, of: corpus) {
      links[key(link)] = stronger(link.because(of: .declared), links[key(link)])
    }
    for link in finder.meanings.links(in: inventory) {
      links[key(link)] = stronger(link.because(of: .meaning), links[key(link)])
    }
    for link in known.links(in: inventory) {
      links[key(link)] = stronger(link.because(of: .glossary), links[key(link)])
    }
    let found = links.keys.sorted().compactMap { links[$0] }
    for link in RemainderLinks.links(in: inventory, of: corpus, knowing: found) {
      links[key(link)] = stronger(link.because(of: .remainder), links[key(link)])
    }
    let aliases =
      known.aliases(in: inventory) + AliasFinder.aliases(in: inventory, of: corpus)
      + SoundAliases.aliases(in: inventory, shapes: finder.shapes)
      + finder.meanings.aliases(in: inventory)
      + EnumerationAliases.aliases(in: inventory, of: corpus)
      + InsertionAliases.aliases(in: inventory, of: corpus)
    return Result(
      links: links.keys.sorted().compactMap { links[$0] }, aliases: aliases, shapes: finder.shapes,
      known: known, projected: projected, meanings: finder.meanings, groups: finder.groups,
      isLatin: corpus.languages.indices.map { corpus.isLatin($0) },
      english: corpus.languages.firstIndex { $0.language == "en" })
  }

  private init(inventory: CandidateInventory, corpus: Corpus, projected: ProjectedLinks) {
    self.projected = projected
    self.inventory = inventory
    self.corpus = corpus
    shapes = inventory.candidates.map { CandidateShape($0, in: corpus) }
    groups = GroupIndex(inventory, of: corpus)
    parts = CandidateParts(inventory)
    meanings = CandidateMeanings(inventory, of: corpus)
  }

  private static func key(_ link: Link) -> UInt64 {
    UInt64(link.first) << 32 | UInt64(link.second)
  }

  /// Two kinds of evidence together are at least as good as the better one.
  private static func combined(_ link: Link, _ known: Link?) -> Link {
    guard var known else { return link }
    known.probability = 1 - (1 - known.probability) * (1 - link.probability)
    known.reasons += link.reasons
    return known
  }

  /// What aligned places show has taken the meaning into account already.
  private static func stronger(_ link: Link, _ known: Link?) -> Link {
    guard var known else { return link }
    known.probability = max(known.probability, link.probability)
    known.reasons += link.reasons
    return known
  }

  /// Association, then two rounds that match places and compare parts with what is linked already.
  private func alignedLinks(_ first: Int, _ second: Int) -> [Link] {
    let association = PairAssociation(
      groups, inventory, shapes: shapes, meanings: meanings, projected: projected,
      languages: (first, second), of: corpus)
    var links = association.links()
    guard !links.isEmpty else { return [] }
    let linker = OccurrenceLinker(
      inventory, corpus, languages: (first, second), links: links)
    for _ in 0..<Self.rounds {
      linker.match(&links)
      let composition = Composition(links, parts)
      for index in links.indices {
        links[index].evidence.composition = composition.agreement(of: links[index])
        links[index].probability = Self.probability(links[index])
      }
    }
    return links.filter { $0.probability >= Self.leastProbability }
  }

  /// The model's probability with matched places in the place of common ones.
  private static func probability(_ link: Link) -> Double {
    var evidence = link.evidence
    evidence.joint = (link.matched + evidence.joint) / 2
    return evidence.probability
  }

  private static let rounds = 3
  private static let leastProbability = 0.08
}
