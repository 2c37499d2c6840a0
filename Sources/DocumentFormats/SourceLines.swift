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
    var start = 0
    while let end = lineEnds.first(in: text, from: start, to: text.count) {
      lines.append(start..<end)
      let isPair = text[end] == 0x0d && end + 1 < text.count && text[end + 1] == 0x0a
      start = end + (isPair ? 2 : 1)
    }
    if start < text.count { lines.append(start..<text.count) }
    return lines
  }
}
