/// What a token is made of, as far as terms care.
enum TokenScript: UInt8, Sendable {
  /// A word of Latin letters.
  case latin
  /// A word of Cyrillic letters.
  case cyrillic
  /// One Han character.
  case han
  /// One hiragana character.
  case hiragana
  /// A run of katakana, or a part of one.
  case katakana
  /// A word of any other script.
  case otherLetter
  /// Digits.
  case number
  /// A name of a programming interface, such as `UIButton.Configuration`: never part of a term.
  case identifier
  /// One character of punctuation.
  case punctuation
  /// A masked stretch: code or a URL.
  case barrier

  /// Whether tokens of the script can be part of a term.
  var isWord: Bool { self != .punctuation && self != .barrier && self != .identifier }
}

/// A word, character or mark of a segment.
struct TextToken: Sendable {
  /// Where the token begins in the segment's text, in UTF-8 bytes.
  var start: Int32
  /// Where the token ends.
  var end: Int32
  /// The folded text, as a number of the corpus vocabulary.
  var word: Int32
  /// What the token is made of.
  var script: TokenScript
  /// Whether white space stands before the token.
  var followsSpace: Bool
  /// Whether the token begins with an upper-case letter.
  var isCapitalized: Bool
  /// Whether a later letter is upper-case behind a lower-case one, as in iOS or SwiftUI.
  var hasInnerCapital: Bool
  /// Whether the token is two or more capitals, as GIL.
  var isAllCapitals: Bool
}
