import LanguageText

/// What a draft makes of a heading of its source, of a cell of a few words, or of a string of a program.
package struct LabelRendering: Hashable, Sendable {
  /// What is rendered.
  package enum Kind: Int, Hashable, Sendable {
    /// A heading, which the other documents of the language are asked about, as are cells.
    case heading
    /// A cell of a table.
    case cell
    /// A string of a program, which the other languages are asked about.
    case string
    /// The title of a card, tab or note, which may be that of a page elsewhere.
    case title
  }

  /// The heading, cell or string of the source.
  package var source: String
  /// The same of the draft; empty for a string that is translated, of which only that matters.
  package var draft: String
  /// What is rendered.
  package var kind: Kind
  /// How many cells of the draft say the same where their source does.
  package var count: Int
  /// What to report where the draft has the heading of its source, at the first of several cells; nil for one that is
  /// translated, and for a string that may be the same in both languages.
  ///
  /// Its message is still to be completed.
  package var finding: Finding?

  /// Makes a rendering.
  package init(
    source: String, draft: String, kind: Kind = .heading, count: Int = 1, finding: Finding?
  ) {
    (self.source, self.draft, self.kind) = (source, draft, kind)
    (self.count, self.finding) = (count, finding)
  }
}
