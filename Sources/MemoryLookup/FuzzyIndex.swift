/// An index in memory.
package struct FuzzyIndex: Sendable {
  private let words: [UInt32]
  private let layout: IndexLayout

  /// Takes what ``FuzzyIndexBuilder/finish()`` returns; nil when it is no index.
  package init?(_ words: [UInt32]) {
    guard let layout = IndexLayout(words.span) else { return nil }
    self.words = words
    self.layout = layout
  }

  /// How many segments the index has.
  package var count: Int { layout.entryCount }

  /// The matches of a query, the best first.
  package func matches(_ query: FuzzyQuery) -> [FuzzyMatch] {
    var search = FuzzySearch(layout)
    return search.matches(query, in: words.span)
  }

  /// The numbers of all segments in which a pattern may occur, in ascending order.
  package func candidates(_ pattern: ConcordancePattern) -> [UInt32] {
    ConcordanceSearch(layout).candidates(pattern, in: words.span)
  }
}
