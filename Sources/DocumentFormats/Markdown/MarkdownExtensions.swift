/// What site generators add to Markdown, made harmless before it is parsed.
///
/// Liquid tags and Hugo shortcodes, heading ids, lines of attributes, footnote marks, containers (`:::`), admonitions
/// (`!!!`, `!>`), alerts, the directives, roles and targets of MyST, the import lines, comments and
/// component tags of MDX, the lines that include files (`<<< @/part.js#region{2}`, `--8<-- "part.md"`), the
/// blocks of PyMdown (`/// tip`), the tabs of VuePress (`@tab npm`), the lines with dashes around parts of a page
/// (`--- task ---`), and tags with the attribute `markdown`. They are overwritten in a copy of the document, byte for
/// byte, so that the parser meets plain Markdown and its positions still hold.
/// What stands in a line is read in `MarkdownExtensions+Inline.swift`, containers in `MarkdownExtensions+Containers.swift`.
struct MarkdownExtensions {
  /// A stretch of text between what is hidden.
  struct Piece: Hashable {
    /// Where it stands in the source.
    var range: Range<Int>
    /// Whether it is a placeholder such as `{{ name }}`: shown, but masked.
    var isMasked: Bool
  }

  /// The document from the end of its front matter on, with the extensions overwritten.
  var plain: [UInt8]
  /// The comments of MDX, those between the tags of Hugo and Liquid, and references to nothing.
  var comments: [SourceComment] = []
  /// Where the texts stand that the tags of components show: titles, labels, descriptions.
  private(set) var shown: [(value: Range<Int>, kind: BlockKind)] = []

  /// How far the end of an extension may be from its start; keeps reading linear.
  static let reach = 1000

  let source: SourceText
  let start: Int
  /// Where the next closing brace stands, at or behind the place that is read.
  var nextBrace = -1
  /// Where the next byte stands that an extension or a code span may begin with, and from where on there
  /// is none before it; see ``mark(from:)``.
  var nextMark = (from: 0, at: -1)
  /// The hidden stretches of the source in order.
  var hidden: [Piece] = []
  /// Where the next line is read from when a construct has taken more than one.
  var consumed = 0
  /// Whether a comment turned out to have no end, so that none is looked for again.
  var hasUnclosedComment = false
  /// Whether a tag turned out to have no end, so that none is looked for again.
  private var hasUnclosedTag = false

  /// Looks for extensions from an offset of the source on.
  init(of source: SourceText, from start: Int) {
    self.source = source
    self.start = start
    plain = Array(source.utf8[start...])
    var fence: CodeFence?
    var directives: [CodeFence] = []
    var opensDirective = false
    var opensBlock = false
    var codeTags = CodeTags()
    var position = start
    // What is left of the last line of the front matter is no line.
    if start > 0 { _ = SourceLines.next(from: &position, in: source.utf8.span) }
    while let line = SourceLines.next(from: &position, in: source.utf8.span) {
      let mayBeOption = opensDirective
      let mayBeBlockOption = opensBlock
      opensDirective = false
      opensBlock = false
      let first = Self.firstMark(of: line, in: source.utf8.span)
      let mayBeFence = first == UInt8(ascii: "`") || first == UInt8(ascii: "~")
      if line.lowerBound < consumed {
        if consumed < line.upperBound { readInline(consumed..<line.upperBound) }
      } else if let open = fence {
        if mayBeFence, open.isClosed(by: source.utf8[line]) {
          fence = nil
          if open.isLifted { lift(line) }
        }
      } else if mayBeOption, FencedDirective.isOption(source.utf8[line]) {
        blank(line)
        opensDirective = true
      } else if mayBeBlockOption, SlashBlock.isOption(source.utf8[line]) {
        blank(line)
        opensBlock = true
      } else if first == UInt8(ascii: "/"), let title = title(ofBlock: line) {
        showTitle(title, of: line)
        opensBlock = true
      } else if mayBeFence, let directive = FencedDirective(source.utf8[line]) {
        readDirective(directive, line)
        directives.append(directive.fence)
        opensDirective = true
      } else if mayBeFence, let last = directives.last, last.isClosed(by: source.utf8[line]) {
        directives.removeLast()
        blank(line)
      } else if mayBeFence, var opened = CodeFence(source.utf8[line]) {
        opened.isLifted = liftFence(line)
        fence = opened
      } else if first != nil, let tags = codeTags.pair(openedBy: line, in: source.utf8) {
        readCode(tags)
      } else if first == UInt8(ascii: "<"), tag(alone: line) != nil, opensCode(behind: line) {
        hideTag(line)
      } else if first == UInt8(ascii: "<"), let tags = summaryTags(in: line),
        opensCode(behind: line)
      {
        hideSummary(tags)
      } else if first != nil {
        readLine(line)
      }
    }
  }

