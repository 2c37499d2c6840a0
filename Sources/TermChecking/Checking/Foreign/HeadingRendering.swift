import LanguageText

/// What a draft makes of a heading of its source.
package struct HeadingRendering: Hashable, Sendable {
  /// The heading of the source.
  package var source: String
  /// The heading of the draft.
  package var draft: String
  /// What to report where the draft has the heading of its source; nil for one that is translated.
  ///
  /// Its message is still to be completed.
  package var finding: Finding?

  /// Makes a rendering.
  package init(source: String, draft: String, finding: Finding?) {
    (self.source, self.draft, self.finding) = (source, draft, finding)
  }
}
