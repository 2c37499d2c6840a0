import DocumentFormats

extension TermUse {
  /// The word that stands before a use; nil at the start of the text.
  ///
  /// Looks back no farther than any word is long: texts with thousands of findings stay linear.
  func wordBefore(in context: CheckContext) -> String? {
    let text = context.draft.document.blocks[block].text
    let bytes = text.utf8.span
    var end = range.lowerBound
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    var (start, count) = (end, 0)
    while start > 0, count < 64, bytes[start - 1] != 0x20 {
      start -= 1
      if bytes[start] & 0xc0 != 0x80 { count += 1 }
    }
    return start < end ? text.utf8Slice(start..<end) : nil
  }

  /// Whether nothing stands before a use in its paragraph but the number of a section, or it begins a part of a title.
  func isFirstWord(in context: CheckContext) -> Bool {
    let (text, isWhole) = wordsBefore(in: context)
    // The parts of a title: *Guide - Directives*.
    if text.hasSuffix(" - ") || text.hasSuffix(" – ") || text.hasSuffix(" | ") { return true }
    return isWhole && !text.contains(where: \.isLetter)
      && text.drop { $0.isNumber || $0 == "." }.allSatisfy { $0 == " " || $0 == ")" }
  }

  /// The word that stands before a use, without marks before it and what is elided there, *un* of *d’un*; empty at the start
  /// of the text.
  func articleBefore(in context: CheckContext) -> String {
    let word = wordBefore(in: context).map { $0.drop { !$0.isLetter } } ?? ""
    guard let apostrophe = word.dropLast().lastIndex(where: { "'’".contains($0) }) else {
      return String(word)
    }
    return String(word[word.index(after: apostrophe)...])
  }

  /// The beginning of the text behind a use, as far as the third space, or a farther one.
  ///
  /// Looks no farther than five words are long.
  func textAfter(in context: CheckContext, upTo mostSpaces: Int = 3) -> String {
    let text = context.draft.document.blocks[block].text
    let bytes = text.utf8.span
    let reach = min(range.upperBound + 240, bytes.count)
    var (end, spaces) = (range.upperBound, 0)
    while end < reach {
      if bytes[end] == 0x20 { spaces += 1 }
      if spaces == mostSpaces { break }
      end += 1
    }
    while end < bytes.count, end > range.upperBound, bytes[end] & 0xc0 == 0x80 { end -= 1 }
    return text.utf8Slice(range.upperBound..<end)
  }

  /// The end of the text before a use, and whether it is all of that text; on demand without code that stands directly
  /// before the use, which no article is for: „der `open` Befehl“.
  ///
  /// Looks back no farther than five words are long, as ``wordBefore(in:)`` does.
  func wordsBefore(
    in context: CheckContext, besidesCode: Bool = false
  ) -> (text: String, isWhole: Bool) {
    let text = context.draft.document.blocks[block].text
    let bytes = text.utf8.span
    let end = besidesCode ? startOfCode(in: context.draft.document.blocks[block]) : range.lowerBound
    var (start, count) = (end, 0)
    while start > 0, end - start < 240 {
      // Words begin behind spaces.
      if bytes[start - 1] == 0x20, start < end, bytes[start] != 0x20 {
        count += 1
        if count == 5 { break }
      }
      start -= 1
    }
    while start < end, bytes[start] & 0xc0 == 0x80 { start += 1 }
    return (text.utf8Slice(start..<end), start == 0)
  }

  /// Where code begins that stands directly before a use; where the use does, without any.
  private func startOfCode(in block: TextBlock) -> Int {
    let bytes = block.text.utf8.span
    var end = range.lowerBound
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    guard end < range.lowerBound,
      let code = block.spans.first(where: { $0.kind == .code && $0.range.upperBound == end })
    else { return range.lowerBound }
    return code.range.lowerBound
  }
}