  /// The first byte of a line, also one inside a quote, that is no space; nil for an empty line.
  private static func firstMark(of line: Range<Int>, in bytes: Span<UInt8>) -> UInt8? {
    for index in line {
      let byte = bytes[index]
      if !byte.isSpace, byte != UInt8(ascii: ">") { return byte }
    }
    return nil
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

  /// Whether nothing is hidden in a stretch of the source; what is hidden next is likely where it was when
  /// this was asked before.
  func isPlain(_ range: Range<Int>, near last: inout Int) -> Bool {
    guard !hidden.isEmpty else { return true }
    let isNear =
      (last == 0 || hidden[last - 1].range.upperBound <= range.lowerBound)
      && (last == hidden.count || hidden[last].range.upperBound > range.lowerBound)
    if !isNear { last = firstHidden(behind: range.lowerBound) }
    return last == hidden.count || hidden[last].range.lowerBound >= range.upperBound
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

  /// Hides the line that opens a directive; its title becomes a heading.
  private mutating func readDirective(_ directive: FencedDirective, _ line: Range<Int>) {
    let text = source.utf8[line]
    let mark = text.firstIndex { !$0.isSpace && $0 != UInt8(ascii: ">") } ?? line.lowerBound
    blank(mark..<directive.title.lowerBound)
    guard !directive.title.isEmpty else { return }
    for index in mark..<mark + 6 { plain[index - start] = UInt8(ascii: "#") }
  }

  private mutating func readLine(_ line: Range<Int>) {
    let text = source.utf8[line]
    let indent = text.prefix { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }.count
    let body = line.lowerBound + indent..<line.upperBound
    if isModuleLine(text) { return blank(line) }
    if let end = endOfImport(from: line) {
      consumed = end
      return blank(line.lowerBound..<end)
    }
    guard let first = source.utf8[body].first else { return }
    if first == UInt8(ascii: "-"),
      isInclusion(source.utf8[body]) || DashedTag(source.utf8[body]) != nil
        || ColumnMark.isOne(source.utf8[body])
    {
      return blank(body)
    }
    if first == UInt8(ascii: "|") || first == UInt8(ascii: "-") {
      widenDelimiters(in: body)
      return readInline(line)
    }
    switch first {
    case UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "="),
      UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "#"),
      UInt8(ascii: "@"), UInt8(ascii: "{"):
      break
    default: return readInline(line)
    }
    if first == UInt8(ascii: "{"), readAttributeLine(body) { return }
    if first == UInt8(ascii: ":") {
      if ColumnMark.isOne(source.utf8[body]) { return blank(body) }
      widenDelimiters(in: body)
    }
    if isTarget(source.utf8[body]) || isInclusion(source.utf8[body]) { return blank(body) }
    if isTagAroundMarkdown(source.utf8[body]) { return hideTag(body) }
    if ComponentTag.opens(source.utf8[body]), readComponent(from: body.lowerBound) { return }
    if starts(body, ":::") { return readContainer(body) }
    if first == UInt8(ascii: "@"), readTab(body) { return }
    if first == UInt8(ascii: "["), readComment(asReference: body) { return }
    if starts(body, "[^"), readDefinition(ofFootnote: body) { return }
    if starts(body, "!!! ") || starts(body, "??? ") || starts(body, "???+ ")
      || starts(body, "=== \"")
    {
      return readAdmonition(body)
    }
    if starts(body, "[!"), let end = find("]", in: body), end - body.lowerBound < 24 {
      unquote(from: line.lowerBound)
      return blank(body.lowerBound..<end)
    }
    if starts(body, "[[toc]]") || starts(body, "[TOC]") || starts(body, "[[_TOC_]]")
      || isDirective(source.utf8[body])
    {
      return blank(body)
    }
    if starts(body, "!> ") || starts(body, "?> ") {
      blank(body.lowerBound..<body.lowerBound + 2)
    }
    readInline(line)
    // What is hidden is in order, and this stands behind all else of the line.
    if first == UInt8(ascii: "#") {
      hideAnchor(in: body)
      hideAttributes(in: body)
    }
  }

