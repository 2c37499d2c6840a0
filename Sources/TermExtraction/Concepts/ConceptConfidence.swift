import LanguageText

/// How sure it is that the names of a concept are terms and name one thing.
struct ConceptConfidence {
  private let inventory: CandidateInventory
  private let corpus: Corpus
  private let isMultilingual: Bool
  private let hasForeignVersions: [Bool]
  private let links: LinkIndex
  private let projected: ProjectedLinks
  private let groups: GroupIndex

  /// Prepares rating concepts of a corpus.
  init(
    _ inventory: CandidateInventory, of corpus: Corpus, links: LinkIndex,
    projected: ProjectedLinks, groups: GroupIndex
  ) {
    self.links = links
    self.projected = projected
    self.groups = groups
    self.inventory = inventory
    self.corpus = corpus
    isMultilingual = corpus.languages.count > 1
    hasForeignVersions = Self.foreignVersions(in: corpus)
  }

  /// What a language calls a concept.
  struct Name {
    var language: Int
    var candidate: Int
    /// Whether it was left in Latin letters in a text of another script.
    var isLeft: Bool
  }

  /// How likely a linked concept is right, 0…1.
  func confidence(of cluster: ConceptCluster, called names: [Name]) -> Double {
    let agreement = PairAgreement(
      names.map { ($0.language, $0.candidate, inventory.candidates[$0.candidate].count) },
      links: links, projected: projected,
      groups: groups)
    let termhood = names.reduce(0) { $0 + inventory.candidates[$1.candidate].termhood }
    let count = Double(max(1, names.count))
    return Calibration.confidence(
      of: agreement, termhood: termhood / count,
      untranslated: Double(names.count(where: \.isLeft)) / count, groups: corpus.groups.count)
      * (isPassing(cluster) ? Self.passingShare : 1) * trust(in: cluster)
  }

  /// The likelihood that the names are terms and the same.
  func score(of cluster: ConceptCluster) -> Double {
    // In order of the languages: sums of the same numbers in another order may differ.
    let best = cluster.members.sorted { $0.key < $1.key }.map { member in
      member.value.map { inventory.candidates[$0].termhood }.max() ?? 0
    }
    let termhood = best.reduce(0, +) / Double(max(best.count, 1))
    guard !cluster.links.isEmpty else {
      guard cluster.known.isEmpty else { return termhood }
      return isMultilingual ? termhood * Self.unlinked : termhood
    }
    let link = cluster.links.sorted().reduce(0, +) / Double(cluster.links.count)
    return Self.score(link: link, termhood: termhood)
  }

  /// The score of a concept whose names are linked and terms to some degree, each 0…1.
  static func score(link: Double, termhood: Double) -> Double {
    link * (linkedBase + (1 - linkedBase) * termhood)
  }

  /// Whether all names are phrases that stand once, in running text: what is linked right may still
  /// be no term, such as «красный текст» and 紅色文字.
  private func isPassing(_ cluster: ConceptCluster) -> Bool {
    cluster.known.isEmpty
      && cluster.all.allSatisfy { name in
        let item = inventory.candidates[name]
        return item.count == 1 && item.spans[0].tokens.count > 1
          && item.cues.isDisjoint(with: .forcing.union([.listed, .mixed]))
      }
  }

  /// What is left of the confidence in names that are linked right and may be no terms: words of
  /// general use, and what only varieties of one language say alike where there are other languages.
  private func trust(in cluster: ConceptCluster) -> Double {
    guard cluster.known.isEmpty else { return 1 }
    let isAlone =
      cluster.members.count > 1 && cluster.members.keys.allSatisfy { hasForeignVersions[$0] }
      && Set(cluster.members.keys.map { corpus.languages[$0].language }).count == 1
    return (isAlone ? Self.varietyShare : 1) * (1 - Self.generalDoubt * generality(of: cluster))
  }

  /// For each language, whether its text is aligned with another language, not a variety of it.
  private static func foreignVersions(in corpus: Corpus) -> [Bool] {
    var result = Array(repeating: false, count: corpus.languages.count)
    for group in corpus.groups {
      let present = corpus.languages.indices.filter { !group.members[$0].isEmpty }
      for one in present where !result[one] {
        result[one] = present.contains {
          corpus.languages[$0].language != corpus.languages[one].language
        }
      }
    }
    return result
  }

  /// The mean of how general the names are over the languages that can tell; verbs come behind nouns.
  func generality(of cluster: ConceptCluster) -> Double {
    let judged = cluster.members.filter { Generality.isKnown(in: corpus.languages[$0.key]) }
    let ratings = judged.sorted { $0.key < $1.key }.map { member in
      member.value.map { candidate in
        let item = inventory.candidates[candidate]
        return item.cues.contains(.listed) ? 0 : item.generality
      }.max() ?? 0
    }
    return ratings.reduce(0, +) / Double(max(ratings.count, 1))
  }

  /// What is left of the confidence in phrases that stand once.
  private static let passingShare = 0.85
  /// What is left of the confidence in what varieties of one language have alone.
  private static let varietyShare = 0.75
  /// What words of general use lose of it.
  private static let generalDoubt = 0.12
  /// An unlinked candidate among several languages is less sure to be a term.
  private static let unlinked = 0.6
  private static let linkedBase = 0.45
}
