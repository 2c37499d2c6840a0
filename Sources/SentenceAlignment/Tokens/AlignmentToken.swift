/// What the aligner compares instead of a word.
struct AlignmentToken: Hashable {
  /// A folded beginning of a word, a Han character or pair of them, a number, a mark.
  var text: String
  /// Whether the token says something only when both sides have it, such as a cognate's skeleton.
  var isCue: Bool

  init(_ text: String, isCue: Bool = false) {
    self.text = text
    self.isCue = isCue
  }
}