  /// Hides the attributes behind a heading, `:id=the-title :class=wide`, as docsify has them.
  private mutating func hideAttributes(in heading: Range<Int>) {
    let text = source.utf8[heading]
    var start: Int?
    var words = text.split(whereSeparator: \.isSpace)[...]
    while words.count > 2, let word = words.popLast(), word.first == UInt8(ascii: ":"),
      let sign = word.firstIndex(of: UInt8(ascii: "=")), sign > word.startIndex + 1,
      word[(word.startIndex + 1)..<sign].allSatisfy({ $0.isASCIIWord || $0 == UInt8(ascii: "-") })
    {
      start = word.startIndex
    }
    if let start { hide(start..<heading.upperBound, fill: 0x20) }
  }

  /// Hides the anchor behind a heading: `[[the-title]]`, as the documentation builder of Hugging Face has
  /// it, `[#the-title]`, as Nextra has, or `\{#the-title}`, as MDX asks for.
  private mutating func hideAnchor(in heading: Range<Int>) {
    let text = source.utf8[heading]
    guard let last = text.lastIndex(where: { !$0.isSpace }) else { return }
    for (opening, closing) in [("[[", "]]"), ("[#", "]"), ("\\{#", "}")]
    where text[...last].reversed().starts(with: closing.utf8) {
      let end = last + 1 - closing.utf8.count
      let name = text[..<end].reversed().prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
      let open = end - name.count - opening.utf8.count
      guard !name.isEmpty, open > heading.lowerBound, starts(open..<last, opening) else { continue }
      return hide(open..<last + 1, fill: 0x20)
    }
  }

