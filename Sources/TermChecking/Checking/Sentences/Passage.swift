/// Paragraphs of a source and the paragraphs of the draft that translate them.
///
/// Terms are compared by paragraph: translators move them from one sentence to the next. Rules keep passages by their
/// paragraphs and beside what they report: behind a reference, which costs one count.
final class Passage: Sendable {
  /// The index of the document among the sources.
  let document: Int
  /// The index of the first passage of the draft whose paragraphs say the same, or its own: what is told of
  /// one by its words alone is told of all.
  let wording: Int
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
  let sourceConcepts: Set<Int>
  /// The concepts that the draft paragraphs may name, also as a part of another term.
  let draftConcepts: Set<Int>

  /// Whether a passage before it says the same.
  let isRepeated: Bool

  /// Puts together what stands in some paragraphs of a source and of the draft: the passage of a number, or
  /// one that says the same as another.
  ///
  /// - Complexity: O(n) in the number of terms.
  init(
    document: Int, number: Int, like first: Passage?, sourceBlocks: [Int], draftBlocks: [Int],
    sourceUses: ArraySlice<TermUse>, coveredUses: [CoveredUse], draftUses: ArraySlice<TermUse>,
    foreignUses: ArraySlice<TermUse>
  ) {
    self.document = document
    wording = first?.wording ?? number
    isRepeated = first != nil
    self.sourceBlocks = sourceBlocks
    self.draftBlocks = draftBlocks
    self.sourceUses = sourceUses
    self.coveredUses = coveredUses
    self.draftUses = draftUses
    self.foreignUses = foreignUses
    if let first {
      (sourceConcepts, draftConcepts) = (first.sourceConcepts, first.draftConcepts)
      return
    }
    var sourceConcepts: Set<Int> = []
    for use in sourceUses { use.addConcepts(to: &sourceConcepts) }
    for covered in coveredUses { covered.use.addConcepts(to: &sourceConcepts) }
    self.sourceConcepts = sourceConcepts
    draftConcepts = draftUses.reduce(into: []) { $1.addConcepts(to: &$0, withNested: true) }
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
}
