/// Front matter whose values are quoted strings behind keys: TOML, `title = "Lamps"`, or a map of Elixir,
/// `title: "Lamps",`, with `"""` around values of several lines.
///
/// Source: TOML 1.0.0, “String”; the header of NimblePublisher.
struct QuotedFrontMatter {
  private let source: SourceText
  private let lines: [Range<Int>]
  /// The line that is read next.
  private var next = 0
  /// The values as metadata, in file order.
  private(set) var blocks: [TextBlock] = []

  /// Reads the values of keys that a test accepts; a line of another shape is skipped.
  ///
  /// - Complexity: O(n) in the length of the lines.
  init(_ lines: [Range<Int>], of source: SourceText, isTranslated: (String) -> Bool) {
    (self.lines, self.source) = (lines, source)
    while next < lines.count {
      let line = lines[next]
      next += 1
      guard let (key, start) = key(of: line) else { continue }
      let value = value(from: start, in: line)
      guard isTranslated(key), let value,
        value.text.unicodeScalars.contains(where: \.isLetter)
      else { continue }
      blocks.append(value)
    }
  }

  /// The key at the beginning of a line, and the offset of the quotes behind it.
  private func key(of line: Range<Int>) -> (key: String, start: Int)? {
    let rest = source.utf8[line].drop(while: \.isSpace)
    let key = rest.prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
    let mark = rest[key.endIndex...].drop(while: \.isSpace)
    guard !key.isEmpty, let sign = mark.first, "=:".utf8.contains(sign),
      let start = mark.dropFirst().firstIndex(where: { !$0.isSpace }),
      "\"'".utf8.contains(source.utf8[start])
    else { return nil }
    return (String(decoding: key, as: UTF8.self), start)
  }

  private mutating func value(from start: Int, in line: Range<Int>) -> TextBlock? {
    let quote = source.utf8[start]
    let triple = [UInt8](repeating: quote, count: 3)
    var text = VisibleText(source)
    if source.utf8[start..<line.upperBound].starts(with: triple) {
      takeLines(from: start + 3, upTo: triple, in: line, &text)
    } else {
      guard let end = closingQuote(quote, from: start + 1, in: line) else { return nil }
      if quote == UInt8(ascii: "\"") {
        EscapedString(start + 1..<end, of: source).append(to: &text)
      } else {
        text.append(start + 1..<end)
      }
    }
    for code in BacktickedCode.all(in: text.utf8) { text.mark(.code, code.code) }
    InlineTokens.mark(in: &text)
    return text.block(.metadata)
  }

  /// Appends the words up to the closing quotes, in this line or one behind it.
  private mutating func takeLines(
    from start: Int, upTo triple: [UInt8], in line: Range<Int>, _ text: inout VisibleText
  ) {
    var rest = start..<line.upperBound
    while true {
      let end = rest.first { source.utf8[$0..<rest.upperBound].starts(with: triple) }
      append(rest.lowerBound..<(end ?? rest.upperBound), to: &text)
      guard end == nil, next < lines.count else { return }
      rest = lines[next]
      next += 1
    }
  }

  private func append(_ range: Range<Int>, to text: inout VisibleText) {
    var position = range.lowerBound
    for word in source.utf8[range].split(whereSeparator: \.isSpace) {
      if text.count > 0 { text.append(" ", for: position..<word.startIndex) }
      text.append(word.startIndex..<word.endIndex)
      position = word.endIndex
    }
  }

  private func closingQuote(_ quote: UInt8, from start: Int, in line: Range<Int>) -> Int? {
    var position = start
    while position < line.upperBound {
      let byte = source.utf8[position]
      if byte == quote { return position }
      position += byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
    }
    return nil
  }
}
