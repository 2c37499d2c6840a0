package import DocumentFormats
package import LanguageText

/// One language version of a document, cut into segments.
package struct DocumentVersion: Hashable, Sendable {
  /// The language of the text.
  package var language: LanguageTag
  /// The segments in document order.
  package var segments: [Segment]
  /// What a program asks for each segment by, equal in all versions; nil for running text.
  package var keys: [String]?

  /// Makes a version.
  package init(language: LanguageTag, segments: [Segment], keys: [String]? = nil) {
    self.language = language
    self.segments = segments
    self.keys = keys
  }

  /// Makes a version of a document.
  package init(_ document: ParsedDocument, language: LanguageTag, segments: [Segment]) {
    let keys = document.keys
    self.init(
      language: language, segments: segments,
      keys: keys.map { keys in segments.map { keys[$0.block] } })
  }
}
