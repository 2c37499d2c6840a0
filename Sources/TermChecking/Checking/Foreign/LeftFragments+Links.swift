import DocumentFormats
import LanguageText

/// Links whose text is translated up to a colon only: *Czytaj więcej: using the built-in lamp*.
extension LeftFragments {
  /// The rest of the text of a link to another page of the site that a paragraph has as its English source does; nil where
  /// it may be a name, or what stands before the colon is that of the source, too.
  ///
  /// - Complexity: O(length of the paragraph and its sources).
  static func restOfLink(
    in index: Int, of passage: Passage, _ context: CheckContext
  ) -> Fragment? {
    let block = context.draft.document.blocks[index]
    // Hardly a paragraph has such a link.
    guard let (start, range) = rest(of: block) else { return nil }
    let source = context.sources[passage.document]
    guard source.language.language == "en", !context.isKept(index),
      context.copiedProse.paragraph(index) == nil
    else { return nil }
    let text = block.text.utf8Slice(range)
    // A name has capitals.
    guard text.split(separator: " ").dropFirst().contains(where: { $0.first?.isLowercase == true }),
      CopiedLabel.isLeftString(
        text, isWhole: true, of: source.language, in: context.language)
    else { return nil }
    for original in passage.sourceBlocks.lazy.map({ source.document.blocks[$0] }) {
      guard let (head, place) = rest(of: original), original.text.utf8Slice(place) == text,
        original.text.utf8Slice(head..<place.lowerBound)
          != block.text.utf8Slice(start..<range.lowerBound)
      else { continue }
      return fragment(of: index, range, as: place, of: original, in: passage, context)
    }
    return nil
  }

  /// Where the first link of a paragraph begins that leads to another page of the site and has a colon in its text, and what
  /// stands behind the colon, as UTF-8 byte offsets.
  private static func rest(of block: TextBlock) -> (start: Int, rest: Range<Int>)? {
    for span in block.spans {
      guard case .link = span.kind, !span.isExternalLink else { continue }
      let text = block.text.utf8Slice(span.range)
      guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { continue }
      let behind = text[text.index(after: colon)...].drop { $0 == " " }
      guard !behind.isEmpty else { continue }
      return (
        span.range.lowerBound, span.range.upperBound - behind.utf8.count..<span.range.upperBound
      )
    }
    return nil
  }
}
