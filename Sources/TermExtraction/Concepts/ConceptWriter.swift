import LanguageText

/// Turns clusters into proposed concepts, with citation forms, evidence and confidence.
struct ConceptWriter {
  /// A concept and what decides its rank.
  struct Ranked {
    var concept: ProposedConcept
    var rank: Double
  }

  private let inventory: CandidateInventory
  private let corpus: Corpus
  private let surfaces: SurfaceForms
  private let options: ExtractionOptions
  private let isMultilingual: Bool
  private let rating: ConceptConfidence
  private let preference: NamePreference
  private let english: Int?
  private let verbForms: EnglishVerbForms
  private let known: [KnownConcept]
  /// For each candidate, the known concepts that it may be of.
  private let knownOf: [[Int]]
  private let links: LinkIndex
  private let groups: GroupIndex

  /// Prepares writing.
  init(
    _ inventory: CandidateInventory, of corpus: Corpus, input: ExtractionInput,
    options: ExtractionOptions, links: LinkFinder.Result, russian: RussianCitation?
  ) {
    self.links = LinkIndex(links.links)
    groups = links.groups
    self.inventory = inventory
    self.corpus = corpus
    self.options = options
    surfaces = SurfaceForms(inventory, of: corpus, input: input, russian: russian)
    known = input.known
    knownOf = links.known.concepts
    english = links.english
    verbForms = EnglishVerbForms(corpus.vocabulary)
    preference = NamePreference(
      inventory, of: corpus, links: self.links, projected: links.projected)
    isMultilingual = corpus.languages.count > 1
    rating = ConceptConfidence(
      inventory, of: corpus, links: self.links, projected: links.projected, groups: links.groups)
  }

  /// The concepts, best first.
  func concepts(of clusters: [ConceptCluster]) -> [ProposedConcept] {
    let empty = EmptyNames(corpus)
    let parts = CopiedNameParts(inventory, of: corpus)
    let settled = KnownClaims.settled(clusters, known: knownOf, source: source)
    let named = settled.filter { corpus.isEnglishAlone || isWorthwhile($0) }
      .compactMap { empty.removed(from: parts.removed(from: $0), in: inventory) }
      .filter(isNamedInSource)
    let clusters = DuplicateConcepts.joined(
      named, english: english, isBeside: standsBeside,
      name: { names(of: $0, in: $1).first })
    let least = options.minConfidence ?? leastConfidence(of: clusters)
    var ranked: [Ranked] = []
    for cluster in clusters {
      let score = rating.score(of: cluster)
      let confidence =
        cluster.links.isEmpty ? score : rating.confidence(of: cluster, called: names(of: cluster))
      guard confidence >= least else { continue }
      ranked.append(rankedConcept(cluster, score: score, confidence))
    }
    ranked = ConceptOrder.sorted(ranked)
    var concepts = ranked.prefix(options.maxTerms ?? ranked.count).map(\.concept)
    ConceptNamer.name(&concepts, besides: Set(known.compactMap(\.id)))
    return concepts
  }

  /// Whether a name mostly stands in one group with others that are neither parts of it nor have it as one;
  /// never one that a glossary has.
  private func standsBeside(_ name: Int, _ others: [Int]) -> Bool {
    if inventory.candidates[name].cues.contains(.known) { return false }
    let apart = others.filter { !holds($0, name) && !holds(name, $0) }
    return groups.isBeside(name, apart, mostly: Self.mostBeside)
  }

  private func holds(_ outer: Int, _ inner: Int) -> Bool {
    let (all, part) = (words(of: outer), words(of: inner))
    return all.count > part.count
      && (0...all.count - part.count).contains { all[$0...].starts(with: part) }
  }

  private func words(of candidate: Int) -> [Int32] {
    inventory.candidates[candidate].spans[0].tokens.map { corpus.tokens[$0].word }
  }

  /// The language that the others are translated from, as far as it is known.
  private var source: Int? {
    options.sourceLanguage.flatMap { language in
      corpus.languages.firstIndex { $0.matches(language) }
    } ?? english
  }

  /// From which confidence on concepts are proposed where nobody says.
  private func leastConfidence(of clusters: [ConceptCluster]) -> Double {
    guard !isMultilingual else { return Self.leastLinked }
    guard corpus.isEnglishAlone else { return Self.leastAlone }
    return FairCut.cut(of: clusters.map { rating.score(of: $0) })
  }

  /// Not what only ever stands inside one longer term.
  private func isWorthwhile(_ cluster: ConceptCluster) -> Bool {
    guard cluster.members.count == 1, cluster.links.isEmpty else { return true }
    return cluster.all.contains {
      inventory.candidates[$0].freeCount > 0
        || !inventory.candidates[$0].cues.isDisjoint(with: .forcing.union(.listed))
    }
  }

  /// Whether the language that the others are translated from has a name for it, where one is given.
  private func isNamedInSource(_ cluster: ConceptCluster) -> Bool {
    guard let source = options.sourceLanguage, cluster.known.isEmpty else { return true }
    return cluster.members.keys.contains { corpus.languages[$0].matches(source) }
  }

