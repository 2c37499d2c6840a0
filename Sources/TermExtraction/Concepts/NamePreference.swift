import LanguageText

/// Which of the names that a language has for a concept is the name.
struct NamePreference {
  private let inventory: CandidateInventory
  private let corpus: Corpus
  private let links: LinkIndex
  private let projected: ProjectedLinks
  private let hasLatin: Bool

  /// Prepares comparing the names of a corpus.
  init(
    _ inventory: CandidateInventory, of corpus: Corpus, links: LinkIndex, projected: ProjectedLinks
  ) {
    self.inventory = inventory
    self.corpus = corpus
    self.links = links
    self.projected = projected
    hasLatin = corpus.languages.indices.contains { corpus.isLatin($0) }
  }

  /// Names of one language in a concept, the name first.
  func sorted(_ names: [Int], in cluster: ConceptCluster) -> [Int] {
    guard names.count > 1 else { return names }
    return names.map { (name: $0, preference: preference($0, in: cluster)) }
      .sorted { ($1.preference, $0.name) < ($0.preference, $1.name) }.map(\.name)
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
      * (isDeclared(candidate, in: cluster) ? Self.declaredShare : 1)
      * (isOfOtherScript(candidate) ? Self.otherScriptShare : 1)
      * (isPlace(candidate, in: cluster) ? Self.placeShare : 1)
  }

  /// Whether a name is another one and a character that says where or when: 堆上 beside 堆.
  private func isPlace(_ candidate: Int, in cluster: ConceptCluster) -> Bool {
    let words = words(of: candidate)
    guard words.count > 1, let last = words.last,
      ChineseWords.localizers.contains(corpus.vocabulary[last])
    else { return false }
    let language = inventory.candidates[candidate].language
    return (cluster.members[language] ?? []).contains { self.words(of: $0) == words.dropLast() }
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

  /// Whether a name was left in Latin letters in a language of another script.
  func isResidue(_ candidate: Int) -> Bool {
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

  /// Whether a label tells a name beside one of another language.
  private func isDeclared(_ candidate: Int, in cluster: ConceptCluster) -> Bool {
    let language = inventory.candidates[candidate].language
    return !corpus.isLatin(language)
      && cluster.members.contains { other, names in
        other != language
          && names.contains {
            links[candidate, $0]?.reasons.contains { $0.signal == .declared } == true
          }
      }
  }

  /// Whether a Chinese name has characters of the other script alone: 钩子 in Traditional text.
  private func isOfOtherScript(_ candidate: Int) -> Bool {
    let item = inventory.candidates[candidate]
    let language = corpus.languages[item.language]
    guard language.language == "zh" else { return false }
    let isTraditional = language.likelyScript == "Hant"
    return item.spans[0].tokens.contains { token in
      corpus.tokens[token].script == .han
        && corpus.word(token).unicodeScalars.contains {
          isTraditional ? HanVariants.isSimplifiedOnly($0) : HanVariants.isTraditionalOnly($0)
        }
    }
  }

  /// What a name counts that says where something is.
  private static let placeShare = 0.1
  /// What a name counts that the other script of its language writes otherwise.
  private static let otherScriptShare = 0.25
  /// How many times as much a name counts that a label declares.
  private static let declaredShare = 8.0
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
}
