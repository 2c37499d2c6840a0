import LanguageAssets

/// Which concepts go by one approved name in a draft, and where its sources speak of them: *attribute* and *property*
/// are one word in Chinese.
struct SharedNames: Sendable {
  /// The concepts that share a name with each, by its index.
  private var others: [Int: Set<Int>] = [:]
  /// The numbers of the passages that have a paragraph of a source, by its index, for each source.
  private var passages: [[Int: [Int]]]

  /// Looks through the names of a draft.
  ///
  /// - Complexity: O(n) in the number of terms and passages.
  init(_ context: CheckContext) {
    passages = context.sources.map { _ in [:] }
    for name in context.uses where name.hasAlternatives && name.status.isApproved {
      var concepts: Set<Int> = []
      name.addConcepts(to: &concepts)
      guard concepts.count > 1 else { continue }
      for concept in concepts {
        others[concept, default: []].formUnion(concepts.subtracting([concept]))
      }
    }
    guard !others.isEmpty else { return }
    for (number, passage) in context.passages.enumerated() where !passage.sourceUses.isEmpty {
      for block in passage.sourceBlocks {
        passages[passage.document][block, default: []].append(number)
      }
    }
  }

  /// Whether a source, given by its index, speaks near one of its paragraphs of another concept that shares a name
  /// with the one given, by a word that does not stand for this one, too.
  ///
  /// - Complexity: O(terms of the paragraphs near it).
  func areTold(of concept: Int, near block: Int, in document: Int, _ context: CheckContext) -> Bool
  {
    guard let others = others[concept] else { return false }
    return (block - Self.nearest...block + Self.nearest).contains { neighbour in
      (passages[document][neighbour] ?? []).contains { number in
        context.passages[number].sourceUses.contains {
          $0.block == neighbour && $0.mayName(anyOf: others) && !$0.mayName(concept)
        }
      }
    }
  }

  /// How many blocks before and behind one are beside it.
  private static let nearest = 3
}
