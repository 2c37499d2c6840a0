/// A word of a folded text.
struct WordToken: Hashable, Sendable {
  /// Byte offsets into the folded text.
  var range: Range<Int>
  /// What stands between the word and the one before it.
  var gap: WordGap
  /// Whether the word holds both Latin and Cyrillic letters.
  var mixesScripts: Bool
  /// Whether the word is a part of a name in a program, such as `file` in `file.txt`.
  var isIdentifier: Bool
}

/// What stands between two words.
enum WordGap: Hashable, Sendable {
  /// White space only.
  case space
  /// A hyphen only.
  case hyphen
  /// A dot only, as in `file.txt`.
  case dot
  /// Nothing.
  case none
  /// Anything else, the start of the text included.
  case other

  /// The gap of a term in folded bytes, if words may be joined by it; nil otherwise.
  init?(_ bytes: [UInt8]) {
    switch bytes {
    case [UInt8(ascii: " ")]: self = .space
    case [UInt8(ascii: "-")]: self = .hyphen
    case []: self = .none
    default: return nil
    }
  }

  /// Whether it joins the words of a compound.
  var isJoint: Bool { self == .space || self == .hyphen }
}