  /// Whether English has a name for a linked concept that may be a term, where there is English.
  private func isNamedInEnglish(_ cluster: ConceptCluster) -> Bool {
    guard let english, cluster.members.count > 1, cluster.known.isEmpty,
      !cluster.all.contains(where: { inventory.candidates[$0].cues.contains(.listed) })
    else { return true }
    guard let name = names(of: cluster, in: english).first else { return false }
    return !verbForms.contain(
      inventory.candidates[name].spans[0].tokens.filter { corpus.tokens[$0].script.isWord }
        .map { corpus.word($0) })
  }

  private func rankedConcept(
    _ cluster: ConceptCluster, score: Double, _ confidence: Double
  ) -> Ranked {
    var terms: [ProposedTerm] = []
    var evidence: [TermEvidence] = []
    var count = 0
    for language in cluster.members.keys.sorted() {
      let candidates = names(of: cluster, in: language)
      guard let name = candidates.first else { continue }
      let reading = surfaces.reading(of: name)
      count += inventory.candidates[name].count
      let term = ProposedTerm(
        language: corpus.languages[language], text: reading.citation,
        count: inventory.candidates[name].count, forms: reading.forms,
        variants: candidates.dropFirst().map {
          ProposedVariant(
            text: surfaces.citation(of: $0), count: inventory.candidates[$0].count)
        } + slotVariants(of: cluster, in: language))
      terms.append(TermNames.settled(term, preferred: preferred(of: cluster, in: language)))
      evidence += candidates.flatMap { surfaces.evidence(of: $0, limit: options.evidencePerTerm) }
    }
    let names = cluster.members.sorted { $0.key < $1.key }.flatMap(\.value)
    let importance = Double(count + 1).logarithm2 * (cluster.members.count > 1 ? 1.5 : 1)
    var concept = ProposedConcept(
      id: knownConcept(of: cluster)?.id ?? "", confidence: confidence, terms: terms,
      evidence: evidence)
    if options.explains { concept.signals = signals(between: names) }
    return Ranked(
      concept: concept,
      rank: score * importance * (1 - Self.generalWeight * rating.generality(of: cluster))
        * (isNamedInEnglish(cluster) ? 1 : Self.unnamedShare)
        * (Self.isLeftAsItIs(terms) ? Self.sameShare : 1))
  }

  /// Whether all languages write one name in Latin letters.
  private static func isLeftAsItIs(_ terms: [ProposedTerm]) -> Bool {
    guard terms.count > 1, let first = terms.first?.text.lowercased() else { return false }
    return first.utf8.allSatisfy { $0 < 0x80 }
      && terms.dropFirst().allSatisfy { $0.text.lowercased() == first }
  }

  /// What each language calls a concept, in order of the languages.
  private func names(of cluster: ConceptCluster) -> [ConceptConfidence.Name] {
    cluster.members.keys.sorted().compactMap { language in
      names(of: cluster, in: language).first.map {
        ConceptConfidence.Name(language: language, candidate: $0, isLeft: preference.isResidue($0))
      }
    }
  }

  /// What a language calls a concept, the name first.
  private func names(of cluster: ConceptCluster, in language: Int) -> [Int] {
    preference.sorted(cluster.members[language] ?? [], in: cluster)
  }

  private func slotVariants(of cluster: ConceptCluster, in language: Int) -> [ProposedVariant] {
    cluster.slotNames.filter { $0.language == language }.map {
      ProposedVariant(
        text: surfaces.citation(of: $0), count: $0.spans.count, isMisspelt: $0.isMisspelt)
    }
  }

  /// Why the names of a concept are linked, pair by pair.
  private func signals(between names: [Int]) -> [LinkSignal] {
    var result: [LinkSignal] = []
    for (place, first) in names.enumerated() {
      for second in names[(place + 1)...] {
        guard let link = links[first, second] else { continue }
        let languages = [first, second].map { corpus.languages[inventory.candidates[$0].language] }
        let texts = [first, second].map { surfaces.citation(of: $0) }
        let summands = link.evidence.joint > 0 ? link.evidence.summands : []
        result += summands.filter { abs($0.weight) >= 0.005 }.map {
          LinkSignal(
            languages: languages, names: texts, kind: $0.kind, value: $0.value, weight: $0.weight)
        }
        result += link.reasons.map {
          LinkSignal(
            languages: languages, names: texts, kind: $0.signal, value: $0.probability, weight: nil)
        }
      }
    }
    return result
  }

  private func knownConcept(of cluster: ConceptCluster) -> KnownConcept? {
    cluster.known.first.map { known[$0] }
  }

  private func preferred(of cluster: ConceptCluster, in language: Int) -> String? {
    knownConcept(of: cluster)?.preferred(in: corpus.languages[language])
  }

  /// In which share of its groups a name that comes with a duplicate stands beside the concept's, at most.
  private static let mostBeside = 0.5
  private static let leastLinked = 0.05
  private static let leastAlone = 0.3
  /// What is left of the rank of a concept that English calls nothing or only by a verb.
  private static let unnamedShare = 0.5
  /// What is left of the rank of a concept that all languages call the same, mostly a name or code:
  /// there is nothing to decide.
  private static let sameShare = 0.6
  /// What concepts of general words lose of their rank.
  private static let generalWeight = 0.5
}
