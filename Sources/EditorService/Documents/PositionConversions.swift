import LanguageText

/// Turns byte offsets of a text into positions of the protocol and back.
///
/// Positions count lines from 0 and, in a line, units of the agreed encoding from 0. A position
/// beyond the end of its line is that end, one inside a character the character's start. A byte
/// order mark counts in its line, as in every text that a client holds.
struct PositionConversions: Sendable {
  private let bytes: [UInt8]
  private let lines: LineTable
  private let encoding: PositionEncoding

  /// Makes conversions for a text.
  init(_ bytes: [UInt8], _ lines: LineTable, _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.lines = lines
    self.encoding = encoding
  }

  /// The position of a byte offset.
  ///
  /// - Complexity: O(log lines), and O(n) in the length of the line up to 4 KiB.
  func position(at offset: Int) -> Position {
    let place = lines.position(at: offset)
    let character =
      switch encoding {
      case .utf8:
        min(max(offset, start(of: place.line)), lines.lineRange(place.line).upperBound)
          - start(of: place.line)
      case .utf16: place.utf16Column - 1
      case .utf32: place.column - 1
      }
    return Position(line: place.line - 1, character: character + markUnits(in: place.line))
  }

  /// The positions of a stretch of bytes.
  func range(of range: Range<Int>) -> TextRange {
    let start = position(at: range.lowerBound)
    return TextRange(
      start: start, end: range.isEmpty ? start : position(at: range.upperBound))
  }

  /// The byte offset of a position.
  func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    // One line more than any text has is its end.
    let line = min(position.line, lines.lineCount) + 1
    guard line <= lines.lineCount else { return bytes.count }
    let units = max(0, position.character)
    let mark = markUnits(in: line)
    if mark > 0, units < mark { return 0 }
    let column = min(units - mark, bytes.count)
    return switch encoding {
    case .utf8: offset(inLine: line, byteColumn: column)
    case .utf16: lines.offset(line: line, utf16Column: column + 1)
    case .utf32: lines.offset(line: line, column: column + 1)
    }
  }

  /// The bytes of a stretch; empty at its start where it ends before it begins.
  func bytes(of range: TextRange) -> Range<Int> {
    let start = offset(of: range.start)
    return start..<max(start, offset(of: range.end))
  }

  private func start(of line: Int) -> Int { lines.lineRange(line).lowerBound }

  private func offset(inLine line: Int, byteColumn: Int) -> Int {
    let range = lines.lineRange(line)
    var offset = min(range.lowerBound + byteColumn, range.upperBound)
    while offset > range.lowerBound, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return offset
  }

  /// How many units a byte order mark takes in front of a line.
  private func markUnits(in line: Int) -> Int {
    guard line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return 0 }
    return encoding == .utf8 ? 3 : 1
  }
}
