/// The lines of a file, to turn byte offsets into lines and columns and back.
///
/// LF, CR LF and a lone CR end a line; what follows the last of them is a line as well, even when
/// it is empty. Columns count code points; a byte that is no UTF-8 counts as one. A byte order mark
/// at the start of the file is not part of line 1: what follows it stands in column 1.
package struct LineTable: Sendable {
  /// A place whose columns are known: every start of a line, and every few kilobytes in long lines.
  private struct Mark {
    var offset: Int
    var line: Int
    var column = 1
    var utf16Column = 1
  }

  private static let distanceOfMarks = 4096
  /// How many bytes a line has in most files at the least.
  private static let usualLength = 32
  private static let lineEnds = ByteMarks("\n\r")

  private let bytes: [UInt8]
  private var marks: [Mark] = []
  /// The index in ``marks`` of each line's start.
  private var lineMarks: [Int] = []

  /// Finds the lines of a file; linear.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    var place = Mark(offset: start, line: 1)
    marks.reserveCapacity(bytes.count / Self.usualLength + 1)
    lineMarks.reserveCapacity(bytes.count / Self.usualLength + 1)
    append(place, startsLine: true)
    while case let end = endOfLine(from: place.offset), place.offset < bytes.count {
      // Columns are counted only where a line is so long that it needs marks inside.
      while place.offset < end, end - (marks.last?.offset ?? 0) >= Self.distanceOfMarks {
        advance(&place)
        if place.offset - (marks.last?.offset ?? 0) >= Self.distanceOfMarks {
          append(place, startsLine: false)
        }
      }
      guard end < bytes.count else { break }
      place = Mark(offset: end + lineEnding(at: end), line: place.line + 1)
      append(place, startsLine: true)
    }
  }

  /// Where the line that holds an offset ends, without its end.
  private func endOfLine(from offset: Int) -> Int {
    Self.lineEnds.first(in: bytes.span, from: offset, to: bytes.count) ?? bytes.count
  }

  /// The number of lines, at least 1.
  package var lineCount: Int { lineMarks.count }

  /// The bytes of a line (counted from 1) without its end and without a byte order mark; empty, at
  /// the end of the file, for a line that does not exist.
  package func lineRange(_ line: Int) -> Range<Int> {
    guard lineMarks.indices.contains(line - 1) else { return bytes.count..<bytes.count }
    let start = marks[lineMarks[line - 1]].offset
    guard line < lineMarks.count else { return start..<bytes.count }
    let next = marks[lineMarks[line]].offset
    let isPair = next >= start + 2 && bytes[next - 1] == 0x0a && bytes[next - 2] == 0x0d
    return start..<next - (isPair ? 2 : 1)
  }

  /// The line and columns of a byte offset; about log n steps.
  ///
  /// Inside a character it is that of the character, inside CR LF that of the CR, in the byte order
  /// mark that of the first character, beyond the end of the file that of its end.
  package func position(at offset: Int) -> TextPosition {
    var place = mark { $0.offset <= offset }
    let end = min(offset, lineRange(place.line).upperBound)
    let bytes = bytes.span
    while place.offset < end {
      // A column each.
      let start = place.offset
      while place.offset < end, bytes[place.offset] < 0x80 { place.offset += 1 }
      place.column += place.offset - start
      place.utf16Column += place.offset - start
      guard place.offset < end else { break }
      var next = place
      advance(&next)
      if next.offset > end { break }
      place = next
    }
    return TextPosition(line: place.line, column: place.column, utf16Column: place.utf16Column)
  }

  /// The byte offset of a column in code points; a column behind the line's end is its end.
  package func offset(line: Int, column: Int) -> Int {
    offset(line: line) { $0.column <= column }
  }

  /// The byte offset of a column in UTF-16 code units, counted from 1.
  ///
  /// A column behind the line's end is its end, one inside a surrogate pair the pair's start.
  package func offset(line: Int, utf16Column: Int) -> Int {
    offset(line: line) { $0.utf16Column <= utf16Column }
  }

  private func offset(line: Int, while isBefore: (Mark) -> Bool) -> Int {
    guard line >= 1, line <= lineCount else {
      return line < 1 ? lineRange(1).lowerBound : bytes.count
    }
    let end = lineRange(line).upperBound
    var place = mark { $0.line < line || $0.line == line && ($0.column == 1 || isBefore($0)) }
    while place.offset < end {
      var next = place
      advance(&next)
      guard isBefore(next) else { break }
      place = next
    }
    return place.offset
  }

  /// The last mark that fulfils a condition which holds up to some mark and not after it.
  private func mark(where holds: (Mark) -> Bool) -> Mark {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(marks[middle]) { low = middle } else { high = middle }
    }
    return marks[low]
  }

  private mutating func append(_ mark: Mark, startsLine: Bool) {
    if startsLine { lineMarks.append(marks.count) }
    marks.append(mark)
  }

  private func advance(_ place: inout Mark) {
    let scalar = UTF8Scalar(in: bytes.span, at: place.offset)
    place.offset += scalar.length
    place.column += 1
    place.utf16Column += scalar.utf16Length
  }

  private func lineEnding(at offset: Int) -> Int {
    switch bytes[offset] {
    case 0x0a: 1
    case 0x0d: offset + 1 < bytes.count && bytes[offset + 1] == 0x0a ? 2 : 1
    default: 0
    }
  }
}
