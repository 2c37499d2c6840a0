/// Builds the visible text of a block with markup out of its text, references and inline tags.
struct MarkupText {
  private struct OpenSpan {
    var name: String
    var kind: InlineSpan.Kind
    /// Where the span's text begins; nil before its first character.
    var start: Int?
  }

  /// Whether white space is kept, as in `pre`.
  let keepsSpace: Bool

  private let html: MarkupSource
  /// Whether marks of Markdown may be left in the text.
  private let isInMarkdown: Bool
  private var text: VisibleText
  private var spans: [OpenSpan] = []
  /// White space that waits for the text behind it.
  private var space: (range: Range<Int>, mayVanish: Bool)?

  /// Whether addresses, paths and code are looked for in the finished text.
  private let findsTokens: Bool

  /// Begins an empty text.
  init(
    _ html: MarkupSource, keepsSpace: Bool = false, isInMarkdown: Bool = false,
    findsTokens: Bool = true
  ) {
    self.html = html
    self.findsTokens = findsTokens
    self.keepsSpace = keepsSpace
    self.isInMarkdown = isInMarkdown
    text = VisibleText(html.source)
  }

  /// Appends a stretch without tags, in which a literal one has no references either.
  mutating func append(_ range: Range<Int>, isLiteral: Bool = false) {
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = html.bytes[position]
      if byte == UInt8(ascii: "&"), !isLiteral, let end = appendReference(at: position, in: range) {
        position = end
      } else if keepsSpace, byte == 0x0a || byte == 0x0d {
        if byte == 0x0a { text.append("\n", for: html.sourceRange(of: position..<position + 1)) }
        position += 1
      } else if !keepsSpace, byte.isSpace {
        position = appendSpace(at: position, in: range)
      } else {
        position = appendText(at: position, in: range)
      }
    }
  }

  /// Appends a text that stands for a stretch of markup.
  mutating func append(_ shown: String, for range: Range<Int>) {
    settle(next: shown.unicodeScalars.first)
    text.append(shown, for: html.sourceRange(of: range))
  }

  /// Appends a line break.
  mutating func breakLine(at range: Range<Int>) {
    guard !keepsSpace else { return text.append("\n", for: html.sourceRange(of: range)) }
    space = (space?.range ?? range, false)
  }

  /// Opens a span that an inline element means; the deepest ones of very many are left out, so that
  /// closing one takes no time.
  mutating func open(_ kind: InlineSpan.Kind, name: String) {
    guard spans.count < 64 else { return }
    spans.append(OpenSpan(name: name, kind: kind))
  }

  /// Closes the innermost span of an inline element; does nothing when none is open.
  mutating func close(_ name: String) {
    guard let index = spans.lastIndex(where: { $0.name == name }) else { return }
    mark(spans.remove(at: index))
  }

  /// The finished block, masked as a whole when it is not to be translated; nil when nothing is
  /// visible.
  mutating func block(
    _ kind: BlockKind, level: Int, maskedAs mask: InlineSpan.Kind? = nil
  ) -> TextBlock? {
    while let span = spans.popLast() { mark(span) }
    space = nil
    if let mask {
      text.mark(mask, 0..<text.count)
    } else if findsTokens, kind != .code {
      TemplateBraces.mark(in: &text)
      InlineTokens.mark(in: &text)
    }
    defer { text = VisibleText(html.source) }
    return text.block(kind, level: level)
  }

  // MARK: Pieces

  private mutating func appendText(at start: Int, in range: Range<Int>) -> Int {
    var end = start + 1
    while end < range.upperBound, !isBreak(end, in: range) { end += 1 }
    var scanner = UTF8Scanner(html.bytes[start..<end])
    settle(next: scanner.next()?.value)
    let place = html.sourceRange(of: start..<end)
    if isInMarkdown, !keepsSpace {
      MarkupResidue.append(place, of: html.source, to: &text)
    } else {
      text.append(place)
    }
    return end
  }

  /// Whether a run of plain text ends at an offset: single spaces between words are a part of it.
  private func isBreak(_ position: Int, in range: Range<Int>) -> Bool {
    let byte = html.bytes[position]
    if byte == UInt8(ascii: "&") || byte == 0x0a || byte == 0x0d { return true }
    guard !keepsSpace, byte.isSpace else { return false }
    return byte != 0x20 || position + 1 == range.upperBound || html.bytes[position + 1].isSpace
  }

  private mutating func appendReference(at start: Int, in range: Range<Int>) -> Int? {
    guard let found = CharacterReference(html.bytes[start..<min(range.upperBound, start + 40)])
    else { return nil }
    settle(next: found.text.unicodeScalars.first)
    text.append(found.text, for: html.sourceRange(of: start..<found.end))
    return found.end
  }

  private mutating func appendSpace(at start: Int, in range: Range<Int>) -> Int {
    var end = start
    var hasLineEnd = false
    while end < range.upperBound, html.bytes[end].isSpace {
      hasLineEnd = hasLineEnd || html.bytes[end] == 0x0a || html.bytes[end] == 0x0d
      end += 1
    }
    if let waiting = space {
      space = (waiting.range, waiting.mayVanish && hasLineEnd)
    } else {
      // What stands between two lines of a block is not a part of it.
      let lineEnd = html.bytes[start..<end].firstIndex(of: 0x0a).map { $0 + 1 }
      space = (start..<(lineEnd ?? end), hasLineEnd)
    }
    return end
  }

  /// Appends the white space that waits: a space, or nothing where a line ends between Chinese or
  /// Japanese characters.
  private mutating func settle(next: Unicode.Scalar?) {
    if let waiting = space {
      space = nil
      let isInsideText = waiting.mayVanish && text.endsWithCJK && next?.isCJK == true
      if !isInsideText, text.count > 0, text.utf8.last != 0x20 {
        text.append(" ", for: html.sourceRange(of: waiting.range))
      }
    }
    for index in spans.indices.reversed() {
      guard spans[index].start == nil else { break }
      spans[index].start = text.count
    }
  }

  private mutating func mark(_ span: OpenSpan) {
    guard let start = span.start, start < text.count else { return }
    let shown = text.utf8[start...]
    if case .link(let destination) = span.kind {
      let address = String(decoding: shown, as: UTF8.self)
      let isAddress = [address, "mailto:" + address, "http://" + address].contains(destination)
      return text.mark(isAddress ? .url : span.kind, from: start)
    }
    text.mark(span.kind, from: start)
  }
}
