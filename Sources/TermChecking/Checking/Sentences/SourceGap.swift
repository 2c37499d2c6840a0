/// The passages of a source among which a paragraph of a draft stands that translates none of them as far as the alignment
/// can tell.
enum SourceGap {
  /// What the paragraphs before a paragraph and behind it translate, and all that stands between in the source; empty where
  /// nothing does, as then the draft has put the paragraph in, and where that is more than a few passages.
  ///
  /// - Complexity: O(n) in the number of passages.
  static func passages(around block: Int, in context: CheckContext) -> [Passage] {
    guard context.sources.count == 1 else { return [] }
    let paired = context.passages.filter { !$0.sourceBlocks.isEmpty && !$0.draftBlocks.isEmpty }
    let before = paired.filter { $0.draftBlocks.allSatisfy { $0 < block } }
      .max { ($0.draftBlocks.last ?? 0) < ($1.draftBlocks.last ?? 0) }
    let behind = paired.filter { $0.draftBlocks.allSatisfy { $0 > block } }
      .min { ($0.draftBlocks.first ?? 0) < ($1.draftBlocks.first ?? 0) }
    let start = before?.sourceBlocks.last ?? -1
    let end = behind?.sourceBlocks.first ?? Int.max
    let between = context.passages.filter { passage in
      passage.draftBlocks.isEmpty && !passage.sourceBlocks.isEmpty
        && passage.sourceBlocks.allSatisfy { $0 > start && $0 < end }
    }
    guard (1...mostPassages).contains(between.count) else { return [] }
    return between + [before, behind].compactMap(\.self)
  }

  private static let mostPassages = 8
}
