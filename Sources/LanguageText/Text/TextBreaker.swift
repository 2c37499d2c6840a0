/// Finds the words of many texts in one language.
package struct TextBreaker: ~Copyable {
  private let iterator: ICUBreakIterator

  /// Makes a breaker for a language.
  package init(words language: LanguageTag) {
    iterator = ICUBreakIterator(.word, language: language)
  }

  /// The words of a text in order, without the spaces, punctuation and symbols between them.
  ///
  /// A word is what ICU calls letters, kana, Han characters or a number; `don't`, `3.14` and
  /// `snake_case` are one word, the parts of `drop-down` are two.
  package func wordRanges(in text: String) -> [Range<Int>] {
    var start = 0
    var words: [Range<Int>] = []
    for found in iterator.breaks(in: text) {
      if found.status >= ICUBreakIterator.firstWordStatus { words.append(start..<found.offset) }
      start = found.offset
    }
    return words
  }

  /// Every word boundary of a text in order, with 0 and its length; only 0 for an empty text.
  package func boundaries(in text: String) -> [Int] {
    [0] + iterator.breaks(in: text).map(\.offset)
  }

  /// Every word boundary of a stretch of a text given as valid UTF-8, as offsets into the text.
  package func boundaries(in text: [UInt8], _ stretch: Range<Int>) -> [Int] {
    iterator.offsets(in: text, stretch)
  }

  /// Whether a stretch of a text given as valid UTF-8 has no boundaries but its ends; an empty one has not
  /// even two.
  package func isUndivided(_ stretch: Range<Int>, in text: [UInt8]) -> Bool {
    iterator.isUndivided(stretch, in: text)
  }
}
