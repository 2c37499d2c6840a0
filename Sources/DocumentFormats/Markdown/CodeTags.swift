/// Finds the pairs of Liquid tags that Jekyll and Hexo put around code: `{% highlight ruby %}`.
struct CodeTags {
  /// The lines of a pair, as UTF-8 byte offsets into the source.
  struct Pair: Hashable {
    /// The line with the opening tag.
    var opening: Range<Int>
    /// The line with the closing tag.
    var closing: Range<Int>
  }

  private static let names = ["highlight", "codeblock", "code"]
  /// The next line that closes each tag behind the last one that was asked for; nil where none does.
  private var closings: [String: Range<Int>?] = [:]

  /// The pair that a line opens which has nothing but the tag; nil for other lines, and where nothing
  /// closes it.
  ///
  /// - Complexity: O(length of the source) for all lines together, asked for in their order.
  mutating func pair(openedBy line: Range<Int>, in source: [UInt8]) -> Pair? {
    guard source[line].first(where: { !$0.isSpace }) == UInt8(ascii: "{"),
      let name = Self.names.first(where: { Self.isTag($0, source[line]) })
    else { return nil }
    if let known = closings[name], known.map({ $0.lowerBound >= line.upperBound }) ?? true {
      return known.map { Pair(opening: line, closing: $0) }
    }
    let closing = Self.line(closing: name, from: line.upperBound, in: source)
    closings[name] = .some(closing)
    return closing.map { Pair(opening: line, closing: $0) }
  }

  private static func line(
    closing name: String, from offset: Int, in source: [UInt8]
  ) -> Range<Int>? {
    var start = offset
    while start < source.count {
      let end = source[start...].firstIndex(of: 0x0a).map { $0 + 1 } ?? source.count
      if isTag("end" + name, source[start..<end]) { return start..<end }
      start = end
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
