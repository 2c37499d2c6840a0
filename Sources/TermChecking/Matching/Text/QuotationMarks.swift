import LanguageText

/// The marks that a text sets a word apart with of which it speaks, whichever side they are on.
enum QuotationMarks {
  /// All of them, the straight ones and those of every language here.
  static let all: Set<Unicode.Scalar> = [
    "\"", "'", "`", "“", "”", "„", "‟", "‘", "’", "‚", "«", "»", "‹", "›", "「", "」", "『", "』", "＂",
    "〝", "〞", "〟",
  ]

  /// Whether they stand right before and behind a part of a text, given in UTF-8 bytes; in English a comma or full stop
  /// stands in front of the mark that closes.
  static func surround(_ range: Range<Int>, in text: String) -> Bool {
    guard let before = text.character(before: range.lowerBound), isMark(before),
      let behind = text.character(at: range.upperBound)
    else { return false }
    if ",.".contains(behind) {
      return text.character(at: range.upperBound + 1).map(isMark) ?? false
    }
    return isMark(behind)
  }

  private static func isMark(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(all.contains) ?? false
  }
}
