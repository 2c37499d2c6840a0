import DocumentFormats
import LanguageText

/// Tells from the names at the beginning of their rows what cells of tables are.
///
/// A draft may lack a row, and the aligner pair what is left of it with another; and what stands behind the
/// name of an option in one word is the type of its values.
enum TableRows {
  /// Whether both sentences stand in rows that begin with names of code, and not with the same.
  ///
  /// - Complexity: O(number of the cells before them in their rows).
  static func differ(_ pair: SentencePair, _ source: CheckedDocument, _ draft: CheckedDocument)
    -> Bool
  {
    guard pair.source.kind == .tableCell, pair.draft.kind == .tableCell,
      let first = name(of: pair.source, in: source), let second = name(of: pair.draft, in: draft)
    else { return false }
    return first != second
  }

  /// Whether another cell of a cell's row says the same: a language by its name in this language, and by
  /// its own.
  ///
  /// - Complexity: O(number of the cells of the row).
  static func repeats(_ cell: Segment, in document: CheckedDocument) -> Bool {
    others(inRowOf: cell.block, in: document).contains { $0.text == cell.text }
  }

  /// The first cell of the row, where it is the name of an option or the like; nil for other rows, for the first cell
  /// itself and for what is no cell.
  ///
  /// - Complexity: O(number of the cells before it in its row).
  static func name(of cell: Segment, in document: CheckedDocument) -> String? {
    name(before: cell.block, at: cell.fileRange.lowerBound, in: document)
  }

  /// Whether a cell, given by the index of its block, is all in one word and describes something whose name
  /// begins its row, in small letters, with capitals inside or with marks as in code: the type of an option.
  ///
  /// - Complexity: O(number of the cells before it in its row).
  static func isType(_ cell: Int, in document: CheckedDocument) -> Bool {
    let block = document.document.blocks[cell]
    guard block.kind == .tableCell, !block.text.isEmpty, !block.text.contains(" "),
      let name = name(
        before: cell, at: block.offsets.fileRange(of: 0..<1).lowerBound, in: document)
    else { return false }
    return name.first?.isLowercase == true || !name.allSatisfy(\.isLetter)
      || name.dropFirst().contains(where: \.isUppercase)
  }

  /// Whether a cell, given by the index of its block, begins its row in a table of which most rows begin with
  /// nothing but Latin letters, while others of its cells have more: names of things.
  ///
  /// - Complexity: O(size of the table).
  static func isAmongNames(_ cell: Int, in document: CheckedDocument) -> Bool {
    let rows = rows(around: cell, in: document).dropFirst()
    guard rows.count >= leastRows, rows.contains(where: { $0.first == cell }) else { return false }
    func isLatin(_ cell: Int) -> Bool {
      document.document.blocks[cell].text.unicodeScalars.allSatisfy(\.isLatinOrNeutral)
    }
    return rows.contains { !$0.allSatisfy(isLatin) }
      && rows.count { $0.first.map(isLatin) ?? false } * 2 > rows.count
  }

  /// Whether a cell, given by the index of its block, stands in a row of which all other cells, of which there
  /// are some, are in Latin letters, too: nobody has forgotten a word there, the row is left as it is.
  ///
  /// - Complexity: O(number of the cells of the row).
  static func isInRowLeft(_ cell: Int, in document: CheckedDocument) -> Bool {
    let others = others(inRowOf: cell, in: document).filter { $0.text.contains(where: \.isLetter) }
    return !others.isEmpty
      && others.allSatisfy { $0.text.unicodeScalars.allSatisfy(\.isLatinOrNeutral) }
  }

  /// Whether two cells, given by the indices of their blocks, stand in one row.
  static func areInOne(_ first: Int?, _ second: Int, of document: CheckedDocument) -> Bool {
    let blocks = document.document.blocks
    guard let first, let lines = document.lines, blocks[first].kind == .tableCell,
      blocks[second].kind == .tableCell
    else { return false }
    let places = [first, second].map {
      lines.position(at: blocks[$0].offsets.fileRange(of: 0..<1).lowerBound).line
    }
    return places[0] == places[1]
  }

  /// The other cells of the row that a cell, given by the index of its block, stands in; none where it stands
  /// in no table.
  private static func others(inRowOf cell: Int, in document: CheckedDocument) -> [TextBlock] {
    let blocks = document.document.blocks
    guard let lines = document.lines, blocks[cell].kind == .tableCell else { return [] }
    func line(of block: TextBlock) -> Int {
      lines.position(at: block.offsets.fileRange(of: 0..<1).lowerBound).line
    }
    let own = line(of: blocks[cell])
    func isInRow(_ block: TextBlock) -> Bool { block.kind == .tableCell && line(of: block) == own }
    return blocks[..<cell].reversed().prefix(while: isInRow)
      + blocks[(cell + 1)...].prefix(while: isInRow)
  }

  /// The rows of the table that a cell stands in, as indices of blocks; none where it stands in no table.
  private static func rows(around cell: Int, in document: CheckedDocument) -> [[Int]] {
    let blocks = document.document.blocks
    func isCell(_ index: Int) -> Bool { blocks[index].kind == .tableCell }
    guard let lines = document.lines, isCell(cell) else { return [] }
    let first = blocks[..<cell].indices.reversed().prefix(while: isCell).last ?? cell
    let cells = blocks[first...].indices.prefix(while: isCell).filter { !blocks[$0].text.isEmpty }
    let rows = Dictionary(grouping: cells) { index in
      lines.position(at: blocks[index].offsets.fileRange(of: 0..<1).lowerBound).line
    }
    return rows.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The least rows of a table that tell what begins them.
  private static let leastRows = 3

  private static func name(
    before cell: Int, at offset: Int, in document: CheckedDocument
  ) -> String? {
    guard let lines = document.lines else { return nil }
    let line = lines.position(at: offset).line
    var name: String?
    for block in document.document.blocks[..<cell].reversed() {
      guard block.kind == .tableCell, !block.text.isEmpty,
        lines.position(at: block.offsets.fileRange(of: 0..<1).lowerBound).line == line
      else { break }
      name = block.text
    }
    return name.flatMap { isIdentifier($0) ? $0 : nil }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.contains(where: \.isLetter)
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
  }
}
