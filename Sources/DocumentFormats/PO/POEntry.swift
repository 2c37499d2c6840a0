/// An entry of a PO file, as written.
struct POEntry {
  /// The pieces of a string: what stands between quotes, line by line, as ranges of the source.
  typealias Pieces = [Range<Int>]

  var context: Pieces?
  var source: Pieces?
  var plural: Pieces?
  /// The translations in file order; the index of a plural form, 0 without one.
  var targets: [(form: Int, pieces: Pieces)] = []
  var isFuzzy = false
  /// Whether its lines are to stay as they are.
  var isUnwrapped = false
  var notes: [String] = []
  var references: [String] = []

  /// Whether nothing was read of the entry yet, or only comments.
  var isEmpty: Bool { context == nil && source == nil && plural == nil && targets.isEmpty }
}
