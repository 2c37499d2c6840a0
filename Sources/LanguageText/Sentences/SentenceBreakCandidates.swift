/// Places where a sentence may end although ICU sees no break.
struct SentenceBreakCandidates {
  private let text: SentenceScalars
  private let language: LanguageTag
  private let quotations: QuotationRanges

  /// Prepares for a text in a language.
  init(_ text: SentenceScalars, language: LanguageTag, quotations: QuotationRanges) {
    self.text = text
    self.quotations = quotations
    self.language = language
  }

  /// The indices of the first code points of the sentences that may begin there.
  var indices: [Int] {
    text.scalars.indices.compactMap { text.scalars[$0].isTerminator ? start(behind: $0) : nil }
      + leads + ends(ofBracketed: 10)
  }

  private func start(behind terminator: Int) -> Int? {
    let next = text.skipSpaces(from: terminator + 1)
    guard let first = text[next] else { return nil }
    if text.scalars[terminator].isEastAsianTerminator {
      return first.isTerminator ? nil : next
    }
    guard !first.isTerminator else { return nil }
    let isSpaced = next > terminator + 1
    return (isSpaced ? beginsSentence(at: next) : isMissingSpace(at: terminator)) ? next : nil
  }

  /// Whether what stands behind a full stop and a space can begin a sentence: a capital (ICU does
  /// not take … for a full stop), a number, code, or a name such as iOS.
  private func beginsSentence(at index: Int) -> Bool {
    guard let first = text[index] else { return false }
    if first.isCapital || first.isDigit || text.isMasked[index] { return true }
    guard first.isSmall, first.isLatin else { return false }
    return text.token(from: index).prefix(4).contains { text.scalars[$0].isCapital }
  }

  /// Whether the author forgot the space: a small Cyrillic letter, a full stop and a capital, or a
  /// full stop between Han characters or kana.
  private func isMissingSpace(at terminator: Int) -> Bool {
    guard let before = text[terminator - 1], let after = text[terminator + 1] else { return false }
    if before.isHanOrKana { return after.isHanOrKana && text[terminator] != "…" }
    return before.isCyrillic && before.isSmall && after.isCapital
      && text.token(before: terminator).count > 2
  }

  /// The ends of whole sentences in brackets without a full stop, behind another sentence of a
  /// Chinese or Japanese text: 。(…) with at least so many characters inside.
  private func ends(ofBracketed shortest: Int) -> [Int] {
    guard language.isWrittenWithoutSpaces else { return [] }
    return text.scalars.indices.compactMap { opening in
      guard text[opening] == "(" || text[opening] == "（",
        text[text.skipSpaces(before: opening) - 1]?.isEastAsianTerminator == true,
        let closing = quotations.closing(of: opening),
        (opening..<closing).count(where: { text.scalars[$0].isHanOrKana }) >= shortest,
        language.language != "ja" || endsPolitely(before: closing)
      else { return nil }
      let next = text.skipSpaces(from: closing + 1)
      return text[next]?.isWordPart == true ? next : nil
    }
  }

  /// Whether Japanese text ends in the polite forms, which only the end of a sentence takes.
  private func endsPolitely(before end: Int) -> Bool {
    let ending = text.lowercased(max(0, end - 3)..<end)
    return ["ます", "です", "さい", "せん", "ました", "でした", "しょう", "ますか", "ですか"]
      .contains { ending.hasSuffix($0) }
  }

  private var leads: [Int] {
    guard language.language == "zh" || language.language == "yue" else { return [] }
    let finder = RunInLead(text)
    return text.lines.compactMap { finder.end(ofParagraph: $0).map { $0 + 1 } }
  }
}
