import LanguageText

/// Cuts a text into lines.
enum SourceLines {
  private static let lineEnds = ByteMarks("\n\r")

  /// The lines of a text without their ends (LF, CR LF or CR), as UTF-8 byte offsets.
  ///
  /// A line end at the end of the text opens no further line.
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    let text = bytes.span
    var lines: [Range<Int>] = []
    lines.reserveCapacity(text.count / 32)
    var position = 0
    while let line = next(from: &position, in: text) { lines.append(line) }
    return lines
  }

  /// The line that begins at an offset of a text, which moves on to the next; nil at the end.
  static func next(from position: inout Int, in text: Span<UInt8>) -> Range<Int>? {
    let start = position
    guard start < text.count else { return nil }
    guard let end = lineEnds.first(in: text, from: start, to: text.count) else {
      position = text.count
      return start..<text.count
    }
    let isPair = text[end] == 0x0d && end + 1 < text.count && text[end + 1] == 0x0a
    position = end + (isPair ? 2 : 1)
    return start..<end
  }
}
