import LanguageText
import TermChecking

extension Finding {
  /// Leaves to people what another width of the text would break in reStructuredText: the columns of a table, and a
  /// title that would reach over its line.
  ///
  /// The suggestions only name what is meant there.
  ///
  /// - Complexity: O(length of the line and, where it may be in a table, of those above).
  mutating func refuseInColumns(of document: LoadedDocument) {
    guard suggestions.contains(where: \.isInflected), !range.isEmpty,
      range.upperBound <= document.bytes.count
    else { return }
    let number = document.lines.position(at: range.lowerBound).line
    let isInTable = document.isInTable(line: number)
    let room = isInTable ? 0 : document.roomOfTitle(line: number)
    guard let room else { return }
    let width = DisplayWidth.columns(of: match)
    suggestions = suggestions.map { suggestion in
      guard suggestion.isInflected else { return suggestion }
      let growth = DisplayWidth.columns(of: suggestion.text) - width
      return isInTable && growth != 0 || growth > room ? suggestion.unwritten : suggestion
    }
  }
}

extension LoadedDocument {
  /// Whether a line of reStructuredText is a row of a table: between bars, or below a border of a simple one that does
  /// not end it.
  fileprivate func isInTable(line number: Int) -> Bool {
    let own = line(number).trimmed
    if own.first == "+" || own.first == "|" && own.last == "|" && own.count > 1 { return true }
    guard own.contains("  ") else { return false }
    for above in stride(from: number - 1, to: max(0, number - mostRows), by: -1)
    where line(above).trimmed.isBorderOfSimpleTable {
      // Behind the last border of a table stands an empty line.
      return !line(above + 1).trimmed.isEmpty
    }
    return false
  }

  /// How many columns a title may grow until it is longer than the line below it; nil for a line that is none.
  fileprivate func roomOfTitle(line number: Int) -> Int? {
    guard number < lines.lineCount else { return nil }
    let below = line(number + 1).trimmed
    guard let mark = below.first, mark.isASCII, !mark.isLetter, !mark.isNumber, below.count > 1,
      below.allSatisfy({ $0 == mark })
    else { return nil }
    return below.count - DisplayWidth.columns(of: String(line(number).trimmed))
  }
}

/// How far above a row the border of its table is looked for, in lines.
private let mostRows = 200

extension String {
  /// Without the spaces around it.
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension Substring {
  fileprivate var isBorderOfSimpleTable: Bool {
    hasPrefix("==") && contains(" ") && allSatisfy { $0 == "=" || $0 == " " }
  }
}
