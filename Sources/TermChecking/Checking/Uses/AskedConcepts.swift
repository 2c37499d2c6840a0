/// Which terms the sources of a draft ask for: those that a passage of a source names more often than the draft does
/// there.
struct AskedConcepts {
  private struct Place: Hashable {
    let block: Int
    let concept: Int
  }

  private var places: Set<Place> = []

  /// Compares the terms of each source with those of the draft, passage by passage.
  ///
  /// - Complexity: O(n) in the number of terms.
  init(
    _ sources: [(passages: [PassageFinder.Blocks], uses: UsesByBlock)], in draft: UsesByBlock
  ) {
    for source in sources {
      for passage in source.passages {
        var surplus: [Int: Int] = [:]
        for use in source.uses[passage.source] { Self.count(use, 1, in: &surplus) }
        for use in draft[passage.draft] { Self.count(use, -1, in: &surplus) }
        for (concept, count) in surplus where count > 0 {
          for block in passage.draft { places.insert(Place(block: block, concept: concept)) }
        }
      }
    }
  }

  /// Whether a source asks for what a term of the draft names.
  func contains(_ use: TermUse) -> Bool {
    places.contains(Place(block: use.block, concept: use.concept))
  }

  private static func count(_ use: TermUse, _ number: Int, in surplus: inout [Int: Int]) {
    var concepts: Set<Int> = []
    use.addConcepts(to: &concepts)
    for concept in concepts { surplus[concept, default: 0] += number }
  }
}
