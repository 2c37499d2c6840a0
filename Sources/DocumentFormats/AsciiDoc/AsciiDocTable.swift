/// Cuts a table of AsciiDoc into cells.
///
/// The specification of a cell before its separator (`2+`, `.3+^.>s`, `a`) is not shown. Blocks
/// inside a cell are one text.
struct AsciiDocTable {
  /// The lines of each cell, as ranges of the source, in file order.
  private(set) var cells: [[Range<Int>]] = []

  /// Reads the lines between the delimiters, the first byte of which is the separator.
  init(_ lines: [IndentedLine], separator: UInt8?, _ source: SourceText) {
    let separator = separator ?? UInt8(ascii: "|")
    for line in lines {
      var start = line.range.lowerBound
      var position = start
      while position < line.range.upperBound {
        let isEscaped = position > line.range.lowerBound && source.utf8[position - 1] == 0x5c
        guard source.utf8[position] == separator, !isEscaped else {
          position += 1
          continue
        }
        let isFirst = start == line.range.lowerBound
        let text = start..<position
        append(separator == 0x7c ? Self.withoutSpecification(text, isFirst, source) : text)
        cells.append([])
        position += 1
        start = position
      }
      append(start..<line.range.upperBound)
      if separator != 0x7c { cells.append([]) }
    }
    cells.removeAll(where: \.isEmpty)
  }

  private mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if cells.isEmpty { cells.append([]) }
    cells[cells.count - 1].append(range)
  }

  /// A text before a separator without the specification of the next cell.
  private static func withoutSpecification(
    _ text: Range<Int>, _ isFirst: Bool, _ source: SourceText
  ) -> Range<Int> {
    let bytes = source.utf8[text]
    let start = bytes.lastIndex(where: \.isSpace).map { $0 + 1 } ?? text.lowerBound
    guard start > text.lowerBound || isFirst else { return text }
    var word = bytes[start...]
    if let last = word.last, "adehlmsv".utf8.contains(last) { word.removeLast() }
    let isSpecification = word.allSatisfy { $0.isASCIIDigit || "+*.<>^".utf8.contains($0) }
    return isSpecification ? text.lowerBound..<start : text
  }
}
