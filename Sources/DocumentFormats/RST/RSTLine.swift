/// A line of reStructuredText and what its look says.
struct RSTLine {
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

  /// The mark that the line repeats, as under titles; nil for any other line.
  var adornment: UInt8? {
    guard let first = text.first, text.count >= 2, (0x21...0x7e).contains(first),
      !first.isASCIIWord, text.allSatisfy({ $0 == first })
    else { return nil }
    return first
  }

  /// Whether the line is a border of a table.
  var isTableBorder: Bool {
    if starts("+-") || starts("+=") { return text.allSatisfy { "+-=|".utf8.contains($0) } }
    return starts("==") && text.contains(0x20) && text.allSatisfy { "= ".utf8.contains($0) }
  }

  /// The offset behind the bullet or number that the line begins with; nil without one.
  var itemStart: Int? {
    let marker = text.prefix { !$0.isSpace }
    guard let first = marker.first, marker.endIndex < range.upperBound else { return nil }
    let isBullet =
      marker.count == 1 && "*-+".utf8.contains(first)
      || String(decoding: marker, as: UTF8.self) == "•"
    guard isBullet || Self.isNumber(marker) else { return nil }
    return marker.endIndex
      + source.utf8[marker.endIndex..<range.upperBound].prefix { $0.isSpace }.count
  }

  /// The offset behind `:name: ` of a field; nil for any other line.
  var fieldStart: Int? {
    guard text.first == UInt8(ascii: ":"), text.dropFirst().first?.isASCIIWord == true,
      let colon = text.dropFirst().firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let next = colon + 1
    guard next == range.upperBound || source.utf8[next].isSpace else { return nil }
    return min(next + 1, range.upperBound)
  }

  /// Whether the text begins with another.
  func starts(_ prefix: String) -> Bool { text.starts(with: prefix.utf8) }

  /// `1.`, `#.`, `a)`, `(1)`.
  private static func isNumber(_ marker: ArraySlice<UInt8>) -> Bool {
    guard let last = marker.last, ".)".utf8.contains(last), marker.count <= 6 else { return false }
    let number = marker.dropLast().drop { $0 == UInt8(ascii: "(") }
    guard let first = number.first else { return false }
    return number.allSatisfy { (0x30...0x39).contains($0) }
      || number.count == 1 && (first.isASCIIWord || first == UInt8(ascii: "#"))
  }
}
