import Synchronization

/// The lines of a file, to turn byte offsets into lines and columns and back.
///
/// LF, CR LF and a lone CR end a line; what follows the last of them is a line as well, even when
/// it is empty. Columns count code points; a byte that is no UTF-8 counts as one. A byte order mark
/// at the start of the file is not part of line 1: what follows it stands in column 1. A file has less
/// than 4 GiB.
package struct LineTable: Sendable {
  /// The lines once somebody has asked: most files have nothing to tell that stands in one.
  private final class Known: Sendable {
    let lines = Mutex<Lines?>(nil)
  }

  private let bytes: [UInt8]
  private let known = Known()

  /// Takes the bytes of a file.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The lines; found in linear time when they are asked for first.
  private var lines: Lines {
    known.lines.withLock { lines in
      if let lines { return lines }
      let found = Lines(bytes)
      lines = found
      return found
    }
  }

  /// The number of lines, at least 1.
  package var lineCount: Int { lines.count }

  /// The bytes of a line (counted from 1) without its end and without a byte order mark; empty, at
  /// the end of the file, for a line that does not exist.
  package func lineRange(_ line: Int) -> Range<Int> { lines.range(of: line) }

  /// The line and columns of a byte offset; about log n steps.
  ///
  /// Inside a character it is that of the character, inside CR LF that of the CR, in the byte order
  /// mark that of the first character, beyond the end of the file that of its end.
  package func position(at offset: Int) -> TextPosition { lines.position(at: offset) }

  /// The byte offset of a column in code points; a column behind the line's end is its end.
  package func offset(line: Int, column: Int) -> Int {
    lines.offset(line: line) { $0.column <= column }
  }

  /// The byte offset of a column in UTF-16 code units, counted from 1.
  ///
  /// A column behind the line's end is its end, one inside a surrogate pair the pair's start.
  package func offset(line: Int, utf16Column: Int) -> Int {
    lines.offset(line: line) { $0.utf16Column <= utf16Column }
  }
}

/// Where the lines of a file begin.
private struct Lines: Sendable {
  /// A place whose columns are known.
  struct Mark {
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
  /// Where each line begins.
  private var starts: [UInt32] = []
  /// Places every few kilobytes in long lines.
  private var marks: [Mark] = []

  /// Finds the lines of a file; linear.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    starts.reserveCapacity(bytes.count / Self.usualLength + 1)
    starts.append(UInt32(truncatingIfNeeded: start))
    var position = start
    while position < bytes.count {
      let end = endOfLine(from: position)
      if end - position >= Self.distanceOfMarks { addMarks(upTo: end) }
      guard end < bytes.count else { break }
      position = end + lineEnding(at: end)
      starts.append(UInt32(truncatingIfNeeded: position))
    }
  }

  /// Counts the columns of the last line, which is long.
  private mutating func addMarks(upTo end: Int) {
    var place = lineStart(starts.count)
    var last = place.offset
    while place.offset < end, end - last >= Self.distanceOfMarks {
      advance(&place)
      guard place.offset - last >= Self.distanceOfMarks else { continue }
      marks.append(place)
      last = place.offset
    }
  }

  private func lineStart(_ line: Int) -> Mark { Mark(offset: Int(starts[line - 1]), line: line) }

  /// Where the line that holds an offset ends, without its end.
  private func endOfLine(from offset: Int) -> Int {
    Self.lineEnds.first(in: bytes.span, from: offset, to: bytes.count) ?? bytes.count
  }

  var count: Int { starts.count }

  func range(of line: Int) -> Range<Int> {
    guard starts.indices.contains(line - 1) else { return bytes.count..<bytes.count }
    let start = Int(starts[line - 1])
    guard line < starts.count else { return start..<bytes.count }
    let next = Int(starts[line])
    let isPair = next >= start + 2 && bytes[next - 1] == 0x0a && bytes[next - 2] == 0x0d
    return start..<next - (isPair ? 2 : 1)
  }

  func position(at offset: Int) -> TextPosition {
    let line = max(1, starts.prefixCount { $0 <= offset })
    var place = mark(inLine: line) { $0.offset <= offset }
    let end = min(offset, range(of: place.line).upperBound)
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

  func offset(line: Int, while isBefore: (Mark) -> Bool) -> Int {
    guard line >= 1, line <= count else {
      return line < 1 ? range(of: 1).lowerBound : bytes.count
    }
    let end = range(of: line).upperBound
    var place = mark(inLine: line, while: isBefore)
    while place.offset < end {
      var next = place
      advance(&next)
      guard isBefore(next) else { break }
      place = next
    }
    return place.offset
  }

  /// The last mark of a line that fulfils a condition which holds up to some mark and not after it,
  /// or its start.
  private func mark(inLine line: Int, while holds: (Mark) -> Bool) -> Mark {
    let count = marks.prefixCount { $0.line < line || $0.line == line && holds($0) }
    guard count > 0, marks[count - 1].line == line else { return lineStart(line) }
    return marks[count - 1]
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

extension Array {
  /// How many elements stand before the first that does not fulfil a condition, which none behind it
  /// does; about log n steps.
  fileprivate func prefixCount(while holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
