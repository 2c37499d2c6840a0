/// Turns the events of a Markdown parser into blocks of visible text.
struct MarkdownBlockBuilder {
  /// A text under construction: the one of a block, or the alternative text of a picture in it.
  private struct OpenText {
    var text: VisibleText
    var kind: BlockKind
    var level: Int
    var spans: [OpenSpan] = []
    /// A line break that waits for the text behind it.
    var lineBreak: (isHard: Bool, start: Int)?
    /// The offset behind the last text in the source.
    var end: Int?
  }

  private struct OpenSpan {
    var span: MarkdownEvent.Span
    /// Where the span's text begins; nil before its first character.
    var start: Int?
  }

  private let source: SourceText
  private let offset: Int
  private let extensions: MarkdownExtensions
  private var context: [MarkdownEvent.Block] = []
  private var listDepth = 0
  private var quoteDepth = 0
  private var texts: [OpenText] = []
  /// A text that was closed, in whose memory the next one is built.
  private var spare: OpenText?
  private var html: [Range<Int>] = []
  /// The lines of the block of code that is read, as long as nothing in it is hidden.
  private var code: [Range<Int>] = []
  private var openComment: Int?
  /// Whether the next cell is the first of its row.
  private var startsRow = false
  /// Which hidden stretch of the source comes next; see ``MarkdownExtensions/isPlain(_:near:)``.
  private var nextHidden = 0
  private var document = ParsedDocument(blocks: [])
  /// Where the titles begin that are blocks already.
  private var titles: Set<Int> = []

  /// Makes a builder for events whose offsets count from an offset of the source.
  init(_ source: SourceText, from offset: Int, extensions: MarkdownExtensions) {
    self.source = source
    self.offset = offset
    self.extensions = extensions
  }

  /// Takes the next event.
  mutating func take(_ event: MarkdownEvent) {
    switch event {
    case .enter(let block): enter(block)
    case .leave(let block): leave(block)
    case .enterSpan(.image):
      let caption = newText(.caption)
      texts.append(caption)
    case .leaveSpan(.image(let file)): closeCaption(ofFile: file)
    case .enterSpan(let span): open(span)
    case .title(let range): addTitle(range.lowerBound + offset..<range.upperBound + offset)
    case .leaveSpan(let span): close(span)
    case .text(let kind, let range):
      take(kind, range.lowerBound + offset..<range.upperBound + offset)
    case .lineBreak(let isHard): breakLine(isHard: isHard)
    case .lineEnd: endLine()
    }
  }

  /// The blocks in file order, and the comments.
  mutating func finish() -> ParsedDocument {
    closeTexts()
    for (value, kind) in extensions.shown { addShown(value, as: kind) }
    let starts = document.blocks.map { $0.offsets.fileRange(of: 0..<1).lowerBound }
    if zip(starts, starts.dropFirst()).allSatisfy(<=) { return document }
    let order = document.blocks.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    return ParsedDocument(blocks: order.map { document.blocks[$0] }, comments: document.comments)
  }

  // MARK: Blocks

  private mutating func enter(_ block: MarkdownEvent.Block) {
    closeTexts()
    context.append(block)
    if block == .list { listDepth += 1 }
    if block == .quote { quoteDepth += 1 }
    if block == .tableRow { startsRow = true }
  }

  private mutating func leave(_ block: MarkdownEvent.Block) {
    if block == .html { closeHTML() }
    if block == .code { closeCode() }
    closeTexts()
    if block == .tableCell { startsRow = false }
    context.removeLast()
    if block == .list { listDepth -= 1 }
    if block == .quote { quoteDepth -= 1 }
  }

  private mutating func newText(_ kind: BlockKind? = nil) -> OpenText {
    let (usual, level) = kindOfContext
    guard var open = spare.take() else {
      return OpenText(
        text: VisibleText(source), kind: kind ?? usual, level: kind == nil ? level : 0)
    }
    open.kind = kind ?? usual
    open.level = kind == nil ? level : 0
    return open
  }

  private var kindOfContext: (BlockKind, Int) {
    switch context.last {
    case .heading(let level): (.heading, level)
    case .code: (.code, 0)
    case .tableCell: (.tableCell, startsRow ? 1 : 0)
    default: listDepth > 0 ? (.listItem, listDepth) : (.paragraph, quoteDepth)
    }
  }

  private mutating func closeTexts() {
    while !texts.isEmpty { closeText() }
  }

  /// Closes the alternative text of a picture; the name of its file is none that is translated.
  private mutating func closeCaption(ofFile address: String) {
    if let open = texts.last, open.kind == .caption,
      PictureText.isName(String(decoding: open.text.utf8, as: UTF8.self), ofFile: address)
    {
      texts[texts.count - 1].text.mark(.url, from: 0)
    }
    closeText()
  }

