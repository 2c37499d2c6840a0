internal import DocumentFormats
internal import LanguageText

/// A table of a Markdown document: the visible text of its cells.
struct MarkdownTable {
  /// The rows, the header first; every row has as many cells as its line, empty ones among them.
  private(set) var rows: [[Cell]] = []

  /// A cell.
  struct Cell {
    /// Its visible text, and its place.
    var plain: DelimitedText.Cell
    /// The text for ``TermNotation``: what is written with a backslash or as a reference is literal.
    var notation = ""
  }

  /// The tables of a document, in order.
  ///
  /// Source: GitHub Flavored Markdown 0.29, §4.10 “Tables”. Markup is read by the parser of documents;
  /// the line says which column a cell stands in.
  ///
  /// - Parameter bytes: the document, in UTF-8.
  /// - Returns: the tables; a table without rows has its header alone.
  /// - Throws: ``AssetError`` where the document is no text.
  /// - Complexity: O(n) in the length of the document.
  static func tables(in bytes: [UInt8]) throws(AssetError) -> [MarkdownTable] {
    let lines = Lines(bytes)
    let document: ParsedDocument
    do throws(DocumentError) {
      document = try MarkdownFormat().parse(bytes)
    } catch {
      throw AssetError(
        line: lines.index(at: error.offset) + 1, column: 1, "this is no Markdown text",
        hint: "expected text in UTF-8 without control characters")
    }
    var tables: [MarkdownTable] = []
    var last: Int?
    for block in document.blocks where block.kind == .tableCell {
      let start = block.offsets.fileRange(of: 0..<block.offsets.textLength).lowerBound
      let line = lines.index(at: start)
      if lines.isDelimiter(line + 1) {
        if last != line { tables.append(MarkdownTable()) }
      } else if tables.isEmpty {
        continue
      }
      if last != line { tables[tables.count - 1].rows.append([]) }
      last = line
      tables[tables.count - 1].put(
        block, inColumn: lines.pipes(before: start, in: line), line: line + 1,
        column: lines.column(of: start, in: line), at: start, in: bytes)
    }
    return tables
  }

  /// Whether a text has the second line of a table, `| --- | --- |`, under a line with a pipe.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func isIn(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains(UInt8(ascii: "|")) else { return false }
    let lines = Lines(bytes)
    return (1..<max(1, lines.count)).contains { line in
      lines.isDelimiter(line) && bytes[lines.range(of: line - 1)].contains(UInt8(ascii: "|"))
    }
  }

  private mutating func put(
    _ block: TextBlock, inColumn column: Int, line: Int, column place: Int, at offset: Int,
    in bytes: [UInt8]
  ) {
    let row = rows.count - 1
    while rows[row].count <= column {
      rows[row].append(
        Cell(
          plain: DelimitedText.Cell(text: "", line: line, column: place, range: offset..<offset)))
    }
    rows[row][column].plain.text = block.text.trimmed
    rows[row][column].notation = Self.notation(of: block, in: bytes).trimmed
  }

  private static func notation(of block: TextBlock, in bytes: [UInt8]) -> String {
    var notation = ""
    var offset = 0
    var end = 0
    for character in block.text {
      let next = offset + character.utf8.count
      let range = block.offsets.fileRange(of: offset..<next)
      let isReference = !bytes[range].elementsEqual(character.utf8)
      let isEscaped =
        end < range.lowerBound && bytes[range.lowerBound - 1] == UInt8(ascii: "\\")
        && !marks.contains(character)
      notation += isReference || isEscaped ? TermNotation.literal(character) : String(character)
      (offset, end) = (next, range.upperBound)
    }
    return notation
  }

  /// What Markdown itself wants a backslash before, so that one says nothing about names.
  static let marks = "*|~"

  /// The lines of a document.
  private struct Lines {
    private let bytes: [UInt8]
    private var starts = [0]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
    }

    var count: Int { starts.count }

    /// The column of an offset of a line, in code points from 1.
    func column(of offset: Int, in line: Int) -> Int {
      1 + bytes[starts[line]..<offset].count { !UTF8.isContinuation($0) }
    }

    func range(of line: Int) -> Range<Int> {
      starts[line]..<(line + 1 < starts.count ? starts[line + 1] : bytes.count)
    }

    func index(at offset: Int) -> Int {
      var low = 0
      var high = starts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      return low
    }

    /// Whether a line is the second of a table.
    func isDelimiter(_ line: Int) -> Bool {
      guard line < starts.count else { return false }
      let text = bytes[range(of: line)]
      return text.contains(UInt8(ascii: "-")) && text.contains(UInt8(ascii: "|"))
        && text.allSatisfy { "|:- \t\r\n>".utf8.contains($0) }
    }

    /// How many columns end before an offset of a line; a pipe at its beginning ends none.
    func pipes(before offset: Int, in line: Int) -> Int {
      let text = bytes[starts[line]..<offset]
      var count = 0
      var isEscaped = false
      var isFirst = true
      for byte in text where !isFirst || !(byte == 0x20 || byte == 0x09) {
        if byte == UInt8(ascii: "|"), !isEscaped, !isFirst { count += 1 }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        isFirst = false
      }
      return count
    }
  }
}
