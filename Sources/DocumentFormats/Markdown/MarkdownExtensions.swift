import LanguageText

/// What site generators add to Markdown, made harmless before it is parsed.
///
/// Liquid and Hugo tags, heading ids, footnote marks, containers (`:::`), admonitions (`!!!`), alerts
/// and the import lines, comments and component tags of MDX. They are overwritten in a copy of the document, byte for
/// byte, so that the parser meets plain Markdown and its positions still hold.
struct MarkdownExtensions {
  /// A stretch of text between what is hidden.
  struct Piece: Hashable {
    /// Where it stands in the source.
    var range: Range<Int>
    /// Whether it is a placeholder such as `{{ name }}`: shown, but masked.
    var isMasked: Bool
  }

  /// The document from the end of its front matter on, with the extensions overwritten.
  private(set) var plain: [UInt8]
  /// The comments of MDX.
  private(set) var comments: [SourceComment] = []

  /// How far the end of an extension may be from its start; keeps reading linear.
  private static let reach = 1000
  /// What an extension or a code span may begin with, and what escapes that.
  private static let marks = ByteMarks("`{[$\\")

  private let source: SourceText
  private let start: Int
  /// Where the next closing brace stands, at or behind the place that is read.
  private var nextBrace = -1
  /// The hidden stretches of the source in order.
  private var hidden: [Piece] = []

  /// Looks for extensions from an offset of the source on.
  init(of source: SourceText, from start: Int) {
    self.source = source
    self.start = start
    plain = Array(source.utf8[start...])
    var fence: CodeFence?
    for line in SourceLines.ranges(in: source.utf8) where line.lowerBound >= start {
      if let open = fence {
        if open.isClosed(by: source.utf8[line]) { fence = nil }
      } else if let opened = CodeFence(source.utf8[line]) {
        fence = opened
      } else {
        readLine(line)
      }
    }
  }

  /// The visible pieces of a stretch of the source.
  func pieces(of range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var position = range.lowerBound
    for piece in hidden[firstHidden(behind: range.lowerBound)...] {
      guard piece.range.lowerBound < range.upperBound else { break }
      let part = piece.range.clamped(to: range)
      pieces.append(Piece(range: position..<max(position, part.lowerBound), isMasked: false))
      if piece.isMasked { pieces.append(Piece(range: part, isMasked: true)) }
      position = part.upperBound
    }
    pieces.append(Piece(range: position..<range.upperBound, isMasked: false))
    return pieces.filter { !$0.range.isEmpty }
  }

  /// Whether nothing is hidden in a stretch of the source.
  func isPlain(_ range: Range<Int>) -> Bool {
    let next = firstHidden(behind: range.lowerBound)
    return next == hidden.count || hidden[next].range.lowerBound >= range.upperBound
  }

