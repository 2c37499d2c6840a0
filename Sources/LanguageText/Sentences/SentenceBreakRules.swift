/// Decides for one place after the other whether a sentence ends there, and where exactly.
struct SentenceBreakRules {
  /// Where a sentence ends and the next one begins.
  struct Place {
    /// The index behind the last code point of the sentence.
    var end: Int
    /// The index of the first code point of the next one.
    var next: Int
  }

  /// The index at which the current sentence begins.
  var start = 0

  private let text: SentenceScalars
  private let language: LanguageTag
  private let abbreviations: SentenceAbbreviations
  private let quotations: QuotationRanges

  /// Prepares for a text in a language.
  init(_ text: SentenceScalars, language: LanguageTag, quotations: QuotationRanges) {
    self.text = text
    self.language = language
    abbreviations = .of(language)
    self.quotations = quotations
  }

  /// The place of a possible break at or near an index; nil when the sentence goes on there.
  func place(of cut: Int) -> Place? {
    guard cut < text.count else { return Place(end: text.count, next: text.count) }
    guard cut > start else { return nil }
    var end = text.skipSpaces(before: cut)
    var next = text.skipSpaces(from: cut)
    if text.hasLineEnd(in: end..<next) {
      let isCode = end > 0 && text.isMasked[end - 1] && next < text.count && text.isMasked[next]
      return isCode || end <= start ? nil : Place(end: end, next: next)
    }
    guard let terminator = terminator(before: end) else {
      return end > start && !text.isMasked[end - 1] ? Place(end: end, next: next) : nil
    }
    end = self.end(of: terminator)
    next = text.skipSpaces(from: end)
    guard end > start, next < text.count, !goesOn(terminator, end: end, next: next) else {
      return nil
    }
    return Place(end: end, next: next)
  }

  /// The index of the last full stop, question mark or the like before an index, with nothing but
  /// brackets, quotation marks and notes between.
  private func terminator(before end: Int) -> Int? {
    var index = end - 1
    while index > start, let scalar = text[index], !scalar.isTerminator {
      guard clings(scalar) || scalar.isOpening || scalar.isSpace else {
        return nil
      }
      index -= 1
    }
    return text[index]?.isTerminator == true ? index : nil
  }

  private func clings(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isClosing || scalar.isStraightQuote || scalar.isRaisedDigit || scalar == "*"
  }

  /// The end of the sentence that a full stop ends: behind its closing brackets and its notes, and
  /// before a bracket that opens.
  private func end(of terminator: Int) -> Int {
    var end = terminator + 1
    while let scalar = text[end] {
      let closes =
        scalar.isTerminator || scalar.isRaisedDigit || quotations.closes(end)
        || scalar.isClosing && !quotations.opens(end) || scalar == "*" && asteriskCloses(end)
      guard closes else { break }
      end += 1
    }
    return noteEnd(from: end)
  }

  /// Whether an asterisk ends emphasis or refers to a note, and so belongs to what stands before:
  /// nothing follows it, or one before it in the sentence wants a partner.
  private func asteriskCloses(_ index: Int) -> Bool {
    var run = index
    while text[run] == "*" { run += 1 }
    guard let after = text[run], !after.isSpace, !after.isRaisedDigit else {
      return true
    }
    let before = max(start, index - 500)..<index
    return before.count { text[$0] == "*" && text[$0 - 1] != "*" && $0 < index - 1 } % 2 == 1
      || text[index - 1] == "*"
  }

  /// The end of a note's number such as `[12]` at an index; the index when there is none.
  private func noteEnd(from index: Int) -> Int {
    guard text[index] == "[" else { return index }
    let digits = text.token(from: index + 1)
    let isNote = !digits.isEmpty && digits.allSatisfy { text.scalars[$0].isDigit }
    return isNote && text[digits.upperBound] == "]" ? digits.upperBound + 1 : index
  }

  private func goesOn(_ terminator: Int, end: Int, next: Int) -> Bool {
    if text.isMasked[terminator] || quotations.isInside(terminator, end: end, from: start) {
      return true
    }
    if text[terminator]?.isEastAsianTerminator == true || text[next]?.isHanOrKana == true {
      return isQuotedInSentence(end: end, next: next) || text[next]?.isContinuing == true
    }
    return startsSmall(next) || isCode(terminator, end: end, next: next)
      || isQuotedEllipsis(terminator, end: end)
      || text[terminator] == "." && isAbbreviation(terminator, end: end, next: next)
  }

  /// Whether a quotation or bracket that ends like a sentence is only a part of one, as in
  /// 「…。」と: the particle or conjunction behind it says so.
  private func isQuotedInSentence(end: Int, next: Int) -> Bool {
    guard end == next, let last = text[end - 1], let first = text[next],
      clings(last), !last.isRaisedDigit, last != "*"
    else { return false }
    return language.language == "ja"
      ? "とのをがはにでもやへかな".unicodeScalars.contains(first)
      : "的等和或與与及之時时".unicodeScalars.contains(first)
  }

  /// Whether the next word is in small letters, and no name such as iOS.
  private func startsSmall(_ next: Int) -> Bool {
    var index = next
    while let scalar = text[index],
      scalar.isOpening || scalar.isStraightQuote || scalar == "—" || scalar == " "
    {
      index += 1
    }
    guard let first = text[index], first.isSmall, !text.isMasked[index] else { return false }
    let hasCapital = text.token(from: index).prefix(4).contains { text.scalars[$0].isCapital }
    return !(first.isLatin && hasCapital)
  }

  /// Whether a mark without a space behind it is part of code, a version or a name: `a.B`, `!x`,
  /// `(!)`, `.NET`.
  private func isCode(_ terminator: Int, end: Int, next: Int) -> Bool {
    let before = text[terminator - 1]
    if before == "(" || before == "[" || before == "（" { return true }
    guard end == next, let after = text[next] else {
      // A mark between spaces ends nothing in `a ? 1 : 2`, but some write every full stop so.
      let isSpaced = before?.isSpace == true && end == terminator + 1
      return isSpaced && text[next].map { $0.isWordPart && !$0.isCapital } == true
    }
    if before?.isHanOrKana == true { return false }
    let isMissingSpace = before?.isCyrillic == true && after.isCapital
    return after.isASCII && !isMissingSpace && !after.isOpening && !after.isStraightQuote
      || !after.isASCII && after.isWordPart && !isMissingSpace
  }

  /// Whether it is the ellipsis of a name in quotation marks, such as “Save as…”.
  private func isQuotedEllipsis(_ terminator: Int, end: Int) -> Bool {
    let isEllipsis =
      text[terminator] == "…" || text[terminator] == "." && text[terminator - 1] == "."
    return isEllipsis && end > terminator + 1 && text[end - 1]?.isRaisedDigit == false
  }

  private func isAbbreviation(_ stop: Int, end: Int, next: Int) -> Bool {
    guard end == stop + 1, text[stop - 1] != "." else { return false }
    let context = AbbreviationContext(
      text, language: language, sentence: start, stop: stop, next: next)
    return context.goesOn(with: abbreviations)
  }
}
