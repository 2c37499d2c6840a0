package import LanguageText

/// Cuts documents into the segments that are aligned and checked.
package enum Segmenter {
  /// The segments of a document: the sentences of running text, every other block as a whole.
  ///
  /// Furniture and code give segments too, which keep their kind; consumers leave them out.
  ///
  /// - Complexity: O(n) in the size of the text.
  package static func segments(of document: ParsedDocument, language: LanguageTag) -> [Segment] {
    document.blocks.indices.flatMap { index in
      let block = document.blocks[index]
      return ranges(of: block, language: language).enumerated().map { number, range in
        segment(of: block, at: index, range: range, isFirst: number == 0)
      }
    }
  }

  /// Every line of a text as one segment, empty lines included, for text that is cut already.
  ///
  /// A line end at the end of the file opens no further segment. Every segment is a paragraph of
  /// its own, its ``Segment/block`` the 0-based number of the line.
  ///
  /// - Throws: ``DocumentError`` when the bytes are no text.
  package static func lines(of bytes: [UInt8]) throws(DocumentError) -> [Segment] {
    let source = try SourceText(bytes)
    return SourceLines.ranges(in: source.utf8).enumerated().map { number, line in
      var text = VisibleText(source)
      text.append(line)
      guard let block = text.block(.paragraph) else {
        let place = source.fileRange(of: line)
        return Segment(
          kind: .paragraph, block: number, text: "", range: 0..<0,
          fileRange: place.lowerBound..<place.lowerBound, startsBlock: true)
      }
      let range = trimmed(0..<block.text.utf8.count, in: Array(block.text.utf8))
      return segment(of: block, at: number, range: range, isFirst: true)
    }
  }

  private static func ranges(of block: TextBlock, language: LanguageTag) -> [Range<Int>] {
    let bytes = Array(block.text.utf8)
    let whole = trimmed(0..<bytes.count, in: bytes)
    switch block.kind {
    case .heading, .tableCell, .caption, .metadata, .furniture, .code:
      return whole.isEmpty ? [] : [whole]
    case .paragraph, .listItem:
      return SentenceStub.ranges(in: bytes).map { trimmed($0, in: bytes) }.filter { !$0.isEmpty }
    }
  }

  private static func segment(
    of block: TextBlock, at index: Int, range: Range<Int>, isFirst: Bool
  ) -> Segment {
    let spans = block.spans.compactMap { span -> InlineSpan? in
      let part = span.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      return InlineSpan(
        span.kind, part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound)
    }
    return Segment(
      kind: block.kind, level: block.level, block: index,
      text: String(decoding: Array(block.text.utf8)[range], as: UTF8.self), range: range,
      fileRange: block.offsets.fileRange(of: range), startsBlock: isFirst, spans: spans)
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isSpace { start += 1 }
    while end > start, bytes[end - 1].isSpace { end -= 1 }
    return start..<end
  }
}

/// Cuts at sentence-final marks until `TextBreaks` is there.
private enum SentenceStub {
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var scanner = UTF8Scanner(bytes)
    while let scalar = scanner.next() {
      guard let value = scalar.value else { continue }
      let end = scalar.range.upperBound
      let isWide = "。！？".unicodeScalars.contains(value)
      let isNarrow = ".!?".unicodeScalars.contains(value) && end < bytes.count && bytes[end].isSpace
      if isWide || isNarrow {
        ranges.append(start..<end)
        start = end
      }
    }
    if start < bytes.count { ranges.append(start..<bytes.count) }
    return ranges
  }
}
