import DocumentFormats
import LanguageText

/// Marks of Markdown that a translation shows as they are, since it has a space or another character where none may be:
/// `[the lamp] (lamp.md)` is no link, and between Chinese characters `**“灯”**是` is not bold.
struct BrokenMarkup {
  /// What the marks should make.
  enum Kind: CaseIterable {
    case link
    case emphasis
    case code
  }

  /// The index of the paragraph of the draft.
  let block: Int
  /// Where the first of the marks stand in its text, in UTF-8 bytes.
  let range: Range<Int>
  /// What the marks should make.
  let kind: Kind

  /// Looks for marks in the visible text of a passage that its source has none of; nil where there are none, and in what is
  /// no Markdown.
  ///
  /// - Complexity: O(length of the passage).
  init?(in passage: Passage, _ context: CheckContext) {
    let source = context.sources[passage.document]
    guard !passage.sourceBlocks.isEmpty, MarkdownFormat.reads(path: context.draft.path) else {
      return nil
    }
    for index in passage.draftBlocks {
      let block = context.draft.document.blocks[index]
      guard block.kind.isProse, block.kind != .metadata,
        let (range, kind) = Self.marks(in: block)
      else { continue }
      let hasMarks = passage.sourceBlocks.contains { original in
        Self.marks(in: source.document.blocks[original]) != nil
      }
      if hasMarks { return nil }
      (self.block, self.range, self.kind) = (index, range, kind)
      return
    }
    return nil
  }

  /// The first marks in a text that are shown, beside code.
  private static func marks(in block: TextBlock) -> (Range<Int>, Kind)? {
    let bytes = block.text.utf8.span
    for index in bytes.indices {
      let found: (Range<Int>, Kind)?
      switch bytes[index] {
      case UInt8(ascii: "`"): found = (index..<index + 1, .code)
      case UInt8(ascii: "*") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        found = (index..<index + 2, .emphasis)
      case UInt8(ascii: "]"): found = link(behind: index, in: bytes).map { ($0, .link) }
      default: continue
      }
      if let found, !block.spans.contains(where: { $0.isMasked && $0.range.overlaps(found.0) }) {
        return found
      }
    }
    return nil
  }

  /// Where a bracket that closes has an address in brackets behind it, with spaces or in brackets of full width.
  private static func link(behind bracket: Int, in bytes: Span<UInt8>) -> Range<Int>? {
    var end = bracket + 1
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    let open: [UInt8] = [0xef, 0xbc, 0x88]
    let width =
      end < bytes.count && bytes[end] == UInt8(ascii: "(")
      ? 1
      : end + 2 < bytes.count && (0..<3).allSatisfy { bytes[end + $0] == open[$0] } ? 3 : 0
    guard width > 0, width == 3 || end > bracket + 1 else { return nil }
    let address = end + width
    for start in ["http", "./", "../", "/"] {
      let start = Array(start.utf8)
      if address + start.count <= bytes.count,
        start.indices.allSatisfy({ bytes[address + $0] == start[$0] })
      {
        return bracket..<address
      }
    }
    return nil
  }
}
