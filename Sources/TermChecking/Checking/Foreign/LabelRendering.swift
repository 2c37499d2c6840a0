import LanguageText

/// What a draft makes of a heading of its source, or of a cell of a few words.
package struct LabelRendering: Hashable, Sendable {
  /// The heading or cell of the source.
  package var source: String
  /// The same of the draft.
  package var draft: String
  /// Whether it is a cell of a table.
  package var isCell: Bool
  /// How many cells of the draft say the same where their source does.
  package var count: Int
  /// What to report where the draft has the heading of its source, at the first of several cells; nil for one that is
  /// translated.
  ///
  /// Its message is still to be completed.
  package var finding: Finding?

  /// Makes a rendering.
  package init(
    source: String, draft: String, isCell: Bool = false, count: Int = 1, finding: Finding?
  ) {
    (self.source, self.draft, self.isCell) = (source, draft, isCell)
    (self.count, self.finding) = (count, finding)
  }
}
