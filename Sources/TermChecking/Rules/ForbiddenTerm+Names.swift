import DocumentFormats
import LanguageText

/// Forbidden words that are parts of names.
extension ForbiddenTerm {
  /// Whether a word may be a part of a name: that of a product behind a Latin one, *Google マップ*, whose original the source
  /// has with two capitals, or of another site as the source links to it, *Make a Pull Request*.
  ///
  /// - Complexity: O(length of the paragraph and its sources).
  func isPartOfName(
    _ use: TermUse, in passages: [Passage], _ context: CheckContext
  ) -> Bool {
    let block = context.draft.document.blocks[use.block]
    let originals = passages.flatMap { passage in
      passage.sourceBlocks.map { context.sources[passage.document].document.blocks[$0].text }
    }
    guard !originals.isEmpty else { return false }
    if let link = block.spans.first(where: { $0.isExternalLink && $0.range.contains(use.range) }),
      link.range != use.range
    {
      let title = block.text.utf8Slice(link.range)
      if originals.contains(where: { $0.holdsBytes(of: title) }) { return true }
    }
    // In titles all words have capitals.
    guard block.kind != .heading,
      use.text.unicodeScalars.first.map({ !$0.isLatinOrNeutral }) == true
    else { return false }
    let before = block.text.utf8Slice(0..<use.range.lowerBound).reversed().drop { $0 == " " }
      .prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = before.last, first.isUppercase else { return false }
    let name = String(before.reversed()) + " "
    return originals.contains { text in
      text.places(ofBytes: name).contains {
        text.character(at: $0.upperBound)?.isUppercase == true
      }
    }
  }
}
