/// Finds the sentences of many texts in one language: ICU's breaks, put right.
///
/// What is put right, and how often it matters, comes from our own counts on Russian, Japanese and
/// Chinese manuals: brackets that open behind a full stop, abbreviations, code, quotations inside a
/// sentence, missing spaces, run-in leads. Source of the breaks before: UAX #29.
package struct SentenceBreaker: ~Copyable {
  private let language: LanguageTag
  private let iterator: ICUBreakIterator

  /// Makes a breaker for a language.
  package init(language: LanguageTag) {
    self.language = language
    iterator = ICUBreakIterator(.sentence, language: language)
  }

  /// The sentences of a text in order, as UTF-8 offsets, without the white space around them.
  ///
  /// They never overlap, and only white space stands between them. A line end always ends a
  /// sentence. No sentence ends inside a masked range (code, URLs; also UTF-8 offsets), nor with
  /// a full stop that belongs to one. Numbers and signs alone join the sentence they stand next to.
  /// Complexity: O(n log n) in the length of the text.
  package func ranges(in text: String, masked: [Range<Int>] = []) -> [Range<Int>] {
    if let whole = PlainSentence.range(of: text, language: language) { return [whole] }
    return brokenRanges(in: text, masked: masked)
  }

  /// The same by ICU and the rules on top of it.
  func brokenRanges(in text: String, masked: [Range<Int>]) -> [Range<Int>] {
    let scalars = SentenceScalars(text, masked: masked)
    let found = iterator.breaks(in: text).map { scalars.index(at: $0.offset) }
    let quotations = QuotationRanges(scalars)
    let candidates = SentenceBreakCandidates(
      scalars, language: language, quotations: quotations
    ).indices
    let cuts = Set(found + candidates).sorted()
    var rules = SentenceBreakRules(scalars, language: language, quotations: quotations)
    var sentences: [Range<Int>] = []
    for cut in cuts {
      guard let place = rules.place(of: cut) else { continue }
      sentences.append(rules.start..<place.end)
      rules.start = place.next
    }
    return joined(sentences, in: scalars).compactMap { sentence in
      let start = scalars.skipSpaces(from: sentence.lowerBound)
      let end = scalars.skipSpaces(before: sentence.upperBound)
      return start < end ? scalars.offsets[start]..<scalars.offsets[end] : nil
    }
  }

  /// Joins what holds no letter to the sentence after it on the line, or else to the one before.
  private func joined(_ sentences: [Range<Int>], in text: SentenceScalars) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var pending: Int?
    for sentence in sentences {
      let start = pending ?? sentence.lowerBound
      pending = nil
      let hasLetters = text.hasLetter(in: sentence)
      let next = text.skipSpaces(from: sentence.upperBound)
      let endsLine = next == text.count || text.hasLineEnd(in: sentence.upperBound..<next)
      if hasLetters || endsLine && start == sentence.lowerBound && startsLine(sentence, text) {
        result.append(start..<sentence.upperBound)
      } else if !endsLine {
        pending = start
      } else if let last = result.popLast() {
        result.append(last.lowerBound..<sentence.upperBound)
      } else {
        result.append(start..<sentence.upperBound)
      }
    }
    return result
  }

  private func startsLine(_ sentence: Range<Int>, _ text: SentenceScalars) -> Bool {
    let previous = text.skipSpaces(before: sentence.lowerBound)
    return previous == 0 || text.hasLineEnd(in: previous..<sentence.lowerBound)
  }
}
