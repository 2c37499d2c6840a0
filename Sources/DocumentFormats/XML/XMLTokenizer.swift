/// Cuts XML into text, tags and comments, each with its place.
///
/// For documents that LibXML has found well-formed; it says what they are, this says where.
///
/// - Complexity: O(n) for all tokens together.
struct XMLTokenizer: IteratorProtocol {
  /// A piece of XML.
  enum Token {
    /// A start tag, which may end its element too, or an end tag.
    case tag(HTMLTag, Range<Int>)
    /// Text with its references.
    case text(Range<Int>)
    /// The text of a CDATA section, as it is.
    case literal(Range<Int>)
    /// A comment with its delimiters.
    case comment(Range<Int>)
  }

  private let bytes: [UInt8]
  private var position = 0

  /// Makes a tokenizer; ranges count from the start of the bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    while position < bytes.count {
      let start = position
      guard bytes[start] == UInt8(ascii: "<") else {
        position = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        return .text(start..<position)
      }
      if starts("<!--") {
        position = end(of: "-->", from: start + 4)
        return .comment(start..<position)
      }
      if starts("<![CDATA[") {
        position = end(of: "]]>", from: start + 9)
        return .literal(min(start + 9, position)..<max(start + 9, position - 3))
      }
      if starts("<?") {
        position = end(of: "?>", from: start + 2)
      } else if starts("<!") {
        position = endOfDeclaration(from: start + 2)
      } else {
        position = endOfTag(from: start + 1)
        return .tag(HTMLTag(bytes[start..<position]), start..<position)
      }
    }
    return nil
  }

  private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// The offset behind the next place of a text; the end of the document when there is none.
  private func end(of text: String, from start: Int) -> Int {
    let wanted = Array(text.utf8)
    var position = min(start, bytes.count)
    while let found = bytes[position...].firstIndex(of: wanted[0]) {
      if bytes[found...].starts(with: wanted) { return found + wanted.count }
      position = found + 1
    }
    return bytes.count
  }

  private func endOfTag(from start: Int) -> Int {
    var quote: UInt8?
    for position in start..<bytes.count {
      let byte = bytes[position]
      if quote == nil, byte == UInt8(ascii: ">") { return position + 1 }
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return bytes.count
  }

  /// The offset behind a document type declaration with what it declares inside brackets.
  private func endOfDeclaration(from start: Int) -> Int {
    var position = start
    var depth = 1
    while position < bytes.count, depth > 0 {
      switch bytes[position] {
      case UInt8(ascii: "<"):
        if bytes[position...].starts(with: "<!--".utf8) {
          position = end(of: "-->", from: position + 4)
          continue
        }
        depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        position = bytes[(position + 1)...].firstIndex(of: bytes[position]) ?? bytes.count - 1
      default: break
      }
      position += 1
    }
    return position
  }
}
