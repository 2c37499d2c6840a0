/// Borrowed names that stand only where their own concept is named.
extension ConceptBuilder {
  /// Takes borrowed names out of concepts in whose places they stand for their own concept alone.
  ///
  /// Where *write a function* is said again and again, words that stand side by side all along carry
  /// *write* to what other languages call a function. What tells them apart are the places of *write*
  /// without a *function*: a name that hardly stands there belongs to the other concept.
  ///
  /// - Complexity: O(places of the names of concepts that borrow any, and of those that they borrow from).
  mutating func returnBorrowedNames() {
    for index in clusters.indices where clusters[index].members.count > 1 {
      let own = clusters[index].all.filter { clusters[index].borrowed[$0] == nil }
      for name in clusters[index].borrowed.keys.sorted() {
        let home = clusterOf[name]
        guard home != index, isExplained(name, in: own, by: clusters[home]) else { continue }
        let language = inventory.candidates[name].language
        let rest = clusters[index].members[language]?.filter { $0 != name } ?? []
        clusters[index].members[language] = rest.isEmpty ? nil : rest
        clusters[index].borrowed[name] = nil
      }
    }
  }

  /// Whether a name hardly stands in the places of some names of other languages where its own concept is
  /// not named in these; false where there are too few of these places.
  private func isExplained(_ name: Int, in names: [Int], by home: ConceptCluster) -> Bool {
    let language = inventory.candidates[name].language
    let members = links.groups.members[language]
    let postings = links.groups.postings
    let standing = Set(postings[name].map(\.group))
    var (free, found) = (0, 0)
    for anchor in names where inventory.candidates[anchor].language != language {
      guard let rivals = home.members[inventory.candidates[anchor].language],
        !rivals.contains(anchor)
      else { continue }
      let named = Set(rivals.flatMap { postings[$0].map(\.group) })
      for posting in postings[anchor]
      where !named.contains(posting.group) && !members.isEmpty(posting.group) {
        free += 1
        if standing.contains(posting.group) { found += 1 }
      }
    }
    return free >= Self.tellingFreePlaces && Double(found) < Self.leastFreeShare * Double(free)
  }

  private static let tellingFreePlaces = 4
  private static let leastFreeShare = 0.2
}
