/// Joins the alignments of pairs of versions to groups over all versions.
struct GroupComposer {
  /// Per version how many segments it has.
  let segmentCounts: [Int]
  /// Per version the segments that take part, by participant.
  let participants: [[Int]]
  /// The alignments of pairs of versions, which join all of them.
  let links: [VersionLink]

  /// The groups in the order of the version that is linked best.
  func groups() -> [AlignedGroup] {
    var sets = DisjointSets(count: segmentCounts.reduce(0, +))
    let offsets = segmentCounts.indices.map { segmentCounts[..<$0].reduce(0, +) }
    var scores = [Float](repeating: 0, count: sets.count)
    // Of two versions nobody expects less than the best there is.
    let tree =
      segmentCounts.count > 2 ? spanningTree().map(\.withoutDoubtfulBeads) : spanningTree()
    let votes =
      segmentCounts.count > VersionPairs.mostVersions
      ? MergeVotes(links, counts: participants.map(\.count)) : nil
    for link in tree {
      for bead in link.beads where votes?.allow(bead, of: link) != false {
        let nodes = Self.nodes(of: bead, link, offsets, participants)
        for node in nodes.source + nodes.target {
          sets.join((nodes.source + nodes.target)[0], node)
          scores[node] = max(scores[node], bead.confidence)
        }
      }
    }
    attachRest(tree, offsets, &sets, &scores)
    return ordered(collected(&sets, offsets, scores), pivot: pivot(of: tree))
  }

  private static func nodes(
    of bead: Bead, _ link: VersionLink, _ offsets: [Int], _ participants: [[Int]]
  ) -> (source: [Int], target: [Int]) {
    (
      bead.source.map { offsets[link.first] + participants[link.first][$0] },
      bead.target.map { offsets[link.second] + participants[link.second][$0] }
    )
  }

  /// Joins what the tree left alone in its version to groups without that version, where another
  /// pair of versions says so.
  private func attachRest(
    _ tree: [VersionLink], _ offsets: [Int], _ sets: inout DisjointSets, _ scores: inout [Float]
  ) {
    let inTree = Set(tree.map { [$0.first, $0.second] })
    guard inTree.count < links.count else { return }
    var versions = [Set<Int>](repeating: [], count: sets.count)
    for version in offsets.indices {
      for segment in 0..<segmentCounts[version] {
        versions[sets.root(offsets[version] + segment)].insert(version)
      }
    }
    let rest = links.filter { !inTree.contains([$0.first, $0.second]) }
      .flatMap { link in link.withoutDoubtfulBeads.beads.map { (link: link, bead: $0) } }
      .filter { !$0.bead.source.isEmpty && !$0.bead.target.isEmpty }
      .sorted { $1.bead.score < $0.bead.score }
    for (link, bead) in rest {
      let nodes = Self.nodes(of: bead, link, offsets, participants)
      let all = nodes.source + nodes.target
      let sources = Set(nodes.source.map { sets.root($0) })
      let targets = Set(nodes.target.map { sets.root($0) })
      let left = sources.reduce(into: Set<Int>()) { $0.formUnion(versions[$1]) }
      let right = targets.reduce(into: Set<Int>()) { $0.formUnion(versions[$1]) }
      guard left.isDisjoint(with: right), sources.count == 1 || left.count == 1,
        targets.count == 1 || right.count == 1
      else { continue }
      for node in all {
        sets.join(all[0], node)
        scores[node] = max(scores[node], bead.confidence)
      }
      versions[sets.root(all[0])] = left.union(right)
    }
  }

  /// The links of the maximum spanning tree over the versions, strongest first.
  private func spanningTree() -> [VersionLink] {
    var sets = DisjointSets(count: segmentCounts.count)
    let sorted = links.sorted {
      ($1.strength, $0.first, $0.second) < ($0.strength, $1.first, $1.second)
    }
    return sorted.filter { link in
      guard sets.root(link.first) != sets.root(link.second) else { return false }
      sets.join(link.first, link.second)
      return true
    }
  }

  /// The version with the most strength in its links of the tree.
  private func pivot(of tree: [VersionLink]) -> Int {
    var strengths = [Float](repeating: 0, count: segmentCounts.count)
    for link in tree {
      strengths[link.first] += link.strength
      strengths[link.second] += link.strength
    }
    return strengths.indices.max { strengths[$0] < strengths[$1] } ?? 0
  }

  private func collected(
    _ sets: inout DisjointSets, _ offsets: [Int], _ scores: [Float]
  ) -> [AlignedGroup] {
    let blank = AlignedGroup(
      members: [[Int]](repeating: [], count: segmentCounts.count), score: 0)
    var groups: [AlignedGroup] = []
    var confidences: [Float] = []
    var numbers = [Int](repeating: -1, count: sets.count)
    for version in segmentCounts.indices {
      for segment in 0..<segmentCounts[version] {
        let node = offsets[version] + segment
        let root = sets.root(node)
        if numbers[root] < 0 {
          numbers[root] = groups.count
          groups.append(blank)
          confidences.append(.infinity)
        }
        let number = numbers[root]
        groups[number].members[version].append(segment)
        if scores[node] > 0 { confidences[number] = min(confidences[number], scores[node]) }
      }
    }
    for number in groups.indices where confidences[number].isFinite {
      groups[number].score = Double(confidences[number])
    }
    return groups
  }

  /// Groups by the place of their segments in the pivot; those without one follow the group that
  /// holds the segment before theirs.
  private func ordered(_ groups: [AlignedGroup], pivot: Int) -> [AlignedGroup] {
    var places = groups.map { $0.members[pivot].first ?? -1 }
    for version in segmentCounts.indices where version != pivot {
      var last = -1
      let order = groups.indices.filter { !groups[$0].members[version].isEmpty }
        .sorted { groups[$0].members[version][0] < groups[$1].members[version][0] }
      for group in order {
        if groups[group].members[pivot].isEmpty {
          places[group] = max(places[group], last)
        } else {
          last = places[group]
        }
      }
    }
    return groups.indices.sorted { left, right in
      if places[left] != places[right] { return places[left] < places[right] }
      let isLate = (groups[left].members[pivot].isEmpty, groups[right].members[pivot].isEmpty)
      if isLate.0 != isLate.1 { return isLate.1 }
      return left < right
    }.map { groups[$0] }
  }
}
