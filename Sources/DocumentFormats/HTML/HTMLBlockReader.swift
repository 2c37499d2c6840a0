import LanguageText

/// Reads the blocks of HTML: of a file, or of a fragment inside Markdown.
struct HTMLBlockReader {
  private let html: MarkupSource
  private let isInMarkdown: Bool
  private var open: HTMLOpenElements
  private var text: MarkupText
  private var found = ParsedDocument(blocks: [])
  /// The language that the page says it is in.
  private var language: LanguageTag?
  /// The element that is left out at the moment, and how many of its name are open.
  private var skipped: (name: String, depth: Int)?

  /// Makes a reader of a whole file.
  init(_ html: MarkupSource) {
    self.init(html, context: .init(kind: .paragraph, level: 0, listDepth: 0, quoteDepth: 0))
  }

  /// Makes a reader of a fragment in Markdown that stands in some lists and quotes.
  init(fragment html: MarkupSource, listDepth: Int, quoteDepth: Int) {
    self.init(
      html,
      context: .init(
        kind: listDepth > 0 ? .listItem : .paragraph, level: listDepth > 0 ? listDepth : quoteDepth,
        listDepth: listDepth, quoteDepth: quoteDepth),
      isInMarkdown: true)
  }

  private init(
    _ html: MarkupSource, context: HTMLOpenElements.Context, isInMarkdown: Bool = false
  ) {
    self.html = html
    self.isInMarkdown = isInMarkdown
    open = HTMLOpenElements(outside: context)
    text = MarkupText(html, isInMarkdown: isInMarkdown)
  }

  /// The blocks and comments in file order.
  consuming func read() -> ParsedDocument {
    var tokens = HTMLTokenizer(html.bytes, isInMarkdown: isInMarkdown)
    while let token = tokens.next() {
      switch token {
      case .text(let range): if skipped == nil { text.append(range) }
      case .comment(let range):
        found.comments.append(
          SourceComment(html: html.sourceRange(of: range), in: html.source))
      case .tag(let tag, let range):
        if skipped == nil || endsSkipping(tag) { take(tag, at: range) }
      }
    }
    closeBlock()
    let starts = found.blocks.map { $0.offsets.fileRange(of: 0..<1).lowerBound }
    let order = found.blocks.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    found.blocks = order.map { found.blocks[$0] }
    return found
  }

  // MARK: Tags

  private mutating func take(_ tag: HTMLTag, at range: Range<Int>) {
    let name = tag.name
    if name == "br" {
      text.breakLine(at: range)
    } else if !tag.isSelfClosing, HTMLElements.isNoText(tag) {
      if !HTMLElements.inline.contains(name) { closeBlock() }
      skipped = (name, 1)
    } else if HTMLElements.skipped.contains(name) {
      for (value, _) in tag.shownAttributes { add(value, as: .caption) }
      if !tag.isClosing, !tag.isSelfClosing { skipped = (name, 1) }
    } else if HTMLElements.inline.contains(name) {
      takeInline(tag)
    } else {
      closeBlock()
      if name == "meta" { takeMeta(tag) }
      for (value, kind) in tag.shownAttributes { add(value, as: kind) }
      if name == "html", !tag.isClosing { language = tag.language }
      if !HTMLElements.void.contains(name) {
        if tag.isClosing {
          open.close(name)
        } else {
          open.open(name, isMasked: isMasked(tag))
        }
      } else {
        open.close("title")
      }
      text = MarkupText(
        html, keepsSpace: open.context.isPreformatted, isInMarkdown: isInMarkdown)
    }
  }

  private mutating func takeInline(_ tag: HTMLTag) {
    if tag.isClosing { return text.close(tag.name) }
    for (value, _) in tag.shownAttributes { add(value, as: .caption) }
    switch tag.name {
    case "img", "input", "area":
      add(tag.attribute("alt"), as: .caption, maskedAs: tag.isCalledByItsFile ? .url : nil)
    case _ where isMasked(tag): text.open(.code, name: tag.name)
    case "a": takeLink(tag)
    default: if let kind = HTMLElements.span(of: tag.name) { text.open(kind, name: tag.name) }
    }
  }

  /// Whether a tag says that its text is not to be translated, or that a passage is in another language.
  private func isMasked(_ tag: HTMLTag) -> Bool {
    HTMLElements.isMasked(tag)
      || language.map { HTMLElements.isForeign(tag, onPageIn: $0) } ?? false
  }

  private mutating func takeLink(_ tag: HTMLTag) {
    guard let range = tag.attribute("href") else { return }
    var destination = MarkupText(html)
    destination.append(range)
    text.close("a")
    text.open(
      .link(destination: destination.block(.code, level: 0)?.text ?? ""), name: "a")
  }

  private mutating func takeMeta(_ tag: HTMLTag) {
    let key = tag.value(of: "name") ?? tag.value(of: "property")
    guard let key, ["description", "og:title", "og:description"].contains(key.lowercased()) else {
      return
    }
    add(tag.attribute("content"), as: .metadata)
  }

  /// Adds the text of an attribute as a block.
  private mutating func add(
    _ value: Range<Int>?, as kind: BlockKind, maskedAs mask: InlineSpan.Kind? = nil
  ) {
    guard let value else { return }
    var text = MarkupText(html)
    text.append(value)
    let level = kind == .heading ? 6 : 0
    if let block = text.block(kind, level: level, maskedAs: open.context.isMasked ? .code : mask) {
      found.blocks.append(block)
    }
  }

  private mutating func closeBlock() {
    let context = open.context
    if let block = text.block(
      context.kind, level: context.level, maskedAs: context.isMasked ? .code : nil)
    {
      found.blocks.append(block)
    }
  }

  // MARK: What is not shown

  /// Counts the elements inside one that is left out; returns whether its end is before a tag.
  private mutating func endsSkipping(_ tag: HTMLTag) -> Bool {
    guard let (name, depth) = skipped else { return true }
    let isReading = name == "rt" || name == "rp"
    if isReading, !HTMLElements.inline.contains(tag.name) || tag.name == "ruby" {
      skipped = nil
      return tag.name != name || !tag.isClosing
    }
    if ["body", "html"].contains(tag.name), tag.isClosing {
      skipped = nil
      return true
    }
    guard tag.name == name else { return false }
    if !tag.isClosing {
      if !tag.isSelfClosing { skipped = (name, depth + 1) }
    } else {
      skipped = depth > 1 ? (name, depth - 1) : nil
    }
    return false
  }
}
