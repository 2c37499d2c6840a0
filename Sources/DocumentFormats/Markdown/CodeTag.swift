/// The pair of Liquid tags that Jekyll and Hexo put around code: `{% highlight ruby %}`.
struct CodeTag {
  /// Where the line with the opening tag stands in the source.
  let opening: Range<Int>
  /// Where the line with the closing tag stands.
  let closing: Range<Int>

  private static let names = ["highlight", "codeblock", "code"]
  /// How far the closing tag may be, in bytes; keeps reading linear where none stands.
  private static let reach = 20_000

  /// Recognises a line that only has the opening tag and looks for the line that closes it; nil for
  /// other lines, and where nothing closes it.
  init?(_ line: Range<Int>, in source: [UInt8]) {
    guard let name = Self.names.first(where: { Self.isTag($0, source[line]) }) else { return nil }
    let end = min(source.count, line.upperBound + Self.reach)
    var start = line.upperBound
    while start < end {
      let next = source[start..<end].firstIndex(of: 0x0a).map { $0 + 1 } ?? end
      if Self.isTag("end" + name, source[start..<next]) {
        opening = line
        closing = start..<next
        return
      }
      start = next
    }
    return nil
  }

  /// Whether a line has a tag of some name and nothing else.
  private static func isTag(_ name: String, _ line: ArraySlice<UInt8>) -> Bool {
    var rest = line.drop(while: \.isSpace)
    guard rest.starts(with: "{%".utf8) else { return false }
    rest = rest.dropFirst(2).drop { $0 == UInt8(ascii: "-") || $0.isSpace }
    guard rest.starts(with: name.utf8) else { return false }
    rest = rest.dropFirst(name.utf8.count)
    guard let behind = rest.first, behind.isSpace || behind == UInt8(ascii: "%"),
      let last = rest.lastIndex(where: { !$0.isSpace }), last > rest.startIndex
    else { return false }
    return rest[last] == UInt8(ascii: "}") && rest[last - 1] == UInt8(ascii: "%")
  }
}
