package import LanguageText

/// Cuts documents into the segments that are aligned and checked.
package enum Segmenter {
  /// The segments of a document: the sentences of running text, every other block as a whole.
  ///
  /// Furniture and code give segments too, which keep their kind; consumers leave them out.
  ///
  /// - Complexity: O(n) in the size of the text.
  package static func segments(of document: ParsedDocument, language: LanguageTag) -> [Segment] {
    let breaker = SentenceBreaker(language: language)
    var segments: [Segment] = []
    for index in document.blocks.indices {
      append(index, of: document, breaker: breaker, to: &segments)
    }
    return segments
  }

  /// The segments of one block, whose sentences a breaker finds.
  static func segments(
    ofBlock index: Int, of document: ParsedDocument, breaker: borrowing SentenceBreaker
  ) -> [Segment] {
    var segments: [Segment] = []
    append(index, of: document, breaker: breaker, to: &segments)
    return segments
  }

  private static func append(
    _ index: Int, of document: ParsedDocument, breaker: borrowing SentenceBreaker,
    to segments: inout [Segment]
  ) {
    let block = document.blocks[index]
    let bytes = Array(block.text.utf8)
    for (number, range) in ranges(of: block, bytes, breaker: breaker).enumerated() {
      segments.append(segment(of: block, bytes, at: index, range: range, isFirst: number == 0))
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
      InlineTokens.mark(in: &text)
      guard let block = text.block(.paragraph) else {
        let place = source.fileRange(of: line)
        return Segment(
          kind: .paragraph, block: number, text: "", range: 0..<0,
          fileRange: place.lowerBound..<place.lowerBound, startsBlock: true)
      }
      let bytes = Array(block.text.utf8)
      let range = trimmed(bytes.indices, in: bytes)
      return segment(of: block, bytes, at: number, range: range, isFirst: true)
    }
  }

  private static func ranges(
    of block: TextBlock, _ bytes: [UInt8], breaker: borrowing SentenceBreaker
  ) -> [Range<Int>] {
    let whole = trimmed(bytes.indices, in: bytes)
    switch block.kind {
    case .heading, .tableCell, .caption, .metadata, .furniture, .code:
      return whole.isEmpty ? [] : [whole]
    case .paragraph, .listItem:
      return breaker.ranges(in: block.text, masked: block.spans.filter(\.isMasked).map(\.range))
        .map { trimmed($0, in: bytes) }
        .filter { !$0.isEmpty }
    }
  }

  private static func segment(
    of block: TextBlock, _ bytes: [UInt8], at index: Int, range: Range<Int>, isFirst: Bool
  ) -> Segment {
    let spans = block.spans.compactMap { span -> InlineSpan? in
      let part = span.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      return InlineSpan(
        span.kind, part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound)
    }
    return Segment(
      kind: block.kind, level: block.level, block: index,
      text: String(decoding: bytes[range], as: UTF8.self), range: range,
      fileRange: block.offsets.fileRange(of: range), startsBlock: isFirst, spans: spans)
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isSpace { start += 1 }
    while end > start, bytes[end - 1].isSpace { end -= 1 }
    return start..<end
  }
}
