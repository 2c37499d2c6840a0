/// Reads the texts of certain elements of an XML document as blocks.
struct XMLStringReader {
  private let source: SourceText
  private let markup: MarkupSource
  private let elements: Set<String>
  private let isTranslated: (HTMLTag) -> Bool
  /// The name of the element that was met last with one.
  private var name = ""
  private var document = ParsedDocument(blocks: [])
  /// The names of the elements that the blocks were read from, in order.
  private(set) var names: [String] = []

  /// Makes a reader of the elements with certain names in a document that is well-formed.
  ///
  /// The closure tells by the start tag of an element, whose attributes are ranges of the source,
  /// whether its text is to be translated.
  init(
    _ source: SourceText, elements: Set<String>, isTranslated: @escaping (HTMLTag) -> Bool
  ) {
    self.source = source
    markup = MarkupSource(source)
    self.elements = elements
    self.isTranslated = isTranslated
  }

  /// Reads all texts; with escapes a backslash keeps the character behind it, `\n` is a space and
  /// `\u2026` the character with that number.
  mutating func read(hasEscapes: Bool) -> ParsedDocument {
    var tokens = XMLTokenizer(source.utf8)
    while let token = tokens.next() {
      switch token {
      case .comment(let range): document.comments.append(SourceComment(html: range, in: source))
      case .tag(let tag, _):
        guard !tag.isClosing else { continue }
        if let range = tag.attribute("name") { name = source.string(range) }
        guard !tag.isSelfClosing, elements.contains(tag.name) else { continue }
        readText(of: tag, hasEscapes, &tokens)
      case .text, .literal: break
      }
    }
    return document
  }

  private mutating func readText(
    of tag: HTMLTag, _ hasEscapes: Bool, _ tokens: inout XMLTokenizer
  ) {
    var text = MarkupText(markup, findsTokens: false)
    var open: [String] = []
    reading: while let token = tokens.next() {
      switch token {
      case .text(let range): append(range, isLiteral: false, hasEscapes, to: &text)
      case .literal(let range): append(range, isLiteral: true, hasEscapes, to: &text)
      case .comment(let range): document.comments.append(SourceComment(html: range, in: source))
      case .tag(let inner, _):
        if inner.isClosing {
          guard let name = open.popLast() else { break reading }
          text.close(name)
        } else if !inner.isSelfClosing {
          open.append(inner.name)
          if let kind = Self.kind(of: inner.name) { text.open(kind, name: inner.name) }
        }
      }
    }
    guard isTranslated(tag), var block = text.block(.paragraph, level: 0) else { return }
    block.readAsInterfaceString()
    let quantity = tag.attribute("quantity").map { [source.string($0)] } ?? []
    document.append(block, key: [name] + quantity)
    names.append(tag.name)
  }

  private func append(
    _ range: Range<Int>, isLiteral: Bool, _ hasEscapes: Bool, to text: inout MarkupText
  ) {
    guard hasEscapes else { return text.append(range, isLiteral: isLiteral) }
    var (start, position) = (range.lowerBound, range.lowerBound)
    while position < range.upperBound {
      let byte = source.utf8[position]
      guard byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") else {
        position += 1
        continue
      }
      text.append(start..<position, isLiteral: isLiteral)
      start = position + 1
      if byte == UInt8(ascii: "\\"), start < range.upperBound {
        let escape = EscapedString.escape(at: position, in: range, of: source)
        if "nt".utf8.contains(source.utf8[start]) {
          text.breakLine(at: position..<escape.end)
          start = escape.end
          position = start
        } else if "u".utf8.contains(source.utf8[start]) {
          text.append(escape.shown, for: position..<escape.end)
          start = escape.end
          position = start
        } else {
          position = start + 1
        }
      } else {
        position = start
      }
    }
    text.append(start..<range.upperBound, isLiteral: isLiteral)
  }

  /// What an element inside a text says about it.
  private static func kind(of name: String) -> InlineSpan.Kind? {
    switch name {
    case "b", "strong": .strong
    case "i", "em": .emphasis
    case "xliff:g", "tt", "annotation": .code
    default: nil
    }
  }
}