  private mutating func closeText() {
    while let open = texts.last?.spans.last { close(open.span) }
    guard var open = texts.popLast() else { return }
    if open.kind != .code { InlineTokens.mark(in: &open.text) }
    let kind = Self.isFormula(open.text.utf8[...]) ? .code : open.kind
    if kind == .heading { markAnchor(of: &open) }
    if let block = open.text.block(kind, level: open.level) { document.blocks.append(block) }
    // All spans are closed.
    open.text.begin()
    open.lineBreak = nil
    open.end = nil
    spare = open
  }

  /// Marks a heading with the name that is written behind it.
  private func markAnchor(of open: inout OpenText) {
    guard let end = open.end, let name = HeadingAnchor.name(behind: end, in: source.utf8) else {
      return
    }
    open.text.mark(.anchor(name: name), from: 0)
  }

  // MARK: Text

  private mutating func openText() {
    let text = newText()
    texts.append(text)
  }

  private mutating func withText(_ change: (inout OpenText) -> Void) {
    if texts.isEmpty { openText() }
    change(&texts[texts.count - 1])
  }

  private mutating func take(_ kind: MarkdownEvent.Text, _ range: Range<Int>) {
    if kind == .html, context.last == .html {
      html.append(range)
    } else if kind == .html {
      takeInlineHTML(range)
    } else if kind == .reference {
      let name = source.string(range)
      let (text, source) = (CharacterReference.text(of: name) ?? name, source)
      withText { Self.append(text, for: range, of: source, to: &$0) }
    } else if extensions.isPlain(range, near: &nextHidden) {
      if context.last == .code, texts.isEmpty { return code.append(range) }
      append(MarkdownExtensions.Piece(range: range, isMasked: false))
    } else {
      openCode()
      for piece in extensions.pieces(of: range) { append(piece) }
    }
  }

  private mutating func append(_ piece: MarkdownExtensions.Piece) {
    guard !piece.range.isEmpty else { return }
    if texts.isEmpty { openText() }
    Self.append(piece, of: source, to: &texts[texts.count - 1])
  }

  private static func append(
    _ piece: MarkdownExtensions.Piece, of source: SourceText, to open: inout OpenText
  ) {
    settleBreak(
      before: piece.range.lowerBound, next: firstScalar(of: piece.range, in: source), of: source,
      in: &open)
    let start = open.text.count
    open.text.append(piece.range)
    if piece.isMasked { open.text.mark(.code, from: start) }
    open.end = piece.range.upperBound
  }

  private static func firstScalar(of range: Range<Int>, in source: SourceText) -> Unicode.Scalar? {
    var scanner = UTF8Scanner(source.utf8[range])
    return scanner.next()?.value
  }

  private static func append(
    _ text: String, for range: Range<Int>, of source: SourceText, to open: inout OpenText
  ) {
    settleBreak(
      before: range.lowerBound, next: text.unicodeScalars.first, of: source, in: &open)
    open.text.append(text, for: range)
    open.end = range.upperBound
  }

  // MARK: Code

  /// Makes a block of the lines of code, all at once.
  private mutating func closeCode() {
    guard let first = code.first, let last = code.last else { return }
    var text = VisibleText(source)
    text.reserve(bytes: code.reduce(code.count) { $0 + $1.count }, pieces: 2 * code.count)
    let isPlain = text.isPlain(first.lowerBound..<last.upperBound)
    var end = first.lowerBound
    for line in code {
      text.appendLineFeed(for: Self.lineEnd(in: end..<line.lowerBound, of: source))
      text.append(line, isPlain: isPlain)
      end = line.upperBound
    }
    code.removeAll(keepingCapacity: true)
    if let block = text.block(.code) { document.blocks.append(block) }
  }

  /// Goes on piece by piece with the lines of code so far, where something in the next is hidden.
  private mutating func openCode() {
    let lines = code
    code = []
    for line in lines {
      append(MarkdownExtensions.Piece(range: line, isMasked: false))
      endLine()
    }
  }

  // MARK: Line breaks

  private mutating func breakLine(isHard: Bool) {
    withText { open in
      guard let end = open.end else { return }
      open.lineBreak = (isHard || open.lineBreak?.isHard == true, open.lineBreak?.start ?? end)
    }
  }

  /// The end of a line of code or HTML.
  private mutating func endLine() {
    guard context.last != .html, context.last != .code || !texts.isEmpty else { return }
    withText { open in
      guard let end = open.end else { return }
      open.lineBreak = (true, open.lineBreak?.start ?? end)
    }
  }

  /// Puts what a line break stands for before the text behind it, and begins the spans there.
  private static func settleBreak(
    before position: Int, next: @autoclosure () -> Unicode.Scalar?, of source: SourceText,
    in open: inout OpenText
  ) {
    if let lineBreak = open.lineBreak {
      open.lineBreak = nil
      let isInsideText = !lineBreak.isHard && open.text.endsWithCJK && next()?.isCJK == true
      let mark = open.kind == .code ? "\n" : isInsideText ? "" : " "
      open.text.append(mark, for: lineEnd(in: lineBreak.start..<position, of: source))
    }
    for index in open.spans.indices where open.spans[index].start == nil {
      open.spans[index].start = open.text.count
    }
  }

