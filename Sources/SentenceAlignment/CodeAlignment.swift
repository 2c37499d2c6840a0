import DocumentFormats

/// Puts the code blocks of versions side by side.
///
/// Code takes no part in the alignment of sentences: what it says is no language. It stands between
/// the same passages in every version, alike but for its comments.
package enum CodeAlignment {
  /// Groups in which neighbouring code blocks of several versions, each in a group of its own, are
  /// one; the others are as they were, and in the same order.
  ///
  /// The score of such a group is the likeness of the two blocks in it that differ most.
  ///
  /// - Complexity: O(segments), and O(n · m) for n and m code blocks between the same passages.
  package static func joined(
    _ groups: [AlignedGroup], of versions: [DocumentVersion]
  ) -> [AlignedGroup] {
    var result: [AlignedGroup] = []
    var blocks: [[Int]] = versions.map { _ in [] }
    for group in groups {
      if let (version, segment) = lonelyCode(group, versions) {
        blocks[version].append(segment)
      } else {
        result += joined(blocks, versions)
        blocks = versions.map { _ in [] }
        result.append(group)
      }
    }
    return result + joined(blocks, versions)
  }

  /// The version and the segment of a group that is one code block.
  private static func lonelyCode(
    _ group: AlignedGroup, _ versions: [DocumentVersion]
  ) -> (version: Int, segment: Int)? {
    guard let version = group.members.firstIndex(where: { !$0.isEmpty }),
      group.members.count(where: { !$0.isEmpty }) == 1, group.members[version].count == 1
    else { return nil }
    let segment = group.members[version][0]
    return versions[version].segments[segment].kind == .code ? (version, segment) : nil
  }

  /// The groups of code blocks that stand between the same passages, by version.
  private static func joined(_ blocks: [[Int]], _ versions: [DocumentVersion]) -> [AlignedGroup] {
    guard let most = blocks.map(\.count).max(), most > 0,
      let pivot = blocks.firstIndex(where: { $0.count == most })
    else { return [] }
    let words = zip(blocks, versions).map { blocks, version in
      blocks.map { Self.words(of: version.segments[$0].text) }
    }
    var rows = blocks[pivot].map { block in
      AlignedGroup(members: blocks.map { _ in [] }, score: 0).adding(block, of: pivot, score: 1)
    }
    var alone: [[AlignedGroup]] = rows.map { _ in [] }
    for version in blocks.indices where version != pivot {
      let partners = partners(of: words[version], among: words[pivot])
      var row = 0
      for (place, block) in blocks[version].enumerated() {
        if let (partner, likeness) = partners[place] {
          rows[partner] = rows[partner].adding(block, of: version, score: likeness)
          row = partner
        } else {
          let blank = AlignedGroup(members: blocks.map { _ in [] }, score: 0)
          alone[row].append(blank.adding(block, of: version, score: 0))
        }
      }
    }
    for row in rows.indices where rows[row].members.count(where: { !$0.isEmpty }) == 1 {
      rows[row].score = 0
    }
    return zip(rows, alone).flatMap { [$0] + $1 }
  }

  /// For each of some blocks the one that it belongs to and how alike the two are; in order.
  private static func partners(
    of blocks: [Set<Substring>], among others: [Set<Substring>]
  ) -> [Int: (block: Int, likeness: Double)] {
    let isInStep = blocks.count == others.count || blocks.count * others.count > mostComparisons
    if isInStep {
      return zip(blocks, others).enumerated().reduce(into: [:]) { result, pair in
        result[pair.offset] = (pair.offset, likeness(pair.element.0, pair.element.1))
      }
    }
    // The pairs in order with the greatest sum of likeness.
    let table = blocks.map { block in others.map { likeness(block, $0) } }
    var best = Array(
      repeating: Array(repeating: 0.0, count: others.count + 1), count: blocks.count + 1)
    for left in blocks.indices.reversed() {
      for right in others.indices.reversed() {
        best[left][right] = max(
          best[left + 1][right], best[left][right + 1],
          table[left][right] < leastLikeness ? 0 : best[left + 1][right + 1] + table[left][right])
      }
    }
    var result: [Int: (block: Int, likeness: Double)] = [:]
    var (left, right) = (0, 0)
    while left < blocks.count, right < others.count {
      if best[left][right] == best[left + 1][right] {
        left += 1
      } else if best[left][right] == best[left][right + 1] {
        right += 1
      } else {
        result[left] = (right, table[left][right])
        (left, right) = (left + 1, right + 1)
      }
    }
    return result
  }

  /// More blocks than this squared are taken one after the other.
  private static let mostComparisons = 40_000
  /// Less alike, two blocks are not versions of one where there are others.
  private static let leastLikeness = 0.4

  /// The share of the words that two blocks have in common (Dice).
  private static func likeness(_ first: Set<Substring>, _ second: Set<Substring>) -> Double {
    guard !first.isEmpty || !second.isEmpty else { return 1 }
    return 2 * Double(first.intersection(second).count) / Double(first.count + second.count)
  }

  /// What a block is made of, without what only a comment can have.
  private static func words(of code: String) -> Set<Substring> {
    Set(
      code.split { character in
        !(character.isASCII && (character.isLetter || character.isNumber || character == "_"))
      })
  }
}

extension AlignedGroup {
  fileprivate func adding(_ segment: Int, of version: Int, score: Double) -> AlignedGroup {
    var group = self
    let isFirst = members.allSatisfy(\.isEmpty)
    group.members[version] = [segment]
    group.score = isFirst ? score : min(group.score, score)
    return group
  }
}
