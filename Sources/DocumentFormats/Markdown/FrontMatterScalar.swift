import Yams

/// A string of YAML and where it stands in the file.
struct FrontMatterScalar {
  /// The value as a block; nil when it could not be followed through the source.
  private(set) var block: TextBlock?

  private let source: SourceText

  /// Follows a scalar through the source, word by word, from the offset at which it begins.
  ///
  /// A quoted scalar with escapes is mapped as a whole.
  init(_ scalar: Node.Scalar, at start: Int, in source: SourceText) {
    self.source = source
    switch scalar.style {
    case .singleQuoted, .doubleQuoted:
      block = follow(scalar.string, from: start + 1) ?? whole(scalar, from: start)
    case .literal, .folded:
      let lineEnd = source.utf8[start...].firstIndex(of: 0x0a) ?? source.utf8.count
      block = follow(scalar.string, from: lineEnd)
    default: block = follow(scalar.string, from: start)
    }
  }

  private func follow(_ value: String, from start: Int) -> TextBlock? {
    var text = VisibleText(source)
    var position = start
    for word in value.split(whereSeparator: \.isWhitespace) {
      let next = source.utf8[position...].firstIndex { !$0.isSpace } ?? source.utf8.count
      guard source.utf8[next...].starts(with: word.utf8) else { return nil }
      if text.count > 0 {
        let hasLineEnd = source.utf8[position..<next].contains(0x0a)
        let isInsideText =
          hasLineEnd && text.endsWithCJK && word.unicodeScalars.first?.isCJK == true
        text.append(isInsideText ? "" : " ", for: position..<next)
      }
      position = next + word.utf8.count
      text.append(next..<position)
    }
    InlineTokens.mark(in: &text)
    return text.block(.metadata)
  }

  private func whole(_ scalar: Node.Scalar, from start: Int) -> TextBlock? {
    guard let end = closingQuote(of: scalar.style, from: start) else { return nil }
    var text = VisibleText(source)
    let words = scalar.string.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    text.append(words, for: start + 1..<end)
    return text.block(.metadata)
  }

  /// Where the quote stands that closes the one at an offset; nil when there is none.
  private func closingQuote(of style: Node.Scalar.Style, from start: Int) -> Int? {
    let isDouble = style == .doubleQuoted
    let quote = UInt8(ascii: isDouble ? "\"" : "'")
    var position = start + 1
    while position < source.utf8.count {
      let byte = source.utf8[position]
      let isDoubled = !isDouble && source.utf8[position...].starts(with: [quote, quote])
      if isDoubled || isDouble && byte == UInt8(ascii: "\\") {
        position += 2
      } else if byte == quote {
        return position
      } else {
        position += 1
      }
    }
    return nil
  }
}
