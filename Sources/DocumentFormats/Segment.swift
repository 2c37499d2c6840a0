/// A sentence, heading or other unit of text that is aligned and checked as one.
package struct Segment: Hashable, Sendable {
  /// What the block of the segment is.
  package var kind: BlockKind
  /// The level of the block; see ``TextBlock/level``.
  package var level: Int
  /// The index of the block in its document.
  package var block: Int
  /// The visible text, trimmed.
  package var text: String
  /// Where the text stands in the block's text, in UTF-8 bytes.
  package var range: Range<Int>
  /// Where the text stands in the file, in bytes.
  package var fileRange: Range<Int>
  /// Whether the segment is the first of its block.
  package var startsBlock: Bool
  /// The block's spans that touch the segment, clipped to it and moved to offsets in ``text``.
  package var spans: [InlineSpan]

  /// Makes a segment.
  package init(
    kind: BlockKind, level: Int = 0, block: Int, text: String, range: Range<Int>,
    fileRange: Range<Int>, startsBlock: Bool, spans: [InlineSpan] = []
  ) {
    self.kind = kind
    self.level = level
    self.block = block
    self.text = text
    self.range = range
    self.fileRange = fileRange
    self.startsBlock = startsBlock
    self.spans = spans
  }
}
