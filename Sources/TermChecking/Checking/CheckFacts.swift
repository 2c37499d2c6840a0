/// What is known about a draft besides its text and its sources.
package struct CheckFacts: Hashable, Sendable {
  /// The strings of the product that the documents describe.
  package var labels: LabelCatalog
  /// What the sources said when the draft was written, by the index of the source; sources without
  /// a known past are left out.
  package var histories: [Int: SourceHistory]
  /// Whether the draft is written in the language that the others are translated from.
  ///
  /// Its authors call things as they please until somebody decides: extraction takes two names for
  /// one thing there where one translation serves both.
  package var isOriginal: Bool
  /// Whether the draft is a translation whose source is not at hand.
  ///
  /// What only extraction says of its names cannot be held against anything.
  package var lacksSource: Bool
  /// How the program reads Markdown that makes pages of the draft.
  package var markdown: MarkdownDialect

  /// Makes facts; by default nothing is known.
  package init(
    labels: LabelCatalog = LabelCatalog(), histories: [Int: SourceHistory] = [:],
    isOriginal: Bool = false, lacksSource: Bool = false, markdown: MarkdownDialect = .commonMark
  ) {
    self.labels = labels
    self.histories = histories
    self.isOriginal = isOriginal
    self.lacksSource = lacksSource
    self.markdown = markdown
  }
}

/// In what programs that read Markdown differ.
package enum MarkdownDialect: String, Hashable, Sendable {
  /// What stands beside stars decides whether they make emphasis (CommonMark 0.31.2, section 6.2).
  case commonMark
  /// Stars make emphasis whatever letters and marks stand beside them, as in kramdown and Python-Markdown.
  case traditional
}
