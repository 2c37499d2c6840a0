/// Where words and sentences begin and end.
///
/// All offsets are UTF-8 byte offsets into the text. Each function opens an ICU iterator, which takes
/// microseconds once ICU has read its data; for many short texts keep a ``TextBreaker`` or
/// ``SentenceBreaker`` all the same.
package enum TextBreaks {
  /// The words of a text in order; see ``TextBreaker/wordRanges(in:)``.
  package static func wordRanges(in text: String, language: LanguageTag) -> [Range<Int>] {
    TextBreaker(words: language).wordRanges(in: text)
  }

  /// Every word boundary of a text; see ``TextBreaker/boundaries(in:)``.
  package static func boundaries(in text: String, language: LanguageTag) -> [Int] {
    TextBreaker(words: language).boundaries(in: text)
  }

  /// The sentences of a text in order; see ``SentenceBreaker/ranges(in:masked:)``.
  package static func sentenceRanges(
    in text: String, language: LanguageTag, masked: [Range<Int>] = []
  ) -> [Range<Int>] {
    SentenceBreaker(language: language).ranges(in: text, masked: masked)
  }
}
