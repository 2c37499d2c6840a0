package import DocumentFormats
package import LanguageText

/// One language version of a document, cut into segments.
package struct DocumentVersion: Hashable, Sendable {
  /// The language of the text.
  package var language: LanguageTag
  /// The segments in document order.
  package var segments: [Segment]

  /// Makes a version.
  package init(language: LanguageTag, segments: [Segment]) {
    self.language = language
    self.segments = segments
  }
}
