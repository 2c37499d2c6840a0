/// A line of a text whose structure is told by its looks.
struct IndentedLine {
  /// Where the text stands in the source, without the spaces around it.
  let range: Range<Int>
  /// The columns of space before the text.
  let indent: Int
  private let source: SourceText

  /// Looks at a line of the source.
  init(_ line: Range<Int>, of source: SourceText) {
    var (start, end, indent) = (line.lowerBound, line.upperBound, 0)
    while start < end, source.utf8[start].isSpace {
      indent = source.utf8[start] == 0x09 ? (indent / 8 + 1) * 8 : indent + 1
      start += 1
    }
    while end > start, source.utf8[end - 1].isSpace { end -= 1 }
    (range, self.indent, self.source) = (start..<end, indent, source)
  }

  /// The bytes of the text.
  var text: ArraySlice<UInt8> { source.utf8[range] }

  /// Whether nothing is on the line.
  var isEmpty: Bool { range.isEmpty }

  /// Whether the text begins with another.
  func starts(_ prefix: String) -> Bool { text.starts(with: prefix.utf8) }

  /// The offset of the first byte that is no space, from an offset of the line on.
  func skippingSpace(from start: Int) -> Int {
    start + source.utf8[start..<range.upperBound].prefix { $0.isSpace }.count
  }
}
