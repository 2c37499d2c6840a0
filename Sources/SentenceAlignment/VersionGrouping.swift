import LanguageText

/// Finds out which documents are versions of the same text.
package enum VersionGrouping {
  /// The evidence that makes two documents versions.
  ///
  /// Unrelated documents and pages that only share a template stay below, loose translations above.
  private static let enough: Float = 0.1
  /// How many documents of another language each document is aligned with.
  private static let candidates = 4
  /// Text outside the common passage that does not make a document a part: front matter, credits.
  private static let negligible = 0.25

  /// Groups documents by their content.
  ///
  /// A document of which only a part corresponds is a member with that part. Documents in matching
  /// languages are never versions of each other; a document is in two groups only with two parts.
  ///
  /// - Parameter documents: documents in any languages; several may share one.
  /// - Returns: the groups of two members or more, in order of their first document.
  /// - Complexity: O(documents · languages) alignments.
  package static func group(_ documents: [DocumentVersion]) -> [VersionGroup] {
    var vocabulary = TokenVocabulary()
    let prepared = documents.map { PreparedVersion($0, vocabulary: &vocabulary) }
    var pairs: [Pair] = []
    for (first, second) in likelyPairs(documents, prepared, tokens: vocabulary.count) {
      let evidence = VersionEvidence(prepared[first], prepared[second], vocabulary: vocabulary)
      if let evidence, evidence.score >= enough {
        pairs.append(Pair(first: first, second: second, evidence: evidence))
      }
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

  /// Pairs of documents in different languages that share the most rare tokens.
  private static func likelyPairs(
    _ documents: [DocumentVersion], _ prepared: [PreparedVersion], tokens: Int
  ) -> [(Int, Int)] {
    let likeness = DocumentLikeness(prepared.map(\.tokens), tokens: tokens)
    var pairs: Set<[Int]> = []
    for first in documents.indices {
      let others = likeness.others(of: first).filter {
        !documents[$0.document].language.matches(documents[first].language)
      }
      for language in Set(others.map { documents[$0.document].language.matchingKey }) {
        let best = others.filter { documents[$0.document].language.matchingKey == language }
          .prefix(candidates)
        pairs.formUnion(best.map { [min(first, $0.document), max(first, $0.document)] })
      }
    }
    return pairs.sorted { $0.lexicographicallyPrecedes($1) }.map { ($0[0], $0[1]) }
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
    guard Double(prepared.count - part.count) > negligible * Double(prepared.count) else {
      return VersionGroup.Member(document: index, segments: whole)
    }
    let first = prepared.participants[part.lowerBound]
    let last = prepared.participants[part.upperBound - 1]
    return VersionGroup.Member(document: index, segments: first..<last + 1)
  }
}
