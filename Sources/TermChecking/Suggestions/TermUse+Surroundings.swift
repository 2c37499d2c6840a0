import DocumentFormats
import LanguageAssets
import LanguageText

extension TermUse {
  /// The text without the marks that show where Russian and Ukrainian words are stressed.
  var unstressedText: String {
    text.unicodeScalars.contains("\u{301}")
      ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{301}" })) : text
  }

  /// Whether a hyphen joins the term to a word before it or behind it.
  func isJoinedByHyphen(in context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[block].text
    let (before, after) = (
      text.utf8Slice(0..<range.lowerBound), text.utf8Slice(range.upperBound..<text.utf8.count)
    )
    return before.last == "-" && before.dropLast().last?.isLetter == true
      || after.first == "-" && after.dropFirst().first?.isLetter == true
  }

  /// Whether another word may be wrong in the place of the term, although its form is right: alone between quotation marks,
  /// where the text may talk about the word, and as a part of a Japanese compound of katakana and Chinese characters.
  func isBound(in context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[block].text
    let beside = [text.character(before: range.lowerBound), text.character(at: range.upperBound)]
    if isKatakana, beside.contains(where: { $0.map(Self.isHan) ?? false }) { return true }
    return QuotationMarks.surround(range, in: text)
  }

  /// Whether the words of a term stand in a list: a middle dot is between them that the term has not, and another one
  /// parts them from a word before or behind, as in 枠・ボタン・カラー for ボタンカラー.
  func isListed(in block: TextBlock) -> Bool {
    func count(_ text: String) -> Int { text.unicodeScalars.count(where: Self.isMiddleDot) }
    guard text.utf8.first.map({ $0 >= 0x80 }) == true, count(text) > count(term.text) else {
      return false
    }
    func parts(_ dot: Unicode.Scalar?, _ neighbour: Unicode.Scalar?) -> Bool {
      dot.map(Self.isMiddleDot) == true && neighbour.map { ScriptClass($0) != .other } == true
    }
    let before = block.text.utf8Slice(0..<range.lowerBound).unicodeScalars.suffix(2)
    let behind = block.text.utf8Slice(range.upperBound..<block.text.utf8.count).unicodeScalars
      .prefix(2)
    return before.count == 2 && parts(before.last, before.first)
      || behind.count == 2 && parts(behind.first, behind.last)
  }

  private static func isMiddleDot(_ scalar: Unicode.Scalar) -> Bool {
    // That of half width is folded to the other.
    scalar == "・" || scalar == "\u{ff65}"
  }

  private var isKatakana: Bool {
    text.unicodeScalars.allSatisfy { ScriptClass($0) == .katakana }
  }

  private static func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { ScriptClass($0) == .han } == true
  }
}
