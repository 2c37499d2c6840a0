/// A comment as in C: `/* … */` or `// …` to the end of the line.
enum CodeComment {
  /// The offset behind the comment that begins at an offset; nil when none does.
  ///
  /// A comment without its end goes on to the end of the text.
  static func end(at start: Int, in text: [UInt8]) -> Int? {
    guard start + 1 < text.count, text[start] == UInt8(ascii: "/") else { return nil }
    if text[start + 1] == UInt8(ascii: "/") {
      return text[start...].firstIndex { $0 == 0x0a || $0 == 0x0d } ?? text.count
    }
    guard text[start + 1] == UInt8(ascii: "*") else { return nil }
    var position = start + 2
    while let star = text[min(position, text.count)...].firstIndex(of: UInt8(ascii: "*")) {
      if star + 1 < text.count, text[star + 1] == UInt8(ascii: "/") { return star + 2 }
      position = star + 1
    }
    return text.count
  }

  /// The comment in a range of the source.
  static func comment(_ range: Range<Int>, in source: SourceText) -> SourceComment {
    let isBlock = source.utf8[range].starts(with: "/*".utf8)
    let isClosed = isBlock && range.count >= 4 && source.utf8[range].ends(with: "*/")
    return SourceComment(range, delimiters: (2, isClosed ? 2 : 0), in: source)
  }
}