  /// The first hidden stretch that ends behind an offset.
  private func firstHidden(behind offset: Int) -> Int {
    var low = 0
    var high = hidden.count
    while low < high {
      let middle = (low + high) / 2
      if hidden[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Lines

  private mutating func readLine(_ line: Range<Int>) {
    let text = source.utf8[line]
    let indent = text.prefix { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }.count
    let body = line.lowerBound + indent..<line.upperBound
    if isModuleLine(text) { return blank(line) }
    guard let first = source.utf8[body].first, ":!?=[<".utf8.contains(first) else {
      return readInline(line)
    }
    if isComponentTag(source.utf8[body]) { return blank(body) }
    if starts(body, ":::") { return readContainer(body) }
    if starts(body, "!!! ") || starts(body, "??? ") || starts(body, "???+ ")
      || starts(body, "=== \"")
    {
      return readAdmonition(body)
    }
    if starts(body, "[!"), let end = find("]", in: body), end - body.lowerBound < 24 {
      return blank(body.lowerBound..<end)
    }
    if starts(body, "[[toc]]") || starts(body, "[TOC]") || starts(body, "[[_TOC_]]") {
      return blank(body)
    }
    readInline(line)
  }

  /// Whether a line imports or exports a module, as in MDX.
  private func isModuleLine(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "i") || line.first == UInt8(ascii: "e") else { return false }
    guard line.starts(with: "import ".utf8) || line.starts(with: "export ".utf8) else {
      return false
    }
    let text = String(decoding: line.prefix(Self.reach), as: UTF8.self)
    let words = text.split(separator: " ")
    if words[0] == "export", words.count > 2 {
      return ["default", "const", "let", "var", "function", "async"].contains(words[1])
    }
    let end = text.reversed().drop { $0 == ";" || $0.isWhitespace }.first
    let isQuoted = end == "'" || end == "\""
    return words[0] == "import" && isQuoted
      && (words.contains("from") || words.count == 2 && words[1].first == end)
  }

  /// Whether a line is the tag of a component and nothing else, `<Steps>`, `</Steps>` or `<Tabs />`:
  /// MDX reads Markdown right behind it, where Markdown alone sees HTML up to the next empty line.
  private func isComponentTag(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "<"), line.count < Self.reach else { return false }
    let name = line.dropFirst().drop { $0 == UInt8(ascii: "/") }
    guard let initial = name.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(initial),
      let end = line.lastIndex(where: { !$0.isSpace }), line[end] == UInt8(ascii: ">")
    else { return false }
    return !line[line.startIndex + 1..<end].contains {
      $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
    }
  }

  /// `:::tip` opens and `:::` closes a container; the title of one becomes a heading.
  private mutating func readContainer(_ line: Range<Int>) {
    let text = source.utf8[line]
    var position = line.lowerBound + text.prefix { $0 == UInt8(ascii: ":") }.count
    position += source.utf8[position..<line.upperBound].prefix(while: \.isSpace).count
    position +=
      source.utf8[position..<line.upperBound].prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
      .count
    if position < line.upperBound, source.utf8[position] == UInt8(ascii: "{"),
      let end = find("}", in: position..<line.upperBound)
    {
      position = end
    }
    position += source.utf8[position..<line.upperBound].prefix(while: \.isSpace).count
    var title = position..<line.upperBound
    if let first = source.utf8[title].first, first == UInt8(ascii: "["),
      let end = find("]", in: title)
    {
      title = title.lowerBound + 1..<end - 1
    }
    guard source.utf8[title].contains(where: { !$0.isSpace }),
      title.lowerBound - line.lowerBound >= 7
    else { return blank(line) }
    blank(line.lowerBound..<title.lowerBound)
    blank(title.upperBound..<line.upperBound)
    for index in line.lowerBound..<line.lowerBound + 6 { plain[index - start] = UInt8(ascii: "#") }
  }

  /// `!!! note "Title"` opens a block that is indented by four columns: a list item to the parser.
  private mutating func readAdmonition(_ line: Range<Int>) {
    let quote = UInt8(ascii: "\"")
    let text = source.utf8[line]
    let open = text.firstIndex(of: quote)
    let close = text.lastIndex(of: quote)
    blank(line.lowerBound..<line.lowerBound + 4)
    plain[line.lowerBound - start] = UInt8(ascii: "-")
    guard let open, let close, close > open + 1 else {
      hide(line.lowerBound + 4..<line.upperBound)
      return
    }
    // The title becomes a heading in the list item, so that the text below stays apart from it.
    blank(line.lowerBound + 4..<open + 1)
    blank(close..<line.upperBound)
    for index in (line.lowerBound + 4..<open).prefix(6) { plain[index - start] = UInt8(ascii: "#") }
    if open == line.lowerBound + 4 { plain[line.lowerBound + 3 - start] = UInt8(ascii: "#") }
  }

  // MARK: Inline

  private mutating func readInline(_ line: Range<Int>) {
    var position = line.lowerBound
    while let next = Self.marks.first(in: source.utf8.span, from: position, to: line.upperBound) {
      position = next
      switch source.utf8[position] {
      case UInt8(ascii: "`"): position = endOfCode(at: position, in: line)
      case UInt8(ascii: "{"): position = readBraces(at: position, in: line)
      case UInt8(ascii: "["): position = readFootnote(at: position, in: line)
      case UInt8(ascii: "$"): position = readFormula(at: position, in: line)
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
  }

  /// The end of a code span that begins at an offset, or of its backticks when it has no end.
  private func endOfCode(at position: Int, in line: Range<Int>) -> Int {
    let isTick = { (byte: UInt8) in byte == UInt8(ascii: "`") }
    let count = source.utf8[position..<line.upperBound].prefix(while: isTick).count
    var next = position + count
    let limit = min(line.upperBound, next + Self.reach)
    while next < limit {
      let ticks = source.utf8[next..<limit].prefix(while: isTick).count
      if ticks == count { return next + ticks }
      next += max(1, ticks)
    }
    return position + count
  }

  /// Reads a construct in braces; returns the offset behind it.
  private mutating func readBraces(at position: Int, in line: Range<Int>) -> Int {
    if nextBrace < position + 1 {
      nextBrace = source.utf8[position..<line.upperBound].firstIndex(of: UInt8(ascii: "}")) ?? .max
    }
    guard nextBrace < min(line.upperBound, position + Self.reach) else { return position + 1 }
    let rest = position..<line.upperBound
    for construct in Self.braces where starts(rest, construct.open) {
      // The closing mark holds the first closing brace; what stands before that is in front of it.
      let start = nextBrace - construct.beforeBrace
      guard start >= position + construct.open.utf8.count,
        starts(start..<line.upperBound, construct.close)
      else { continue }
      let range = position..<start + construct.close.utf8.count
      if construct.open == "{/*" { addComment(range) }
      let isWholeLine = !construct.isMasked && isAlone(range, in: line)
      hide(range, fill: isWholeLine ? 0x20 : UInt8(ascii: "x"), isMasked: construct.isMasked)
      return range.upperBound
    }
    return position + 1
  }

  private static let braces: [BraceConstruct] = [
    BraceConstruct("{{<", ">}}"), BraceConstruct("{{%", "%}}"),
    BraceConstruct("{{", "}}", isMasked: true), BraceConstruct("{%", "%}"),
    BraceConstruct("{/*", "*/}"), BraceConstruct("{#", "}"), BraceConstruct("{:", "}"),
    BraceConstruct("{.", "}"),
  ]

  private mutating func readFootnote(at position: Int, in line: Range<Int>) -> Int {
    guard starts(position..<line.upperBound, "[^"),
      let end = find("]", in: position + 2..<line.upperBound), end > position + 3,
      source.utf8[position..<end].allSatisfy({ !$0.isSpace })
    else { return position + 1 }
    let isDefinition =
      starts(end..<line.upperBound, ":")
      && isAlone(position..<position, in: line.lowerBound..<position)
    hide(position..<end + (isDefinition ? 1 : 0))
    return end
  }

  /// Masks a formula, `$x$` or `$$x$$`; returns the offset behind it.
  ///
  /// As in Pandoc, no space stands inside the marks and no digit behind them: prices are none.
  private mutating func readFormula(at position: Int, in line: Range<Int>) -> Int {
    let mark = starts(position..<line.upperBound, "$$") ? "$$" : "$"
    let inner = position + mark.utf8.count
    guard inner < line.upperBound, mark == "$$" || !source.utf8[inner].isSpace,
      let end = find(mark, in: inner..<line.upperBound), end - mark.utf8.count > inner
    else { return inner }
    let isClosed = mark == "$$" || !source.utf8[end - 2].isSpace
    let isPrice = end < line.upperBound && source.utf8[end].isASCIIWord
    guard isClosed, !isPrice else { return inner }
    hide(position..<end, isMasked: true)
    return end
  }

  // MARK: Overwriting

  private mutating func hide(
    _ range: Range<Int>, fill: UInt8 = UInt8(ascii: "x"), isMasked: Bool = false
  ) {
    guard !range.isEmpty else { return }
    hidden.append(Piece(range: range, isMasked: isMasked))
    for index in range { plain[index - start] = fill }
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range { plain[index - start] = 0x20 }
  }

  private mutating func addComment(_ range: Range<Int>) {
    comments.append(SourceComment(range, delimiters: (3, 3), in: source))
  }

  private func isAlone(_ range: Range<Int>, in line: Range<Int>) -> Bool {
    source.utf8[line.lowerBound..<range.lowerBound].allSatisfy(\.isSpace)
      && source.utf8[range.upperBound..<line.upperBound].allSatisfy(\.isSpace)
  }

  private func starts(_ range: Range<Int>, _ text: String) -> Bool {
    source.utf8[range].starts(with: text.utf8)
  }

  /// The offset behind the next place of a text, not too far away.
  private func find(_ text: String, in range: Range<Int>) -> Int? {
    let bytes = Array(text.utf8)
    let limit = min(range.upperBound, range.lowerBound + Self.reach)
    var position = range.lowerBound
    while position + bytes.count <= limit {
      if source.utf8[position..<position + bytes.count].elementsEqual(bytes) {
        return position + bytes.count
      }
      position += 1
    }
    return nil
  }
}

/// A construct of a template language between marks with braces.
private struct BraceConstruct: Sendable {
  let open: String
  let close: String
  /// Whether the construct is shown, but masked.
  let isMasked: Bool
  /// How many bytes of the closing mark stand before its first brace.
  let beforeBrace: Int

  init(_ open: String, _ close: String, isMasked: Bool = false) {
    (self.open, self.close, self.isMasked) = (open, close, isMasked)
    beforeBrace = close.utf8.prefix { $0 != UInt8(ascii: "}") }.count
  }
}
