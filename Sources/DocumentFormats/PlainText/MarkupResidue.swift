/// Reads what is left of Markdown in plain text: asterisks, underscores and backticks around words,
/// and the asterisks that refer to footnotes.
enum MarkupResidue {
  /// How many bytes a pair of marks may lie apart; keeps reading linear.
  static let reach = 240

  /// Appends a stretch of a line to a text without such marks, with the spans that they mean.
  static func append(_ range: Range<Int>, of source: SourceText, to text: inout VisibleText) {
    var start = range.lowerBound
    var position = start
    while position < range.upperBound {
      let mark = source.utf8[position]
      guard mark == asterisk || mark == underscore || mark == backtick else {
        position += 1
        continue
      }
      if mark == asterisk, let end = footnoteReference(at: position, in: range, of: source) {
        text.append(start..<position)
        (start, position) = (end, end)
        continue
      }
      let open = position..<runEnd(of: mark, at: position, in: range, of: source)
      guard let close = closing(open, in: range, of: source) else {
        position = open.upperBound
        continue
      }
      text.append(start..<position)
      let inner = open.upperBound..<close.lowerBound
      let from = text.count
      if mark == backtick { text.append(inner) } else { append(inner, of: source, to: &text) }
      text.mark(mark == backtick ? .code : open.count == 1 ? .emphasis : .strong, from: from)
      (start, position) = (close.upperBound, close.upperBound)
    }
    text.append(start..<range.upperBound)
  }

  private static let asterisk = UInt8(ascii: "*")
  private static let underscore = UInt8(ascii: "_")
  private static let backtick = UInt8(ascii: "`")

  /// The end of a reference such as “*²”; nil when the asterisk is none.
  private static func footnoteReference(
    at position: Int, in range: Range<Int>, of source: SourceText
  ) -> Int? {
    var scanner = UTF8Scanner(source.utf8[position + 1..<range.upperBound])
    var end = position + 1
    while let scalar = scanner.next(), scalar.value?.isSuperscriptDigit == true {
      end = scalar.range.upperBound
    }
    return end > position + 1 ? end : nil
  }

  private static func runEnd(
    of mark: UInt8, at position: Int, in range: Range<Int>, of source: SourceText
  ) -> Int {
    var end = position
    while end < range.upperBound, source.utf8[end] == mark { end += 1 }
    return end
  }

  /// The run of marks that closes another; nil when there is none near by.
  private static func closing(
    _ open: Range<Int>, in range: Range<Int>, of source: SourceText
  ) -> Range<Int>? {
    let mark = source.utf8[open.lowerBound]
    guard open.count <= 3, open.upperBound < range.upperBound,
      !source.utf8[open.upperBound].isSpace, mayOpen(open, in: range, of: source)
    else { return nil }
    var position = open.upperBound
    let limit = min(range.upperBound, position + reach)
    while position < limit {
      guard source.utf8[position] == mark else {
        position += 1
        continue
      }
      let close = position..<runEnd(of: mark, at: position, in: range, of: source)
      if close.count == open.count, !source.utf8[position - 1].isSpace,
        mayClose(close, in: range, of: source)
      {
        return close
      }
      position = close.upperBound
    }
    return nil
  }

  /// A single asterisk or an underscore inside a word is no mark: `5*3*2`, `snake_case_name`.
  private static func mayOpen(
    _ open: Range<Int>, in range: Range<Int>, of source: SourceText
  ) -> Bool {
    guard source.utf8[open.lowerBound] != backtick else { return true }
    let isDouble = open.count >= 2 && source.utf8[open.lowerBound] == asterisk
    return isDouble || open.lowerBound == range.lowerBound
      || !source.utf8[open.lowerBound - 1].isASCIIWord
  }

  private static func mayClose(
    _ close: Range<Int>, in range: Range<Int>, of source: SourceText
  ) -> Bool {
    guard source.utf8[close.lowerBound] != backtick else { return true }
    let isDouble = close.count >= 2 && source.utf8[close.lowerBound] == asterisk
    return isDouble || close.upperBound == range.upperBound
      || !source.utf8[close.upperBound].isASCIIWord
  }
}

extension UInt8 {
  /// Whether the byte is a letter or digit of ASCII.
  var isASCIIWord: Bool { Unicode.Scalar(self).isASCIIWord }

  /// Whether the byte is a digit of ASCII.
  var isASCIIDigit: Bool { Unicode.Scalar(self).isASCIIDigit }
}
