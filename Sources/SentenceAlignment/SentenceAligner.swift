import DocumentFormats
import LanguageText

/// Aligns the segments of any number of versions of a document.
///
/// Needs no dictionary and no model: what words mean is learned from the versions themselves. A
/// first pass aligns by length, the next by words that it taught and by what languages share
/// (numbers, names, code, related words, Han characters). Omissions, insertions, merged and split
/// sentences are normal.
package struct SentenceAligner: Sendable {
  /// Makes an aligner.
  package init() {}

  /// Aligns the versions of one document.
  ///
  /// - Parameter versions: one per language, in any order.
  /// - Returns: groups in the order of the text; every segment of every version is in exactly one.
  /// - Complexity: O(segments · 300) for each pair of versions; of more than eight versions not all
  ///   pairs are aligned, see ``VersionPairs``.
  package func align(_ versions: [DocumentVersion]) -> [AlignedGroup] {
    align(documents: [versions]).first ?? []
  }

  /// Aligns several documents that exist in the same languages, which teach each other.
  ///
  /// - Parameter documents: per document its versions; pairs of versions in the same two languages
  ///   share what is learned. Versions with keys are aligned by them.
  /// - Returns: the groups per document, as ``align(_:)``.
  package func align(documents: [[DocumentVersion]]) -> [[AlignedGroup]] {
    let keyed = documents.map(KeyedAlignment.groups)
    var read = aligned(zip(documents, keyed).filter { $1 == nil }.map(\.0)).makeIterator()
    return keyed.map { $0 ?? read.next() ?? [] }
  }

  /// Aligns documents by what they say.
  private func aligned(_ documents: [[DocumentVersion]]) -> [[AlignedGroup]] {
    let orders = documents.map(canonicalOrder)
    var reader = VersionReader()
    let prepared = zip(documents, orders).map { versions, order in
      Self.withRowsInOrder(order.map { reader.read(versions[$0]) })
    }
    let links = pairLinks(documents, orders, prepared, reader.vocabulary)
    return documents.indices.map { document in
      let groups = GroupComposer(
        segmentCounts: orders[document].map { documents[document][$0].segments.count },
        participants: prepared[document].map(\.participants), links: links[document]
      ).groups()
      return groups.map { restored($0, orders[document]) }
    }
  }

  /// The versions of a document with the rows of their tables in the order of the first.
  private static func withRowsInOrder(_ versions: [PreparedVersion]) -> [PreparedVersion] {
    guard versions.count > 1, let first = versions.first else { return versions }
    let order = RowOrder(of: first)
    return [first] + versions.dropFirst().map { order.applied(to: $0) }
  }

  /// An order of versions that does not depend on the order they are given in.
  private func canonicalOrder(_ versions: [DocumentVersion]) -> [Int] {
    versions.indices.sorted { left, right in
      let (first, second) = (versions[left], versions[right])
      if first.language != second.language { return first.language < second.language }
      if first.segments.map(\.text) != second.segments.map(\.text) {
        return first.segments.map(\.text).lexicographicallyPrecedes(second.segments.map(\.text))
      }
      return left < right
    }
  }

  private func restored(_ group: AlignedGroup, _ order: [Int]) -> AlignedGroup {
    var members = group.members
    for (place, version) in order.enumerated() { members[version] = group.members[place] }
    return AlignedGroup(members: members, score: group.score)
  }

  /// Per document the beads of all pairs of its versions.
  private func pairLinks(
    _ documents: [[DocumentVersion]], _ orders: [[Int]], _ prepared: [[PreparedVersion]],
    _ vocabulary: TokenVocabulary
  ) -> [[VersionLink]] {
    var pools: [String: [PairPool.Pair]] = [:]
    for (document, order) in orders.enumerated() {
      let versions = order.map { documents[document][$0] }
      for (first, second) in VersionPairs(versions, prepared[document]).all {
        let languages = [first, second].map { versions[$0].language.canonical }
        pools[languages.joined(separator: " "), default: []].append(
          PairPool.Pair(document: document, first: first, second: second))
      }
    }
    let passages = prepared.map { PassageMap($0, tokens: vocabulary.count) }
    let sorted = pools.sorted { $0.key < $1.key }.map(\.value)
    var aligners = sorted.map { pool in
      PairPool(
        pool, prepared: prepared, passages: passages, vocabulary: vocabulary,
        keepsLesson: sorted.count <= Self.mostPoolsWithLessons)
    }
    var links = [[VersionLink]](repeating: [], count: documents.count)
    for (number, pool) in sorted.enumerated() {
      for (pair, link) in zip(pool, aligners[number].links()) { links[pair.document].append(link) }
    }
    let refined = refined(links, sorted, &aligners, prepared)
    return Self.replacing(refined, sorted) { pool, links in aligners[pool].recovered(links) }
  }

  /// How many pools keep what they have learned, each of them a few megabytes.
  private static let mostPoolsWithLessons = 10

  /// Aligns the pairs once more with the support of all other versions.
  private func refined(
    _ links: [[VersionLink]], _ pools: [[PairPool.Pair]], _ aligners: inout [PairPool],
    _ prepared: [[PreparedVersion]]
  ) -> [[VersionLink]] {
    guard prepared.contains(where: { $0.count > 2 }) else { return links }
    return Self.replacing(links, pools) { pool, former in
      let supports = pools[pool].map { pair in
        LinkSupport(
          pair.first, pair.second, counts: prepared[pair.document].map(\.count),
          links: links[pair.document])
      }
      return aligners[pool].refined(former, supports)
    }
  }

  /// The links of all documents, replaced pool by pool.
  private static func replacing(
    _ links: [[VersionLink]], _ pools: [[PairPool.Pair]],
    by replacement: (Int, [VersionLink]) -> [VersionLink]
  ) -> [[VersionLink]] {
    var result = [[VersionLink]](repeating: [], count: links.count)
    for (number, pool) in pools.enumerated() {
      let former = pool.compactMap { pair in
        links[pair.document].first { ($0.first, $0.second) == (pair.first, pair.second) }
      }
      for (pair, link) in zip(pool, replacement(number, former)) {
        result[pair.document].append(link)
      }
    }
    return result
  }
}
