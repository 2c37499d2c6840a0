/// Rare names that hardly any other language of their concept confirms.
extension ConceptBuilder {
  /// Gives names that stand in a few places a concept of their own where the other languages that say
  /// something there are hardly linked to them.
  ///
  /// A language of a few pages beside others of many finds a partner for every word that stands once: one
  /// of ten languages that has another such word in the same place is enough. What the rest of them say
  /// there tells chance from translation. Where all pages are there in all languages, alignment knows
  /// better.
  ///
  /// - Complexity: O(places of the rare names).
  mutating func removeUnconfirmed() {
    let isSmall = smallLanguages()
    guard isSmall.contains(true) else { return }
    for index in clusters.indices where clusters[index].members.count > Self.fewestJudges {
      let members = clusters[index].members
      for (language, names) in members.sorted(by: { $0.key < $1.key }) {
        guard isSmall[language], let name = names.first, names.count == 1, isRare(name),
          !isConfirmed(name, by: members.filter { $0.key != language })
        else { continue }
        clusters[index].members[language] = nil
        guard clusterOf[name] == index else { continue }
        clusterOf[name] = clusters.count
        clusters.append(ConceptCluster(members: [language: [name]]))
      }
    }
  }

  /// For each language, whether it says something in less than half as many groups as another one.
  private func smallLanguages() -> [Bool] {
    let sizes = links.groups.members.map { members in
      (0..<members.count).count { !members.isEmpty(Int32($0)) }
    }
    return sizes.map { 2 * $0 < sizes.max() ?? 0 }
  }

  private func isRare(_ name: Int) -> Bool {
    links.groups.postings[name].count <= Self.mostPlaces
      && inventory.candidates[name].cues.isDisjoint(with: [.known, .listed])
  }

  /// Whether the languages that say something where a name stands are linked to it, one of them surely or
  /// all of them somewhat; two at least must be there to tell.
  private func isConfirmed(_ name: Int, by others: [Int: [Int]]) -> Bool {
    let judges = others.sorted { $0.key < $1.key }.filter { couldBeSeen(name, beside: $0.key) }
    guard judges.count >= Self.fewestJudges else { return true }
    let likelihoods = judges.map { judge in
      judge.value.compactMap { probability[Self.key(name, $0)] }.max() ?? 0
    }
    return likelihoods.contains { $0 >= Self.sure }
      || likelihoods.reduce(0, +) >= Self.leastConfirmed * Double(judges.count)
  }

  private static let mostPlaces = 3
  private static let fewestJudges = 2
  private static let sure = 0.8
  private static let leastConfirmed = 0.4
}
