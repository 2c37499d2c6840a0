/// Names that stand mostly where no other language names the concept.
extension ConceptBuilder {
  /// Takes names out of concepts that have better ones in the language: those in whose places the other
  /// languages hardly ever name the concept.
  ///
  /// A link of two names is judged by these two. In a concept of many languages all others have a say:
  /// what stands seventy times where they hardly ever have a name of a *table* is something else.
  ///
  /// - Complexity: O(places of the names of concepts that have two names in a language).
  mutating func removeStrangers() {
    // For each group, the language that names the concept there; several where more than one does.
    var naming: [Int32: Int] = [:]
    for index in clusters.indices
    where clusters[index].members.count > 1
      && clusters[index].members.values.contains(where: { $0.count > 1 })
    {
      naming.removeAll(keepingCapacity: true)
      for (language, names) in clusters[index].members {
        for name in names {
          for posting in links.groups.postings[name] {
            let known = naming[posting.group]
            naming[posting.group] = known == nil || known == language ? language : Self.several
          }
        }
      }
      for (language, names) in clusters[index].members.sorted(by: { $0.key < $1.key })
      where names.count > 1 {
        let others = clusters[index].members.keys.filter { $0 != language }
        let shares = names.map { share(of: $0, naming, besides: others) }
        // No language is left with the word alone that it did not translate.
        let isNamed = zip(names, shares).contains { $1 >= Self.leastSupport && !isLeft($0) }
        let isLeftThroughout =
          names.allSatisfy(isLeft) && shares.contains { $0 >= Self.leastSupport }
        guard isNamed || isLeftThroughout else { continue }
        let borrowed = clusters[index].borrowed
        // What fills the gap of a language that has no name is another concept's in most of its places.
        let hasGap = !zip(names, shares).contains {
          $1 >= Self.leastSupport && borrowed[$0] == nil && !isLeft($0)
        }
        clusters[index].members[language] = zip(names, shares).filter {
          $1 >= Self.leastSupport || hasGap && borrowed[$0] != nil
            || inventory.candidates[$0].cues.contains(.known)
        }.map(\.0)
      }
    }
  }

  /// In which share of the places of a name, where other languages of its concept say anything, one of them
  /// names the concept; 1 for what stands too rarely to tell.
  private func share(of name: Int, _ naming: [Int32: Int], besides others: [Int]) -> Double {
    let language = inventory.candidates[name].language
    let places = links.groups.postings[name].filter { posting in
      others.contains { !links.groups.members[$0].isEmpty(posting.group) }
    }
    guard places.count >= Self.tellingPlaces else { return 1 }
    let named = places.count { naming[$0.group].map { $0 != language } ?? false }
    return Double(named + 1) / Double(places.count + 1)
  }

  private static let several = -1
  private static let tellingPlaces = 4
  private static let leastSupport = 0.25
}
