/// A table of cells read from comma- or tab-separated text (RFC 4180).
///
/// Cells may be quoted with `"`, doubled inside; quoted cells may hold separators and line breaks.
/// Lines end with LF, CR LF or CR. Blank lines are left out.
struct DelimitedText {
  /// A cell and where it stands.
  struct Cell: Hashable {
    /// The content, unquoted and without white space at its ends, unless that is kept in quotes.
    var text: String
    /// The line, from 1.
    var line: Int
    /// The column in code points, from 1.
    var column: Int
    /// The UTF-8 byte offsets of the cell in the text, its quotes included.
    var range: Range<Int>
  }

  /// The rows, the header among them.
  private(set) var rows: [[Cell]] = []

  /// What stands between the cells.
  let delimiter: UInt8

  private let bytes: [UInt8]
  private let keepsQuotedSpace: Bool
  private var index = 0
  private var line = 1
  private var column = 1

  /// Reads a table whose delimiter is what the first line uses: a tab, else a semicolon where
  /// there is no comma, else a comma.
  ///
  /// - Parameters:
  ///   - text: the table.
  ///   - firstLine: the line that it begins at, from 1.
  ///   - keepsQuotedSpace: whether white space at the ends of a quoted cell belongs to it.
  /// - Throws: ``AssetError`` at a quote that is not closed, or that text follows.
  init(_ text: String, firstLine: Int = 1, keepsQuotedSpace: Bool = false) throws(AssetError) {
    bytes = Array(text.utf8)
    self.keepsQuotedSpace = keepsQuotedSpace
    line = firstLine
    delimiter = Self.delimiter(ofHeaderIn: bytes)
    while index < bytes.count {
      let row = try readRow()
      if row.contains(where: { !$0.text.isEmpty }) { rows.append(row) }
    }
  }

  /// What stands between the cells of the first line.
  static func delimiter(ofHeaderIn bytes: [UInt8]) -> UInt8 {
    let header = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    if header.contains(UInt8(ascii: "\t")) { return UInt8(ascii: "\t") }
    let hasOnlySemicolons =
      header.contains(UInt8(ascii: ";")) && !header.contains(UInt8(ascii: ","))
    return UInt8(ascii: hasOnlySemicolons ? ";" : ",")
  }

  private mutating func readRow() throws(AssetError) -> [Cell] {
    var row: [Cell] = []
    row.reserveCapacity(rows.last?.count ?? 0)
    while true {
      row.append(try readCell())
      guard index < bytes.count, bytes[index] == delimiter else { break }
      advance()
    }
    if index < bytes.count { skipLineBreak() }
    return row
  }

  private mutating func readCell() throws(AssetError) -> Cell {
    let (start, startLine, startColumn) = (index, line, column)
    let content: String
    let isQuoted = index < bytes.count && bytes[index] == UInt8(ascii: "\"")
    if isQuoted {
      content = String(decoding: try readQuoted(), as: UTF8.self)
    } else {
      while index < bytes.count, !isCellEnd(bytes[index]) { advance() }
      content = String(decoding: bytes[start..<index], as: UTF8.self)
    }
    let isWhole =
      isQuoted && keepsQuotedSpace || start == index
      || isVisible(bytes[start]) && isVisible(bytes[index - 1])
    return Cell(
      text: isWhole ? content : content.trimmed, line: startLine, column: startColumn,
      range: start..<index)
  }

  /// Whether a byte that begins or ends a cell surely is no white space and no quote around some.
  private func isVisible(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7f && byte != UInt8(ascii: "\"")
  }

  private mutating func readQuoted() throws(AssetError) -> [UInt8] {
    let (startLine, startColumn) = (line, column)
    var content: [UInt8] = []
    advance()
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") {
        advance()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
          try expectCellEnd()
          return content
        }
      }
      content.append(bytes[index])
      advance()
    }
    throw AssetError(
      line: startLine, column: startColumn, "the quote that opens here is never closed",
      hint: "a quote inside a quoted cell is written twice")
  }

  private mutating func expectCellEnd() throws(AssetError) {
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { advance() }
    guard index < bytes.count, !isCellEnd(bytes[index]) else { return }
    throw AssetError(
      line: line, column: column, "text follows the closing quote of a cell",
      hint: "a quote inside a quoted cell is written twice")
  }

  private func isCellEnd(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func skipLineBreak() {
    let isCarriageReturn = bytes[index] == UInt8(ascii: "\r")
    advance()
    if isCarriageReturn, index < bytes.count, bytes[index] == UInt8(ascii: "\n") { advance() }
  }

  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    let followsCarriageReturn = index < bytes.count && bytes[index] == UInt8(ascii: "\n")
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !followsCarriageReturn {
      (line, column) = (line + 1, 1)
    } else if index < bytes.count, bytes[index] & 0xC0 != 0x80 {
      column += 1
    }
  }
}