  /// Whether a line asks the documentation builder of Hugging Face for something: `[[open-in-colab]]`, `[[autodoc]] Name`.
  private func isDirective(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "[[".utf8), let end = line.firstRange(of: "]]".utf8)?.lowerBound,
      end > line.startIndex + 2,
      line[(line.startIndex + 2)..<end].allSatisfy({
        ($0 &- 0x61 < 26) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      })
    else { return false }
    return line[(end + 2)...].split(whereSeparator: \.isSpace).count < 2
  }

  /// Whether a line is the target of references in MyST, `(the-name)=`.
  private func isTarget(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "("), line.count < Self.reach,
      let last = line.lastIndex(where: { !$0.isSpace }), line[last] == UInt8(ascii: "="),
      last > line.startIndex + 2, line[last - 1] == UInt8(ascii: ")")
    else { return false }
    return line[(line.startIndex + 1)..<(last - 1)].allSatisfy { !$0.isSpace }
  }

  /// The title of a line that opens or closes a block of PyMdown, which may be indented; nil for any other line.
  private func title(ofBlock line: Range<Int>) -> Range<Int>? {
    SlashBlock(source.utf8[line].drop(while: \.isSpace))?.title
  }

  /// Whether a line puts in code from a file, as VitePress has it: `<<< @/part.js#region{2}`; or a text, as PyMdown
  /// does: `--8<-- "part.md"`.
  private func isInclusion(_ line: ArraySlice<UInt8>) -> Bool {
    if line.starts(with: "--8<--".utf8) { return true }
    guard line.starts(with: "<<<".utf8) else { return false }
    let path = line.dropFirst(3).drop(while: \.isSpace)
    let isPath = path.first.map { "@./~".utf8.contains($0) || $0.isASCIIWord } ?? false
    return isPath && path.prefix { !$0.isSpace }.contains { "./".utf8.contains($0) }
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

  /// The end of the last line of an import over several lines, of which the first is `import {`; nil for others.
  private func endOfImport(from line: Range<Int>) -> Int? {
    guard source.utf8[line].first == UInt8(ascii: "i"),
      source.utf8[line].starts(with: "import {".utf8),
      source.utf8[line].drop(while: { $0 != UInt8(ascii: "{") }).dropFirst().allSatisfy(\.isSpace)
    else { return nil }
    var position = line.upperBound
    let limit = min(source.utf8.count, position + Self.reach)
    while let next = SourceLines.next(from: &position, in: source.utf8.span),
      next.upperBound <= limit
    {
      let text = source.utf8[next].drop(while: \.isSpace)
      if text.starts(with: "} from ".utf8) { return next.upperBound }
      let isName = { (byte: UInt8) in byte.isASCIIWord || byte.isSpace || "$,".utf8.contains(byte) }
      guard text.allSatisfy(isName) else { return nil }
    }
    return nil
  }

  /// Whether a line is a tag and nothing else behind which Markdown is read, where Markdown alone sees
  /// HTML up to the next empty line: that of a component of MDX, `<Steps>`, `</Steps>` or `<Tabs />`, of a part of
  /// one of Vue, `<template #title>`, or one with the attribute `markdown`, as kramdown and Python-Markdown have it.
  private func isTagAroundMarkdown(_ line: ArraySlice<UInt8>) -> Bool {
    guard let tag = tag(alone: line.indices),
      let initial = tag.first(where: { $0 != UInt8(ascii: "/") })
    else { return false }
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(initial) { return true }
    let name = tag.drop { $0 == UInt8(ascii: "/") }
    // Vue's, and the choices of the documentation builder of Hugging Face.
    if ["template", "hfoption"].contains(where: { name.starts(with: $0.utf8) }) { return true }
    return tag.split(whereSeparator: \.isSpace).dropFirst().contains { attribute in
      attribute.starts(with: "markdown".utf8)
        && [nil, UInt8(ascii: "=")].contains(attribute.dropFirst("markdown".utf8.count).first)
    }
  }

  /// What stands between the angle brackets of a line that is one tag, perhaps indented; nil for others.
  private func tag(alone line: Range<Int>) -> ArraySlice<UInt8>? {
    let text = source.utf8[line].drop(while: \.isSpace)
    guard text.first == UInt8(ascii: "<"), text.count < Self.reach,
      let end = text.lastIndex(where: { !$0.isSpace }), text[end] == UInt8(ascii: ">")
    else { return nil }
    let tag = text[text.startIndex + 1..<end]
    guard let initial = tag.first, initial.isASCIIWord || initial == UInt8(ascii: "/") else {
      return nil
    }
    return tag.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") } ? nil : tag
  }

  /// Whether a text is a closing tag and nothing else.
  private func closesComponent(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.lastIndex(where: { !$0.isSpace }) else { return false }
    return text.starts(with: "</".utf8) && text.firstIndex(of: UInt8(ascii: ">")) == last
  }

  /// Hides the tag of a component over several lines; returns whether it is one, with nothing behind it.
  private mutating func readComponent(from offset: Int) -> Bool {
    guard !hasUnclosedTag else { return false }
    switch ComponentTag.end(from: offset, in: source.utf8) {
    case .none:
      hasUnclosedTag = true
      return false
    case .noTag: return false
    case .found(let end):
      let rest = source.utf8[end...].prefix { $0 != 0x0a && $0 != 0x0d }
      guard rest.allSatisfy(\.isSpace) || closesComponent(rest) else { return false }
      // Markdown alone knows the tags of elements, unless their bracket begins a line and is taken for a quote.
      if ComponentTag.isElement(at: offset, in: source.utf8) {
        let before = source.utf8[..<(end - 1)].last { $0 != 0x20 && $0 != 0x09 }
        guard before == 0x0a || before == 0x0d else { return false }
      }
      hideTag(offset..<end)
      blank(end..<rest.endIndex)
      consumed = rest.endIndex
      return true
    }
  }

  /// Adds a text that is shown, given by its place.
  mutating func show(_ value: Range<Int>, as kind: BlockKind) { shown.append((value, kind)) }

  /// Hides a tag but for the texts that its component shows.
  private mutating func hideTag(_ range: Range<Int>) {
    let tag = HTMLTag(source.utf8[range].drop(while: \.isSpace))
    shown += tag.shownAttributes
    if tag.name == "img", !tag.isCalledByItsFile, let text = tag.attribute("alt") {
      shown.append((text, .caption))
    }
    blank(range)
  }
}
