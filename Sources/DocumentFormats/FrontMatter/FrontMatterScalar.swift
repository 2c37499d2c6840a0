import LanguageText
import Yams

/// A string of YAML and where it stands in the file.
struct FrontMatterScalar {
  /// The value as a block; nil when it could not be followed through the source.
  private(set) var block: TextBlock?

  private let source: SourceText

  /// Follows a scalar through the source, word by word, from the offset at which it begins.
  ///
  /// A quoted scalar with escapes is followed escape by escape, and mapped as a whole where these are
  /// none that other formats have, too.
  init(_ scalar: Node.Scalar, at start: Int, in source: SourceText) {
    self.source = source
    switch scalar.style {
    case .singleQuoted, .doubleQuoted:
      block =
        follow(scalar.string, from: start + 1) ?? unescaped(scalar, from: start)
        ?? whole(scalar, from: start)
    case .literal, .folded:
      let lineEnd = source.utf8[start...].firstIndex(of: 0x0a) ?? source.utf8.count
      block = follow(scalar.string, from: lineEnd)
    default: block = follow(scalar.string, from: start)
    }
  }

  private func follow(_ value: String, from start: Int) -> TextBlock? {
    var text = VisibleText(source)
    var position = start
    for word in Self.words(value) {
      let next = source.utf8[position...].firstIndex { !$0.isSpace } ?? source.utf8.count
      guard source.utf8[next...].starts(with: word.utf8) else { return nil }
      if text.count > 0 {
        let hasLineEnd = source.utf8[position..<next].contains(0x0a)
        let isInsideText =
          hasLineEnd && text.endsWithCJK && word.unicodeScalars.first?.isCJK == true
        text.append(isInsideText ? "" : " ", for: position..<next)
      }
      position = next + word.utf8.count
      appendResolving(next..<position, to: &text)
    }
    Self.markCode(in: &text)
    InlineTokens.mark(in: &text)
    return text.block(.metadata)
  }

  /// Appends a word of the source with the references of HTML in it, *C&oacute;digo*, resolved.
  private func appendResolving(_ word: Range<Int>, to text: inout VisibleText) {
    var (start, position) = (word.lowerBound, word.lowerBound)
    while let mark = source.utf8[position..<word.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      position = mark + 1
      let rest = source.utf8[mark..<min(word.upperBound, mark + Self.longestReference)]
      guard let reference = CharacterReference(rest) else { continue }
      text.append(start..<mark)
      text.append(reference.text, for: mark..<reference.end)
      (start, position) = (reference.end, reference.end)
    }
    text.append(start..<word.upperBound)
  }

  /// How many bytes a reference has at the most.
  private static let longestReference = 40

  /// The text of a quoted scalar with its escapes and the ends of its lines; nil when that is not its value.
  private func unescaped(_ scalar: Node.Scalar, from start: Int) -> TextBlock? {
    guard let end = closingQuote(of: scalar.style, from: start) else { return nil }
    let isDouble = scalar.style == .doubleQuoted
    var text = VisibleText(source)
    var position = start + 1
    while position < end {
      let line = source.utf8[position..<end].prefix { $0 != 0x0a }
      let isLast = line.endIndex == end
      var length = isLast ? line.count : line.reversed().drop(while: \.isSpace).count
      // What escapes the end of a line is no part of the text.
      let escapes = line.prefix(length).reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      let isJoined = isDouble && !isLast && escapes % 2 == 1
      if isJoined { length -= 1 }
      let range = position..<position + length
      if isDouble {
        EscapedString(range, of: source).append(to: &text)
      } else {
        Self.append(doublingQuotes: range, of: source, to: &text)
      }
      guard !isLast else { break }
      position = source.utf8[line.endIndex..<end].firstIndex { !$0.isSpace } ?? end
      var scanner = UTF8Scanner(source.utf8[position..<end])
      let isInsideText = text.endsWithCJK && scanner.next()?.value?.isCJK == true
      if !isJoined, !isInsideText { text.append(" ", for: range.upperBound..<position) }
    }
    guard
      Self.letters(of: String(decoding: text.utf8, as: UTF8.self))
        == Self.letters(of: scalar.string)
    else { return nil }
    Self.markCode(in: &text)
    InlineTokens.mark(in: &text)
    return text.block(.metadata)
  }

  /// A text without spaces and what nobody sees, which say nothing about whether it was read as it is.
  private static func letters(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Marks what stands between back-ticks: summaries are written as the text of the page is.
  private static func markCode(in text: inout VisibleText) {
    for code in BacktickedCode.all(in: text.utf8) { text.mark(.code, code.code) }
  }

  /// Appends a text in which two quotes stand for one.
  private static func append(
    doublingQuotes range: Range<Int>, of source: SourceText, to text: inout VisibleText
  ) {
    let quotes = [UInt8](repeating: UInt8(ascii: "'"), count: 2)
    var (start, position) = (range.lowerBound, range.lowerBound)
    while position < range.upperBound {
      guard source.utf8[position..<range.upperBound].starts(with: quotes) else {
        position += 1
        continue
      }
      text.append(start..<position)
      text.append("'", for: position..<position + 2)
      position += 2
      start = position
    }
    text.append(start..<range.upperBound)
  }

  /// The words between what YAML folds; a no-break space is a part of one.
  private static func words(_ text: String) -> [Substring] {
    text.unicodeScalars.split { $0.isASCII && $0.properties.isWhitespace }.map(Substring.init)
  }

  private func whole(_ scalar: Node.Scalar, from start: Int) -> TextBlock? {
    guard let end = closingQuote(of: scalar.style, from: start) else { return nil }
    var text = VisibleText(source)
    let words = Self.words(scalar.string).joined(separator: " ")
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