  /// Where the line end stands between two texts; tags and marks may stand there too.
  private static func lineEnd(in gap: Range<Int>, of source: SourceText) -> Range<Int> {
    let isLineEnd = { (byte: UInt8) in byte == 0x0a || byte == 0x0d }
    guard let start = source.utf8[gap].firstIndex(where: isLineEnd) else {
      return gap.lowerBound..<gap.lowerBound
    }
    return start..<start
      + source.utf8[start..<gap.upperBound].prefix(2).prefix(while: isLineEnd).count
  }

  // MARK: Spans

  private mutating func open(_ span: MarkdownEvent.Span) {
    // The deepest ones of very many are left out, so that closing one takes no time.
    withText { if $0.spans.count < 256 { $0.spans.append(OpenSpan(span: span, start: nil)) } }
  }

  private mutating func close(_ span: MarkdownEvent.Span) {
    withText { open in
      guard let index = open.spans.lastIndex(where: { $0.span == span }) else { return }
      let closed = open.spans.remove(at: index)
      guard let start = closed.start else { return }
      switch closed.span {
      case .emphasis: open.text.mark(.emphasis, from: start)
      case .strong: open.text.mark(.strong, from: start)
      case .code: open.text.mark(.code, from: start)
      case .link(let destination):
        let isAddress = Self.isAddress(destination, shownAs: open.text.utf8[start...])
        open.text.mark(isAddress ? .url : .link(destination: destination), from: start)
      case .image, .other: break
      }
    }
  }

  /// Whether the text of a link is the address that it leads to, perhaps without the scheme.
  private static func isAddress(_ destination: String, shownAs text: ArraySlice<UInt8>) -> Bool {
    let rest = destination.utf8.count - text.count
    guard rest == 0 || rest == "mailto:".utf8.count,
      destination.utf8.suffix(text.count).elementsEqual(text)
    else { return false }
    return rest == 0 || destination.utf8.starts(with: "mailto:".utf8)
      || destination.utf8.starts(with: "http://".utf8)
  }

  /// Whether a paragraph is a formula over several lines, between `$$` and `$$`.
  private static func isFormula(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: "$$".utf8) && text.count > 4 && text.ends(with: "$$")
  }

  // MARK: HTML

  private mutating func closeHTML() {
    let found = HTMLBlockReader(
      fragment: MarkupSource(lines: html, of: source), listDepth: listDepth, quoteDepth: quoteDepth
    )
    .read()
    document.blocks += found.blocks
    document.comments += found.comments
    html = []
  }

  /// A tag inside running text is not visible, but may stand for a space, a picture or code.
  private mutating func takeInlineHTML(_ range: Range<Int>) {
    if let start = openComment {
      guard source.utf8[range].ends(with: "-->") else { return }
      openComment = nil
      addComment(start..<range.upperBound)
      return
    }
    if source.utf8[range].starts(with: "<!--".utf8) {
      if source.utf8[range].ends(with: "-->") {
        addComment(range)
      } else {
        openComment = range.lowerBound
      }
      return
    }
    let tag = HTMLTag(source.utf8[range])
    for (value, _) in tag.shownAttributes { addShown(value) }
    switch (tag.name, tag.isClosing) {
    case ("br", _): breakLine(isHard: true)
    case ("code", false), ("tt", false), ("samp", false), ("kbd", false), ("var", false):
      open(.code)
    case ("b", false), ("strong", false): open(.strong)
    case ("i", false), ("em", false): open(.emphasis)
    case ("code", true), ("tt", true), ("samp", true), ("kbd", true), ("var", true): close(.code)
    case ("b", true), ("strong", true): close(.strong)
    case ("i", true), ("em", true): close(.emphasis)
    case ("img", _):
      addShown(tag.attribute("alt"), maskedAs: tag.isCalledByItsFile ? .url : nil)
    default: break
    }
  }

  /// Adds the title of a link or picture as a block; many may refer to one place that has it.
  private mutating func addTitle(_ range: Range<Int>) {
    guard titles.insert(range.lowerBound).inserted else { return }
    var text = VisibleText(source)
    text.append(range)
    InlineTokens.mark(in: &text)
    if let block = text.block(.caption) { document.blocks.append(block) }
  }

  /// Adds what an attribute says as a block.
  private mutating func addShown(
    _ value: Range<Int>?, as kind: BlockKind = .caption, maskedAs mask: InlineSpan.Kind? = nil
  ) {
    guard let value else { return }
    var text = MarkupText(MarkupSource(source))
    text.append(value)
    let level = kind == .heading ? 6 : 0
    if let block = text.block(kind, level: level, maskedAs: mask) { document.blocks.append(block) }
  }

  private mutating func addComment(_ range: Range<Int>) {
    document.comments.append(SourceComment(html: range, in: source))
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes end with those of a text.
  func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
