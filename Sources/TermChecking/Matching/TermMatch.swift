/// A place in a text where a matcher found a term.
struct TermMatch: Hashable, Sendable {
  /// How the text differs from the forms of the term.
  enum Spelling: UInt8, Hashable, Sendable {
    /// It is one of them.
    case exact
    /// It becomes one of them when spelling conventions are ignored: a long vowel, a hyphen.
    case variant
    /// It becomes one of them when letters of another script are read as what they look like or
    /// stand for.
    case foreignScript
  }

  /// The index of the term's entry in its termbase.
  let entry: Int
  /// UTF-8 byte offsets into the text.
  let range: Range<Int>
  /// How the text differs from the forms of the term.
  let spelling: Spelling
  /// Whether the match may be a part of a longer word, such as `bar` in `bar-code`: good enough
  /// not to miss the term, not to forbid it.
  let isPartOfWord: Bool
  /// The indices of other entries with the same range, the most welcome first.
  let alternatives: [Int]

  /// Makes the match of a place that stays.
  init(_ place: FoundTerm, alternatives: [Int]) {
    self.alternatives = alternatives
    entry = Int(place.entry)
    range = place.range
    spelling = place.spelling
    isPartOfWord = place.isPartOfWord
  }
}
