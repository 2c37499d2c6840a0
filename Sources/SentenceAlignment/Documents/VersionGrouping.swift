import LanguageText

/// Finds out which documents are versions of the same text.
package enum VersionGrouping {
  /// The evidence that makes two documents versions.
  ///
  /// Unrelated documents and pages that only share a template stay below, loose translations above.
  private static let enough: Float = 0.1
  /// The evidence from which on two documents that correspond as wholes look for no other partner in
  /// each other's language.
  private static let sure: Float = 0.2
  /// Text outside the common passage that does not make a document a part: front matter, credits.
  private static let negligible = 0.25

  /// Groups documents by their content.
  ///
  /// A document of which only a part corresponds is a member with that part. Documents in matching
  /// languages are never versions of each other; a document is in two groups only with two parts.
  ///
  /// - Parameter documents: documents in any languages; several may share one.
  /// - Returns: the groups of two members or more, in order of their first document.
  /// - Complexity: O(segments) in alignments, as ``VersionSearch`` bounds them, after comparing the
  ///   words of all pairs of documents.
  package static func group(_ documents: [DocumentVersion]) -> [VersionGroup] {
    var reader = VersionReader()
    let prepared = documents.map { reader.read($0) }
    let vocabulary = reader.vocabulary
    var search = VersionSearch(
      languages: documents.map(\.language.matchingKey), sizes: prepared.map(\.count))
    let likeness = DocumentLikeness(prepared.map(\.tokens), tokens: vocabulary.count)
    var pairs: [Pair] = []
    for (first, second) in search.likelyPairs(likeness) where search.take(first, second) {
      let own = vocabulary.narrowed(to: [prepared[first], prepared[second]])
      guard
        let evidence = VersionEvidence(
          own.versions[0], own.versions[1], vocabulary: own.vocabulary),
        evidence.score >= enough
      else { continue }
      pairs.append(Pair(first: first, second: second, evidence: evidence))
      let areWhole =
        isWhole(evidence.source, prepared[first]) && isWhole(evidence.target, prepared[second])
      if areWhole, evidence.score >= sure { search.join(first, second) }
    }
    pairs.sort {
      ($1.evidence.score, $0.first, $0.second) < ($0.evidence.score, $1.first, $1.second)
    }
    return groups(pairs, documents, prepared)
  }

  private struct Pair {
    var first: Int
    var second: Int
    var evidence: VersionEvidence
  }

  /// Whether hardly anything of a document lies outside a part.
  private static func isWhole(_ part: Range<Int>, _ document: PreparedVersion) -> Bool {
    Double(document.count - part.count) <= negligible * Double(document.count)
  }

  /// Joins pairs from the surest on.
  private static func groups(
    _ pairs: [Pair], _ documents: [DocumentVersion], _ prepared: [PreparedVersion]
  ) -> [VersionGroup] {
    var draft = GroupingDraft(languages: documents.map(\.language))
    for pair in pairs {
      draft.add((pair.first, pair.evidence.source), (pair.second, pair.evidence.target))
    }
    return draft.groups.map { group in
      VersionGroup(
        members: group.sorted { $0.key < $1.key }.map { index, part in
          member(documents[index], index, prepared[index], part)
        })
    }.sorted {
      ($0.members[0].document, $0.members[0].segments.lowerBound)
        < ($1.members[0].document, $1.members[0].segments.lowerBound)
    }
  }

  private static func member(
    _ document: DocumentVersion, _ index: Int, _ prepared: PreparedVersion, _ part: Range<Int>
  ) -> VersionGroup.Member {
    let whole = 0..<document.segments.count
    guard !isWhole(part, prepared) else {
      return VersionGroup.Member(document: index, segments: whole)
    }
    let first = prepared.participants[part.lowerBound]
    let last = prepared.participants[part.upperBound - 1]
    return VersionGroup.Member(document: index, segments: first..<last + 1)
  }
}
