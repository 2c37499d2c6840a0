/// A block of raw HTML inside Markdown: its text is content, its tags are not.
struct HTMLFragment {
  private let source: SourceText
  /// The bytes of the lines, with a line feed between them.
  private var bytes: [UInt8] = []
  /// Where each of them stands in the source.
  private var places: [Int] = []

  private var found = ParsedDocument(blocks: [])
  private var text: VisibleText
  private var kind = BlockKind.paragraph
  private var level = 0
  private var spans: [(name: String, kind: InlineSpan.Kind, start: Int)] = []
  /// White space that waits for the text behind it: where it begins, and whether a line ends in it.
  private var space: (start: Int, hasLineEnd: Bool)?

  /// Takes the lines of a fragment, as ranges of the source.
  init(of lines: [Range<Int>], source: SourceText) {
    self.source = source
    text = VisibleText(source)
    for line in lines {
      bytes += source.utf8[line] + [0x0a]
      places += Array(line) + [line.upperBound]
    }
  }

  /// Reads the blocks and comments of the fragment.
  ///
  /// - Parameter depth: how many lists and quotes the fragment stands in.
  /// - Returns: what was found, in file order but for the text of pictures.
  func read(depth: (list: Int, quote: Int)) -> ParsedDocument {
    var reader = self
    reader.readAll(usual: depth.list > 0 ? (.listItem, depth.list) : (.paragraph, depth.quote))
    return reader.found
  }

  private mutating func readAll(usual: (BlockKind, Int)) {
    (kind, level) = usual
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<"): position = readMarkup(at: position, usual: usual)
      case UInt8(ascii: "&"): position = readReference(at: position)
      case let byte where byte.isSpace: position = readSpace(at: position)
      default: position = readText(at: position)
      }
    }
    closeBlock()
  }

  // MARK: Text

  private mutating func readText(at start: Int) -> Int {
    let end =
      bytes[start...].firstIndex { $0 == 0x0a || $0 == 0x0d || "<&".utf8.contains($0) }
      ?? bytes.count
    // A lone `<` or `&` is text of its own.
    let stop = max(end, start + 1)
    var scanner = UTF8Scanner(bytes[start..<stop])
    settleSpace(before: places[start], next: scanner.next()?.value)
    MarkupResidue.append(places[start]..<places[stop - 1] + 1, of: source, to: &text)
    return stop
  }

  private mutating func readReference(at start: Int) -> Int {
    let limit = min(bytes.count, start + 40)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")),
      let shown = CharacterReference.text(
        of: String(decoding: bytes[start...end], as: UTF8.self))
    else { return readText(at: start) }
    settleSpace(before: places[start], next: shown.unicodeScalars.first)
    text.append(shown, for: places[start]..<places[end] + 1)
    return end + 1
  }

  private mutating func readSpace(at start: Int) -> Int {
    let end = bytes[start...].firstIndex { !$0.isSpace } ?? bytes.count
    let hasLineEnd = bytes[start..<end].contains(0x0a) || space?.hasLineEnd == true
    space = (space?.start ?? places[start], hasLineEnd)
    return end
  }

  private mutating func settleSpace(before position: Int, next: Unicode.Scalar?) {
    guard let waiting = space else { return }
    space = nil
    guard text.count > 0, text.utf8.last != 0x20 else { return }
    let isInsideText = waiting.hasLineEnd && text.endsWithCJK && next?.isCJK == true
    text.append(isInsideText ? "" : " ", for: waiting.start..<max(position, waiting.start))
  }

  // MARK: Markup

  private mutating func readMarkup(at start: Int, usual: (BlockKind, Int)) -> Int {
    if bytes[start...].starts(with: "<!--".utf8) { return readComment(at: start) }
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    guard Unicode.Scalar(next).isASCIILetter || "/!?>".utf8.contains(next) else {
      return readText(at: start)
    }
    guard let end = tagEnd(from: start) else { return bytes.count }
    let tag = HTMLTag(String(decoding: bytes[start..<end], as: UTF8.self))
    take(tag, at: places[start], usual: usual)
    let isRaw = !tag.isClosing && ["script", "style", "pre", "textarea"].contains(tag.name)
    return isRaw ? readRaw(tag.name, from: end) : end
  }

  private mutating func readComment(at start: Int) -> Int {
    let end = find("-->", from: start + 4)
    // Without its end the comment goes on to the end of the last line.
    let last = end.map { places[$0 - 1] + 1 } ?? places.last ?? places[start]
    found.comments.append(SourceComment(html: places[start]..<last, in: source))
    return end ?? bytes.count
  }

  private mutating func readRaw(_ name: String, from start: Int) -> Int {
    let end = find("</" + name, from: start).map { $0 - name.utf8.count - 2 } ?? bytes.count
    var code = VisibleText(source)
    var position = start
    while position < end {
      let lineEnd = bytes[position..<end].firstIndex(of: 0x0a) ?? end
      if lineEnd > position { code.append(places[position]..<places[lineEnd - 1] + 1) }
      if lineEnd < end { code.append("\n", for: places[lineEnd]..<places[lineEnd]) }
      position = lineEnd + 1
    }
    if let block = code.block(.code) { found.blocks.append(block) }
    return end
  }

  private mutating func take(_ tag: HTMLTag, at place: Int, usual: (BlockKind, Int)) {
    if tag.name == "img", let block = tag.alternativeText(at: place, in: source) {
      found.blocks.append(block)
    }
    if let span = Self.span(of: tag.name) {
      if tag.isClosing { closeSpan(tag.name) } else { spans.append((tag.name, span, text.count)) }
    } else if tag.name == "br" {
      space = space ?? (place, false)
    } else if !Self.inline.contains(tag.name) {
      closeBlock()
      (kind, level) = tag.isClosing ? usual : Self.kind(of: tag.name) ?? usual
    }
  }

  private mutating func closeSpan(_ name: String) {
    guard let index = spans.lastIndex(where: { $0.name == name }) else { return }
    let span = spans.remove(at: index)
    text.mark(span.kind, from: span.start)
  }

  private mutating func closeBlock() {
    for span in spans { text.mark(span.kind, from: span.start) }
    spans = []
    space = nil
    InlineTokens.mark(in: &text)
    if let block = text.block(kind, level: level) { found.blocks.append(block) }
    text = VisibleText(source)
  }

  private func tagEnd(from start: Int) -> Int? {
    var quote: UInt8?
    for position in start + 1..<bytes.count {
      let byte = bytes[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return position + 1
      }
    }
    return nil
  }

  /// The offset behind the next place of a text.
  private func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var position = start
    while position + wanted.count <= bytes.count {
      if bytes[position..<position + wanted.count].elementsEqual(wanted) {
        return position + wanted.count
      }
      position += 1
    }
    return nil
  }

  private static func span(of name: String) -> InlineSpan.Kind? {
    switch name {
    case "code", "tt", "samp": .code
    case "b", "strong": .strong
    case "i", "em": .emphasis
    default: nil
    }
  }

  private static func kind(of name: String) -> (BlockKind, Int)? {
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6": (.heading, Int(name.dropFirst()) ?? 1)
    case "li", "dd", "dt": (.listItem, 1)
    case "td", "th": (.tableCell, 0)
    case "figcaption", "caption": (.caption, 0)
    default: nil
    }
  }

  private static let inline: Set<String> = [
    "", "a", "abbr", "bdi", "bdo", "big", "cite", "data", "del", "dfn", "font", "img", "ins", "kbd",
    "mark", "q", "s", "small", "span", "sub", "sup", "time", "u", "var", "wbr",
  ]
}
