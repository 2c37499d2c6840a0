import DocumentFormats
import LanguageAssets
import LanguageText

/// Tells where a draft has copied a longer expression of its source than the term in it: *pull request*
/// where the glossary translates *request*.
///
/// Such an expression is most likely the name of something else, which the glossary does not know.
enum CopiedCompound {
  /// How many words of the source a name has at most beside the term: more are a passage that somebody
  /// forgot.
  private static let mostWords = 2
  /// The same with the words that hold it together: *software as a service*.
  private static let mostOfAll = 3

  /// Whether words beside a term that is left as it is stand beside it in a source as well, one of which
  /// no glossary knows.
  ///
  /// - Complexity: O(length of the blocks).
  static func holds(
    _ use: TermUse, in block: TextBlock, of sources: [TextBlock], _ context: CheckContext
  ) -> Bool {
    var range = use.range
    var words: [Range<Int>] = []
    var functionWords = 0
    func extend(to word: Range<Int>?) -> Bool {
      guard let word, words.count + functionWords <= mostOfAll else {
        return false
      }
      let longer =
        min(word.lowerBound, range.lowerBound)..<max(word.upperBound, range.upperBound)
      let phrase = block.text.utf8Slice(longer)
      guard sources.contains(where: { isCopied(phrase, from: $0.text) }) else { return false }
      range = longer
      if isContent(block.text.utf8Slice(word), context.language) {
        words.append(word)
      } else {
        functionWords += 1
      }
      return true
    }
    while extend(to: word(endingAt: range.lowerBound, in: block.text)) {}
    while extend(to: word(startingAt: range.upperBound, in: block.text)) {}
    return words.count <= mostWords && words.count + functionWords <= mostOfAll
      && words.contains { !context.knows($0, in: use.block) }
  }

  /// Whether a word means something by itself in both languages.
  private static func isContent(_ word: String, _ language: LanguageTag) -> Bool {
    let folded = TermForms.fold(word)
    return folded.utf8.count > 1 && !EnglishWords.functionWords.contains(folded)
      && !FunctionWords.contain(folded, in: language)
  }

  /// Whether a text has a phrase, or the singular of one that a draft has in the plural.
  private static func isCopied(_ phrase: String, from text: String) -> Bool {
    isWhole(phrase, in: text)
      || phrase.utf8.last == UInt8(ascii: "s") && isWhole(String(phrase.dropLast()), in: text)
  }

  /// Whether a text has a phrase, whatever its capitals and perhaps in the plural, that no longer word
  /// goes on from.
  private static func isWhole(_ phrase: String, in text: String) -> Bool {
    guard phrase.utf8.allSatisfy({ $0 < 0x80 }) else {
      return isWhole(phrase.lowercased(), inLowercase: text.lowercased())
    }
    return isWhole(phrase, inLowercase: text)
  }

  /// The same, where only letters of ASCII may still be capitals.
  private static func isWhole(_ phrase: String, inLowercase text: String) -> Bool {
    text.places(ofBytes: phrase, besidesCase: true).contains { range in
      let next = text.character(at: range.upperBound)
      let isPlural = next == "s" || next == "S"
      let rest = isPlural ? text.character(at: range.upperBound + 1) : next
      return !(text.character(before: range.lowerBound)?.isLetter ?? false)
        && !(rest?.isLetter ?? false)
    }
  }

  /// The word of Latin letters in front of an offset, behind one space.
  private static func word(endingAt end: Int, in text: String) -> Range<Int>? {
    let bytes = text.utf8.span
    guard end > 0, bytes[end - 1] == 0x20 else { return nil }
    var start = end - 1
    while start > 0, isLetter(bytes[start - 1]) { start -= 1 }
    return start < end - 1 ? start..<end - 1 : nil
  }

  private static func word(startingAt start: Int, in text: String) -> Range<Int>? {
    let bytes = text.utf8.span
    guard start < bytes.count, bytes[start] == 0x20 else { return nil }
    var end = start + 1
    while end < bytes.count, isLetter(bytes[end]) { end += 1 }
    return end > start + 1 ? start + 1..<end : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
  }
}
