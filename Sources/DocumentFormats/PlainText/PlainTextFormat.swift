/// Text without markup, whose structure shows in line breaks, bullets and the look of its lines.
package struct PlainTextFormat: DocumentFormat {
  package static let name = "plain"
  package static let fileExtensions = ["txt", "text"]

  package init() {}

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    let source = try SourceText(bytes)
    // Sphinx reads whatever extension it is told to.
    if Self.isRST(source) { return try RSTFormat().parse(bytes) }
    let lines = SourceLines.ranges(in: source.utf8).map { TextLine($0, of: source) }
    let paragraphs = ParagraphGrouping.paragraphs(of: lines)
    let kinds = BlockKinds.kinds(of: paragraphs, in: lines)
    let blocks = zip(paragraphs, kinds).compactMap { paragraph, kind in
      block(of: lines[paragraph.lines], kind: kind, source: source)
    }
    return ParsedDocument(blocks: blocks)
  }

  /// Whether several lines have directives or roles of reStructuredText: `.. note::`, ``:ref:`start` ``.
  private static func isRST(_ source: SourceText) -> Bool {
    var (position, signs) = (0, 0)
    while let line = SourceLines.next(from: &position, in: source.utf8.span) {
      let text = source.utf8[line].drop { $0 == 0x20 }
      guard isDirective(text) || hasRole(text) else { continue }
      signs += 1
      if signs == leastSigns { return true }
    }
    return false
  }

  /// A text may show one or two.
  private static let leastSigns = 3

  private static func isDirective(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: ".. ".utf8) else { return false }
    let name = line.dropFirst(3).prefix { $0.isASCIIWord || "-_.+".utf8.contains($0) }
    return !name.isEmpty && line[name.endIndex...].starts(with: "::".utf8)
  }

  private static func hasRole(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = line
    while let tick = rest.firstIndex(of: UInt8(ascii: "`")) {
      let head = rest[..<tick]
      rest = rest[(tick + 1)...]
      guard head.last == UInt8(ascii: ":") else { continue }
      let name = head.dropLast().reversed().prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
      if name.count > 1, head.dropLast(name.count + 1).last == UInt8(ascii: ":") { return true }
    }
    return false
  }

  private func block(
    of lines: ArraySlice<TextLine>, kind: (kind: BlockKind, level: Int), source: SourceText
  ) -> TextBlock? {
    var text = VisibleText(source)
    for (index, line) in zip(lines.indices, lines) {
      if index > lines.startIndex { join(lines[index - 1], line, in: &text) }
      if kind.kind == .code {
        text.append(line.range)
      } else {
        MarkupResidue.append(line.body, of: source, to: &text)
      }
    }
    if kind.kind != .code { InlineTokens.mark(in: &text) }
    return text.block(kind.kind, level: kind.level)
  }

  /// What a line break that joins stands for: a space, or nothing between Chinese or Japanese
  /// characters, behind a hyphen and at a soft hyphen.
  private func join(_ line: TextLine, _ next: TextLine, in text: inout VisibleText) {
    let isInsideWord =
      line.last?.isCJK == true && next.first?.isCJK == true || line.last == "\u{AD}"
      || line.endsInHyphenatedWord
    text.append(isInsideWord ? "" : " ", for: line.range.upperBound..<next.range.lowerBound)
  }
}

extension TextLine {
  /// Whether the line ends with a hyphen right behind a letter.
  fileprivate var endsInHyphenatedWord: Bool {
    let tail = text.unicodeScalars.suffix(2)
    return tail.count == 2 && tail.last == "-" && tail.first?.isLetter == true
  }
}
