/// Text without markup, whose structure shows in line breaks, bullets and the look of its lines.
package struct PlainTextFormat: DocumentFormat {
  package static let name = "plain"
  package static let fileExtensions = ["txt", "text"]

  package init() {}

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    let source = try SourceText(bytes)
    let lines = SourceLines.ranges(in: source.utf8).map { TextLine($0, of: source) }
    let paragraphs = ParagraphGrouping.paragraphs(of: lines)
    let kinds = BlockKinds.kinds(of: paragraphs, in: lines)
    let blocks = zip(paragraphs, kinds).compactMap { paragraph, kind in
      block(of: lines[paragraph.lines], kind: kind, source: source)
    }
    return ParsedDocument(blocks: blocks)
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
