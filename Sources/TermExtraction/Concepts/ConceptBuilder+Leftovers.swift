/// Concepts that say again what another one says, with words left untranslated.
extension ConceptBuilder {
  /// Joins concepts that share a name with a commoner one and whose other names are all that one's
  /// too, left untranslated, or parts of its names: “awaitable”, “awaitable 对象” beside “awaitable”,
  /// 可等待对象.
  mutating func joinLeftovers() {
    var homes: [Int: [Int]] = [:]
    for (index, cluster) in clusters.enumerated() {
      for name in cluster.all { homes[name, default: []].append(index) }
    }
    for shared in homes.keys.sorted() {
      guard let sharing = homes[shared], sharing.count > 1 else { continue }
      for rest in sharing {
        for home in sharing where home != rest && !clusters[rest].members.isEmpty {
          guard isLeftover(rest, of: home), clusters[home].isCompatible(with: clusters[rest]) else {
            continue
          }
          join(rest, to: home)
        }
      }
    }
  }

  private mutating func join(_ rest: Int, to home: Int) {
    let (sure, shares) = (clusters[home].links, clusters[home].shares)
    for (language, names) in clusters[rest].members {
      let known = clusters[home].members[language] ?? []
      let others = names.filter { !known.contains($0) }
      clusters[home].seconds.formUnion(others)
      clusters[home].members[language, default: []] += others
      for name in names where clusterOf[name] == rest { clusterOf[name] = home }
    }
    (clusters[home].links, clusters[home].shares) = (sure, shares)
    clusters[rest].members = [:]
  }

  /// Whether each name of a cluster is another one's, left untranslated where the other has a native
  /// name, or hardly seen outside a name of the other.
  private func isLeftover(_ rest: Int, of home: Int) -> Bool {
    var isLess = false
    for (language, names) in clusters[rest].members {
      guard let usual = clusters[home].members[language] else { return false }
      for name in names where !usual.contains(name) {
        let isLeft =
          (isLeft(name) || holdsLeftover(name, rest))
          && usual.contains { !self.isLeft($0) && !holdsLeftover($0, home) }
        guard isLeft || isPart(name, of: usual) else { return false }
        isLess = true
      }
    }
    return isLess
  }

  /// Whether a name begins with one of a cluster that is left untranslated: “awaitable 对象”.
  func holdsLeftover(_ name: Int, _ cluster: Int) -> Bool {
    !isLatinLanguage(name)
      && clusters[cluster].all.contains { isLatinLanguage($0) && holds(name, leftover: $0) }
  }

  /// Whether a name is mostly seen inside longer ones and overlaps one of some names.
  private func isPart(_ name: Int, of names: [Int]) -> Bool {
    inventory.candidates[name].hostShare >= Self.dependentShare
      && names.contains { overlaps($0, name) }
  }

  /// From this share of its places inside one longer name on, a name hardly stands alone.
  private static let dependentShare = 0.75
}
