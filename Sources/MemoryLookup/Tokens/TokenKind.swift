package import LanguageText

/// What a piece of a segment is to a look-up.
package enum TokenKind: Hashable, Sendable {
  /// A word; one character where a language is compared by characters.
  case word
  /// A number; all numbers are alike to a look-up.
  case number
  /// A variable, tag or address that a translation takes over as it is; all are alike.
  case placeable
  /// A punctuation mark or symbol; seen by characters only, unless a segment has nothing else.
  case mark
}

/// A piece of a segment: its kind and its UTF-8 byte offsets.
package struct SegmentToken: Hashable, Sendable {
  /// The kind.
  package let kind: TokenKind
  /// Where it stands, in UTF-8 bytes of the segment.
  package let range: Range<Int>
}

/// By what segments of a language are compared.
package enum ComparisonUnit: UInt32, Hashable, Sendable {
  /// Words, for languages that put spaces between them.
  case words = 0
  /// Characters, for Chinese, Japanese, Thai and their like, and for Korean with its particles.
  case characters = 1

  /// What suits a language.
  package init(_ language: LanguageTag) {
    let byCharacters = language.isWrittenWithoutSpaces || language.language == "ko"
    self = byCharacters ? .characters : .words
  }
}
