import DocumentFormats

/// Tells terms in links that are called by the command that they lead to, *jx create cluster* at `/jx_create_cluster/`, as
/// the source has them: manuals write these without marks of code.
enum CommandLinks {
  /// Whether a use stands in such a link.
  ///
  /// - Complexity: O(n) in the number of links of its paragraph; what has none takes a look at its spans.
  static func hold(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard !context.sources.isEmpty,
      let command = command(around: use.range, in: context.draft.document.blocks[use.block]),
      let passage = context.passagesByBlock[use.block]
    else { return false }
    let blocks = context.sources[passage.document].document.blocks
    return passage.sourceBlocks.contains { blocks[$0].text.holdsBytes(of: command) }
  }

  /// The text of a link around a range whose address ends with the same words, underscores between them; nil where none is
  /// there.
  private static func command(around range: Range<Int>, in block: TextBlock) -> String? {
    for span in block.spans {
      guard case .link(let destination) = span.kind, span.range.lowerBound <= range.lowerBound,
        range.upperBound <= span.range.upperBound, destination.utf8.contains(UInt8(ascii: "_")),
        let page = destination.split(separator: "/").last?.prefix(while: { !".#?".contains($0) })
      else { continue }
      let text = block.text.utf8Slice(span.range)
      if page.utf8.contains(UInt8(ascii: "_")), page.replacing("_", with: " ") == text {
        return text
      }
    }
    return nil
  }
}
