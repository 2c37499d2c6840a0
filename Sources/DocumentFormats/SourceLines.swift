/// Cuts a text into lines.
enum SourceLines {
  /// The lines of a text without their ends (LF, CR LF or CR), as UTF-8 byte offsets.
  ///
  /// A line end at the end of the text opens no further line.
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    let text = bytes.span
    var lines: [Range<Int>] = []
    lines.reserveCapacity(text.count / 32)
    var start = 0
    var position = 0
    while position < text.count {
      let byte = text[position]
      guard byte == 0x0a || byte == 0x0d else {
        position += 1
        continue
      }
      lines.append(start..<position)
      let isPair = byte == 0x0d && position + 1 < text.count && text[position + 1] == 0x0a
      position += isPair ? 2 : 1
      start = position
    }
    if start < text.count { lines.append(start..<text.count) }
    return lines
  }
}
