/// Paragraphs of a source and the paragraphs of the draft that translate them.
///
/// Terms are compared by paragraph: translators move them from one sentence to the next.
struct Passage: Sendable {
  /// The index of the document among the sources.
  let document: Int
  /// The source paragraphs' indices in their document, ascending.
  let sourceBlocks: [Int]
  /// The draft paragraphs' indices in their document, ascending; empty when the draft leaves the
  /// passage out.
  let draftBlocks: [Int]
  /// The terms of the source paragraphs, in order.
  let sourceUses: ArraySlice<TermUse>
  /// Decided terms inside what longer proposals cover of the source paragraphs, in order.
  let coveredUses: [CoveredUse]
  /// The terms of the draft paragraphs, in order.
  let draftUses: ArraySlice<TermUse>
  /// Words of the source language in the draft paragraphs, in order.
  let foreignUses: ArraySlice<TermUse>

  /// The concepts that the source paragraphs may name.
  var sourceConcepts: Set<Int> {
    coveredUses.reduce(into: sourceUses.reduce(into: []) { $0.formUnion($1.concepts) }) {
      $0.formUnion($1.use.concepts)
    }
  }

  /// The terms of the source paragraphs and those that proposals cover, in order, the covered ones with
  /// what covers them.
  var allSourceUses: [(use: TermUse, proposals: [TermUse])] {
    let plain = sourceUses.map { (use: $0, proposals: [TermUse]()) }
    guard !coveredUses.isEmpty else { return plain }
    return (plain + coveredUses.map { ($0.use, $0.proposals) }).sorted {
      ($0.use.block, $0.use.range.lowerBound) < ($1.use.block, $1.use.range.lowerBound)
    }
  }

  /// The concepts that the draft paragraphs may name, also as a part of another term.
  var draftConcepts: Set<Int> {
    draftUses.reduce(into: []) { $0.formUnion($1.concepts.union($1.nestedConcepts)) }
  }
}
