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
  private let hasLatin: Bool
  private let known: [KnownConcept]
  private let links: LinkIndex
  private let projected: ProjectedLinks

  /// Prepares writing.
  init(
    _ inventory: CandidateInventory, of corpus: Corpus, input: ExtractionInput,
    options: ExtractionOptions, links: LinkFinder.Result, russian: RussianCitation?
  ) {
    self.links = LinkIndex(links.links)
    projected = links.projected
    self.inventory = inventory
    self.corpus = corpus
    self.options = options
    surfaces = SurfaceForms(inventory, of: corpus, input: input, russian: russian)
    known = input.known
    hasLatin = corpus.languages.indices.contains { corpus.isLatin($0) }
    isMultilingual = corpus.languages.count > 1
    rating = ConceptConfidence(inventory, of: corpus, links: self.links, projected: projected)
  }

  /// The concepts, best first.
  func concepts(of clusters: [ConceptCluster]) -> [ProposedConcept] {
    let empty = EmptyNames(corpus)
    let named = clusters.filter { corpus.isEnglishAlone || isWorthwhile($0) }
      .compactMap { empty.removed(from: $0, in: inventory) }.filter(isNamedInSource)
    let clusters = DuplicateConcepts.joined(named) { names(of: $0, in: $1).first }
    let least = options.minConfidence ?? leastConfidence(of: clusters)
    var ranked: [Ranked] = []
    for cluster in clusters {
      let score = rating.score(of: cluster)
      let confidence =
        cluster.links.isEmpty ? score : rating.confidence(of: cluster, called: names(of: cluster))
      guard confidence >= least else { continue }
      ranked.append(rankedConcept(cluster, score: score, confidence))
    }
    ranked.sort {
      ($1.rank, $0.concept.terms.first?.text ?? "") < ($0.rank, $1.concept.terms.first?.text ?? "")
    }
    var concepts = ranked.prefix(options.maxTerms ?? ranked.count).map(\.concept)
    ConceptNamer.name(&concepts)
    return concepts
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
      rank: score * importance * (1 - Self.generalWeight * rating.generality(of: cluster)))
  }

  /// What each language calls a concept, in order of the languages.
  private func names(of cluster: ConceptCluster) -> [ConceptConfidence.Name] {
    cluster.members.keys.sorted().compactMap { language in
      names(of: cluster, in: language).first.map {
        ConceptConfidence.Name(language: language, candidate: $0, isLeft: isResidue($0))
      }
    }
  }

  /// What a language calls a concept, the name first.
  private func names(of cluster: ConceptCluster, in language: Int) -> [Int] {
    let names = cluster.members[language] ?? []
    guard names.count > 1 else { return names }
    return names.map { (name: $0, preference: preference($0, in: cluster)) }
      .sorted { ($1.preference, $0.name) < ($0.preference, $1.name) }.map(\.name)
  }

  private func slotVariants(of cluster: ConceptCluster, in language: Int) -> [ProposedVariant] {
    cluster.slotNames.filter { $0.language == language }.map {
      ProposedVariant(text: surfaces.citation(of: $0), count: $0.spans.count)
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

  /// Which of several names is the name: the commoner one, native before Latin in other scripts.
  ///
  /// A name that no other language's is linked to is one only because the text says so.
  private func preference(_ candidate: Int, in cluster: ConceptCluster) -> Double {
    let item = inventory.candidates[candidate]
    // What a language calls something is no less a name for the word that it leaves untranslated.
    let natives = (cluster.members[item.language] ?? []).filter { !isResidue($0) }
    let isNamed =
      isSupported(candidate, in: cluster)
      || !isResidue(candidate) && !natives.contains { isSupported($0, in: cluster) }
    let count = cluster.borrowed[candidate] ?? Double(item.count)
    return count * (0.5 + item.termhood) * (isResidue(candidate) ? Self.residueShare : 1)
      * (isEnglish(candidate, in: cluster) ? Self.englishShare : 1)
      * (isNamed || cluster.members.count == 1 ? 1 : Self.unsupportedShare)
      * agreement(of: candidate, in: cluster)
      * (cluster.seconds.contains(candidate) ? Self.secondShare : 1)
  }

  /// What it counts that word alignment carries the other languages' names to a name, and back.
  ///
  /// A language may call two things by one name: it is the name of what the others say there.
  private func agreement(of candidate: Int, in cluster: ConceptCluster) -> Double {
    guard !isResidue(candidate) else { return Self.leastAgreement }
    let language = inventory.candidates[candidate].language
    var (sum, voters) = (0.0, 0.0)
    for (other, names) in cluster.members.sorted(by: { $0.key < $1.key }) where other != language {
      let shares = names.compactMap {
        projected.share(candidate, $0, languages: (language, other))
      }
      guard let best = shares.max() else { continue }
      sum += best
      voters += 1
    }
    return voters == 0 ? 1 : Self.leastAgreement + sum / voters
  }

  private func isResidue(_ candidate: Int) -> Bool {
    let item = inventory.candidates[candidate]
    return hasLatin && !corpus.isLatin(item.language)
      && item.spans[0].tokens.allSatisfy { corpus.tokens[$0].script == .latin }
  }

  /// Whether a name of another language in Latin letters is the English one, word for word.
  private func isEnglish(_ candidate: Int, in cluster: ConceptCluster) -> Bool {
    let item = inventory.candidates[candidate]
    guard corpus.isLatin(item.language), corpus.languages[item.language].language != "en" else {
      return false
    }
    return cluster.members.contains { language, names in
      corpus.languages[language].language == "en"
        && names.contains { words(of: $0) == words(of: candidate) }
    }
  }

  private func words(of candidate: Int) -> [Int32] {
    inventory.candidates[candidate].spans[0].tokens.map { corpus.tokens[$0].word }
  }

  /// Whether some name of another language is linked to a name of a concept.
  private func isSupported(_ candidate: Int, in cluster: ConceptCluster) -> Bool {
    cluster.members.contains { language, names in
      language != inventory.candidates[candidate].language
        && names.contains { links.supports(candidate, $0) }
    }
  }

  /// What a name left in Latin letters counts beside a native one, where a language has it so.
  private static let residueShare = 0.1
  /// What a name counts that a language in Latin letters shares with English, beside one of its own.
  private static let englishShare = 0.25
  /// What a name counts that no other language's is carried to.
  private static let leastAgreement = 0.2
  /// What a name counts that no other language's name is linked to.
  private static let unsupportedShare = 0.1
  /// What a name counts that came with another concept.
  private static let secondShare = 0.1
  private static let leastLinked = 0.05
  private static let leastAlone = 0.3
  /// What concepts of general words lose of their rank.
  private static let generalWeight = 0.5
}
