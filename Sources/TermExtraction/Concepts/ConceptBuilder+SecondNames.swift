/// Second names of whole concepts.
extension ConceptBuilder {
  /// Joins concepts of which every name is a second name of another concept’s.
  ///
  /// «Раскрывающаяся кнопка», “Pull-Down Buttons” and “pull-down button” may have found each other
  /// in the headings while the texts say «выдвижная кнопка», プルダウンボタン and Pull-Down按鈕.
  mutating func joinSecondNames() {
    let declared = declaredNames()
    for hint in secondNameHints() {
      let (home, rare) = ordered(clusterOf[hint.first], clusterOf[hint.second])
      guard home != rare, !clusters[rare].links.isEmpty,
        clusters[home].isCompatible(with: clusters[rare]), isSecond(rare, of: home, declared)
      else { continue }
      // How sure the concept is does not depend on what else it is called.
      let (sure, shares) = (clusters[home].links, clusters[home].shares)
      clusters[home].seconds.formUnion(Set(clusters[rare].all).subtracting(clusters[home].all))
      merge(home, rare, probability: nil)
      (clusters[home].links, clusters[home].shares) = (sure, shares)
    }
  }

  /// Pairs of names of which one may be a second name of the other’s concept, the likeliest first.
  private func secondNameHints() -> [(first: Int, second: Int, sure: Double)] {
    let hints =
      links.aliases.map { (first: $0.first, second: $0.second, sure: $0.probability) }
      + refused.map { (first: $0.first, second: $0.second, sure: $0.probability) }
    return hints.filter { $0.sure >= SecondNames.leastHint }.sorted {
      ($1.sure, $0.first, $0.second) < ($0.sure, $1.first, $1.second)
    }
  }

  /// Two clusters, the one that is surer of its names first, unless the other’s are far commoner.
  private func ordered(_ one: Int, _ other: Int) -> (home: Int, rare: Int) {
    let counts = (weight(of: one), weight(of: other))
    guard min(counts.0, counts.1) * SecondNames.farCommoner >= max(counts.0, counts.1) else {
      return counts.0 > counts.1 ? (one, other) : (other, one)
    }
    return (sureness(of: one), counts.0, other) > (sureness(of: other), counts.1, one)
      ? (one, other) : (other, one)
  }

  /// How likely it is that the names of a cluster are terms and linked.
  private func sureness(of cluster: Int) -> Double {
    let termhood = clusters[cluster].members.sorted { $0.key < $1.key }.map { _, names in
      names.map { inventory.candidates[$0].termhood }.max() ?? 0
    }
    let score = ConceptConfidence.score(
      link: Self.mean(clusters[cluster].links), termhood: Self.mean(termhood))
    // Of names that share less than a third of their places hardly one in two is right.
    return score * min(1, SecondNames.apart + Self.mean(clusters[cluster].shares))
  }

  private static func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted().reduce(0, +) / Double(values.count)
  }

  /// How often the names of a cluster occur.
  private func weight(of cluster: Int) -> Int {
    clusters[cluster].all.reduce(0) { $0 + inventory.candidates[$1].count }
  }

  /// The likelihoods of the names that a language declares to be the same.
  private func declaredNames() -> [UInt64: Double] {
    Dictionary(
      links.aliases.map { (Self.key($0.first, $0.second), $0.probability) }, uniquingKeysWith: max)
  }

  /// Whether each name of a cluster may stand for the other one’s of its language.
  ///
  /// Translators call one thing by two names, language by language: somewhere the name is the same,
  /// or there is none of its own. Where the language in Latin letters, the likely source, has
  /// another name, it is another thing.
  private func isSecond(_ rare: Int, of home: Int, _ declared: [UInt64: Double]) -> Bool {
    var sum = 0.0
    var isAnchored = clusters[home].members.keys.contains { clusters[rare].members[$0] == nil }
    var isShared = false
    for (language, names) in clusters[rare].members.sorted(by: { $0.key < $1.key }) {
      let usual = clusters[home].members[language] ?? []
      isShared = isShared || !usual.isEmpty
      isAnchored = isAnchored || areSame(names, usual, declared)
      let (own, others) = (self.own(names, rare), self.own(usual, home))
      if links.isLatin[language], !own.isEmpty, !others.isEmpty, !areSame(own, others, declared) {
        return false
      }
      let supports = names.map { support(of: $0, in: home, besides: usual, declared) }
      guard let best = supports.max(), best >= SecondNames.leastOfLanguage else { return false }
      sum += best
    }
    return isShared && isAnchored
      && sum / Double(clusters[rare].members.count) >= SecondNames.leastMean
  }

  /// Whether one of some names is one of others, or declared to be.
  private func areSame(_ names: [Int], _ others: [Int], _ declared: [UInt64: Double]) -> Bool {
    names.contains { name in
      others.contains { $0 == name || declared[Self.key(name, $0)] != nil }
    }
  }

  /// Those of some names that a cluster has not borrowed from another one.
  private func own(_ names: [Int], _ cluster: Int) -> [Int] {
    names.filter { clusterOf[$0] == cluster }
  }

  /// The best that speaks for a name beside the usual ones of a concept; nothing when they stand
  /// side by side.
  private func support(
    of name: Int, in home: Int, besides usual: [Int], _ declared: [UInt64: Double]
  ) -> Double {
    guard !usual.contains(name) else { return 1 }
    let said = usual.compactMap { declared[Self.key(name, $0)] }.max() ?? 0
    guard said > 0 || !links.groups.isBeside(name, usual, mostly: SecondNames.mostBeside)
    else { return 0 }
    let language = inventory.candidates[name].language
    let linked =
      clusters[home].all.filter { inventory.candidates[$0].language != language }
      .compactMap { probability[Self.key(name, $0)] }.max() ?? 0
    return max(said, linked)
  }

  enum SecondNames {
    static let leastHint = 0.5
    static let leastOfLanguage = 0.35
    static let leastMean = 0.5
    static let mostBeside = 0.34
    static let farCommoner = 4
    static let apart = 0.3
  }
}
