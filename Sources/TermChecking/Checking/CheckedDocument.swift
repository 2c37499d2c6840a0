package import DocumentFormats
package import LanguageText

/// A document as a check takes it: a draft, or the source of one.
package struct CheckedDocument: Sendable {
  /// The path as findings show it.
  package var path: String
  /// The language of the text.
  package var language: LanguageTag
  /// The document as its format read it.
  package var document: ParsedDocument
  /// The segments of the document, in order.
  package var segments: [Segment]
  /// Whether this is a source whose segments the draft's translate one by one, as the two sides of
  /// a bilingual file; other sources are aligned.
  package var isPairedWithDraft = false
  /// Where the lines of the file begin; without it a comment that hides findings acts on paragraphs.
  package var lines: LineTable?

  /// Makes a document.
  package init(
    path: String, language: LanguageTag, document: ParsedDocument, segments: [Segment],
    lines: LineTable? = nil
  ) {
    self.path = path
    self.language = language
    self.document = document
    self.segments = segments
    self.lines = lines
  }

  /// The segment that holds a byte of the file; nil when none does.
  ///
  /// - Complexity: O(log segments).
  func segment(at offset: Int) -> Segment? { segmentIndex(at: offset).map { segments[$0] } }

  /// The index of the segment that holds a byte of the file; nil when none does.
  ///
  /// - Complexity: O(log segments).
  func segmentIndex(at offset: Int) -> Int? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].fileRange.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < segments.count, segments[low].fileRange.lowerBound <= offset else { return nil }
    return low
  }
}
