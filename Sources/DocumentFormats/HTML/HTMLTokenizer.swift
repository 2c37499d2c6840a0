/// Cuts HTML into text, tags and comments.
///
/// What a browser would repair is repaired: a stray `<` is text, a quote that is never closed does not
/// swallow the rest of the file. The contents of scripts, styles and frames are left out.
///
/// - Complexity: O(n) for all tokens together.
struct HTMLTokenizer: IteratorProtocol {
  /// A piece of HTML.
  enum Token {
    /// Text with its character references.
    case text(Range<Int>)
    /// A tag, declaration or processing instruction.
    case tag(HTMLTag, Range<Int>)
    /// A comment with its delimiters; the last one may lack its end.
    case comment(Range<Int>)
  }

  private let bytes: [UInt8]
  private let isInMarkdown: Bool
  private var position = 0
  private var waiting: (token: Token, end: Int)?
  /// The last `>`; behind it no tag can end.
  private let lastClose: Int
  /// The quotes that are known to have no end.
  private var openQuotes: Set<UInt8> = []

  /// Makes a tokenizer; ranges count from the start of the bytes.
  ///
  /// What stands between back-ticks in a line is text in Markdown.
  init(_ bytes: [UInt8], isInMarkdown: Bool = false) {
    self.bytes = bytes
    self.isInMarkdown = isInMarkdown
    lastClose = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
  }

  mutating func next() -> Token? {
    if let (token, end) = waiting {
      waiting = nil
      return take(token, end: end)
    }
    guard position < bytes.count else { return nil }
    let start = position
    var search = start
    while let open = nextOpening(from: search) {
      if bytes[open] == Self.backTick {
        search = endOfCode(from: open)
        continue
      }
      guard let markup = markup(at: open) else {
        search = open + 1
        continue
      }
      guard open > start else { return take(markup.token, end: markup.end) }
      waiting = markup
      return .text(start..<open)
    }
    position = bytes.count
    return .text(start..<bytes.count)
  }

  private func nextOpening(from start: Int) -> Int? {
    bytes[start...].firstIndex {
      $0 == UInt8(ascii: "<") || isInMarkdown && $0 == Self.backTick
    }
  }

  /// The end of the code that begins with the back-ticks at an offset, behind as many in the same line, or that of the
  /// back-ticks where nothing near by ends it: as far as ``MarkupResidue`` looks, which marks the code.
  private func endOfCode(from start: Int) -> Int {
    let opening = bytes[start...].prefix { $0 == Self.backTick }
    var position = opening.endIndex
    let limit = min(bytes.count, position + MarkupResidue.reach)
    while position < limit, bytes[position] != 0x0a {
      let run = bytes[position...].prefix { $0 == Self.backTick }
      if run.count == opening.count { return run.endIndex }
      position = run.endIndex + (run.isEmpty ? 1 : 0)
    }
    return opening.endIndex
  }

  private static let backTick = UInt8(ascii: "`")

  private mutating func take(_ token: Token, end: Int) -> Token {
    position = end
    if case .tag(let tag, _) = token, !tag.isClosing, Self.raw.contains(tag.name) {
      position = endOfRaw(tag.name, from: end)
    }
    return token
  }

  /// The markup that begins with the `<` at an offset; nil when it is text.
  private mutating func markup(at start: Int) -> (token: Token, end: Int)? {
    if bytes[start...].starts(with: "<!--".utf8) {
      // `<!-->` is a whole comment.
      let end = find("-->", from: start + 2) ?? bytes.count
      return (.comment(start..<end), end)
    }
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    let afterNext = start + 2 < bytes.count ? bytes[start + 2] : 0
    let isTag =
      Unicode.Scalar(next).isASCIILetter || next == UInt8(ascii: "!")
      || next == UInt8(ascii: "?") || next == UInt8(ascii: ">")
      || next == UInt8(ascii: "/")
        && (Unicode.Scalar(afterNext).isASCIILetter || afterNext == UInt8(ascii: ">"))
    guard isTag, start < lastClose else { return nil }
    let end = tagEnd(from: start)
    return (.tag(HTMLTag(bytes[start..<end]), start..<end), end)
  }

  private mutating func tagEnd(from start: Int) -> Int {
    var quote: UInt8?
    var firstClose: Int?
    var position = start + 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        if quote == nil { return position + 1 }
        firstClose = firstClose ?? position
      } else if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        !openQuotes.contains(byte), isBehindEquals(position)
      {
        quote = byte
        firstClose = nil
      }
      position += 1
    }
    // The quote has no end anywhere, so it will not be looked for again.
    if let quote { openQuotes.insert(quote) }
    return (firstClose ?? lastClose) + 1
  }

  /// Whether an equals sign stands in front of a quote: only then does it open a value.
  private func isBehindEquals(_ position: Int) -> Bool {
    var before = position - 1
    while before > 0, bytes[before].isSpace, position - before < 16 { before -= 1 }
    return bytes[before] == UInt8(ascii: "=")
  }

  private func endOfRaw(_ name: String, from start: Int) -> Int {
    var position = start
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      let end = open + 2 + name.utf8.count
      if end <= bytes.count, bytes[open + 1] == UInt8(ascii: "/"),
        String(decoding: bytes[open + 2..<end], as: UTF8.self).lowercased() == name
      {
        return open
      }
      position = open + 1
    }
    return bytes.count
  }

  /// The offset behind the next place of a text.
  private func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard start < bytes.count else { return nil }
    var position = start
    while let found = bytes[position...].firstIndex(of: wanted[0]) {
      if bytes[found...].starts(with: wanted) { return found + wanted.count }
      position = found + 1
    }
    return nil
  }

  private static let raw: Set<String> = ["script", "style", "iframe", "noembed", "noframes"]
}
