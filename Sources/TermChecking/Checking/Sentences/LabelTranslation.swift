import LanguageText

/// What a draft calls a heading, a cell, a short item or a string of its source.
package struct LabelTranslation: Hashable, Sendable {
  /// What a label is.
  package enum Kind: Int, Hashable, Sendable {
    /// A heading, or a title in the front matter.
    case title
    /// A cell of a table.
    case cell
    /// A short item of a list.
    case item
    /// A string of a program.
    case string
  }

  /// What the label is.
  package var kind: Kind
  /// How many places of the draft have the same translation of the same label.
  package var count: Int
  /// A report on the translation at the first of these places, whose message is still to be made: its match is the
  /// translation, its source the label.
  package var finding: Finding

  /// The label.
  var source: String { finding.source?.text ?? "" }

  /// Makes a translation.
  package init(kind: Kind, count: Int, finding: Finding) {
    (self.kind, self.count, self.finding) = (kind, count, finding)
  }
}

extension LabelTranslation {
  /// How sure a report on one is at most.
  static let confidence = 0.8
}
