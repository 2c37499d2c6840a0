/// A word of a folded text.
struct WordToken: Hashable, Sendable {
  /// Byte offsets into the folded text.
  var range: Range<Int> {
    get { Int(start)..<Int(end) }
    set {
      start = Int32(truncatingIfNeeded: newValue.lowerBound)
      end = Int32(truncatingIfNeeded: newValue.upperBound)
    }
  }

  private var start: Int32
  private var end: Int32
  /// The hash of the word's bytes, as ``FormTable`` takes them, however much of it ``range`` keeps.
  let hash: UInt64
  /// What stands between the word and the one before it.
  let gap: WordGap
  /// Whether an unknown word may be a known one in other letters, or with what is written behind it.
  var isUnusual: Bool { mixesScripts || endsInHangul }
  /// Whether the word holds both Latin and Cyrillic letters.
  let mixesScripts: Bool
  /// Whether the word's last character is a Hangul syllable.
  let endsInHangul: Bool
  /// Whether the word is a part of a name in a program, such as `file` in `file.txt`.
  var isIdentifier: Bool

  init(
    range: Range<Int>, hash: UInt64, gap: WordGap, mixesScripts: Bool, endsInHangul: Bool,
    isIdentifier: Bool
  ) {
    start = Int32(truncatingIfNeeded: range.lowerBound)
    end = Int32(truncatingIfNeeded: range.upperBound)
    self.hash = hash
    self.gap = gap
    self.mixesScripts = mixesScripts
    self.endsInHangul = endsInHangul
    self.isIdentifier = isIdentifier
  }
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
  init?(_ bytes: ArraySlice<UInt8>) {
    switch (bytes.count, bytes.first) {
    case (1, UInt8(ascii: " ")): self = .space
    case (1, UInt8(ascii: "-")): self = .hyphen
    case (0, _): self = .none
    default: return nil
    }
  }

  /// Whether it joins the words of a compound.
  var isJoint: Bool { self == .space || self == .hyphen }
}
