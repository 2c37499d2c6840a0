/// What the second pass pays for what, in units of a bead between unrelated sentences.
///
/// Set on several bitexts at once (German–French, Chinese–English novels, Russian–Japanese, Japanese–Chinese,
/// Russian–Chinese); each has a wide optimum.
struct AlignmentWeights {
  /// Per unit of surprise about the ratio of lengths.
  var length: Float = 0.06
  /// Per unit of surprise about the shape of the bead.
  var shape: Float = 0.05
  /// For a segment without counterpart, in texts like those the weights were set on.
  var omission: Float = 0.68
  /// Added to that per unit that good beads cost more than usual.
  var looseness: Float = 0.8
  /// Added to that per unit of surprise about the share of segments without counterpart.
  var rarity: Float = 0.1
  /// The part of what a bead taught that is taken off its own likeness.
  var modesty: Float = 0.5
  /// Saved for a pair of segments that other versions agree on.
  var support: Float = 0.3
  /// When only one side of a bead begins with a heading.
  var heading: Float = 0.3
  /// When one side is the label of a part of the page, and the other a heading.
  var label: Float = 1
  /// When a bead mixes captions with other text.
  var caption: Float = 0.5
  /// For each cell of a table that a bead joins with another segment of its side, when only one side has cells, and when
  /// one is a cell without letters and the other not the same.
  var cell: Float = 0.5
  /// For each place inside a side of a bead with code in it, or where one of the segments around is a heading.
  var rupture: Float = 0.5
  /// Saved where both sides of a bead are the same heading, which stands once in each version.
  var sameHeading: Float = 8
  /// Saved where the same code stands before both sides of a bead, and once in each version.
  var sameCode: Float = 1
  /// Saved where both sides of a bead are links to the same place.
  var sameLink: Float = 1
  /// When only one side of a bead begins a paragraph.
  var paragraph: Float = 0.5
}
