import DocumentFormats
import LanguageText

extension TermUse {
  /// The text without the marks that show where Russian and Ukrainian words are stressed.
  var unstressedText: String {
    text.unicodeScalars.contains("\u{301}")
      ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{301}" })) : text
  }

  /// Whether another word may be wrong in the place of the term, although its form is right: alone between quotation marks,
  /// where the text may talk about the word, and as a part of a Japanese compound of katakana and Chinese characters.
  func isBound(in context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[block].text
    let beside = [text.character(before: range.lowerBound), text.character(at: range.upperBound)]
    if isKatakana, beside.contains(where: { $0.map(Self.isHan) ?? false }) { return true }
    return QuotationMarks.surround(range, in: text)
  }

  private var isKatakana: Bool {
    text.unicodeScalars.allSatisfy { ScriptClass($0) == .katakana }
  }

  private static func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { ScriptClass($0) == .han } == true
  }
}
