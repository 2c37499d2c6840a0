import DocumentFormats
import LanguageAssets

extension TermUse {
  /// Whether the text stands in brackets or quotation marks behind, or before, another name of its
  /// concept: there it explains the name.
  ///
  /// - Complexity: O(number of the others), and O(n) in the length of what stands between.
  func isGloss(of others: [TermUse], in context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[block].text
    return others.contains { other in
      guard other.block == block, other.entry != entry, !other.concepts.isDisjoint(with: concepts)
      else { return false }
      let gap =
        other.range.upperBound <= range.lowerBound
        ? other.range.upperBound..<range.lowerBound
        : range.upperBound..<max(range.upperBound, other.range.lowerBound)
      guard gap.count < 40 else { return false }
      let between = text.utf8Slice(gap)
      return between.contains { "(（[［【「“\"«".contains($0) }
        && !between.contains { $0.isLetter || $0.isNumber }
    }
  }
}
