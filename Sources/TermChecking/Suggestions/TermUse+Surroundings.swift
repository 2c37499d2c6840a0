import DocumentFormats
import LanguageText

extension TermUse {
  /// Whether another word may be wrong in the place of the term, although its form is right: alone between quotation marks,
  /// where the text may talk about the word, and as a part of a Japanese compound of katakana and Chinese characters.
  func isBound(in context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[block].text
    guard let before = text.character(before: range.lowerBound) else {
      return isKatakana && text.character(at: range.upperBound).map(Self.isHan) == true
    }
    let behind = text.character(at: range.upperBound)
    if isKatakana, Self.isHan(before) || behind.map(Self.isHan) == true { return true }
    guard Self.quotes.contains(before), var behind else { return false }
    // In English a comma or full stop stands in front of the mark that closes.
    if ",.".contains(behind), let next = text.character(at: range.upperBound + 1) { behind = next }
    return Self.quotes.contains(behind)
  }

  private static let quotes: Set<Character> = [
    "\"", "'", "“", "”", "„", "‟", "‘", "’", "‚", "«", "»", "‹", "›", "「", "」", "『", "』", "＂",
    "〝", "〞", "〟",
  ]

  private var isKatakana: Bool {
    text.unicodeScalars.allSatisfy { ScriptClass($0) == .katakana }
  }

  private static func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { ScriptClass($0) == .han } == true
  }
}
