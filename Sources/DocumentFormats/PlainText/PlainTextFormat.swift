/// Text without markup, whose structure shows in line breaks, bullets and the look of its lines.
package struct PlainTextFormat: DocumentFormat {
  package static let name = "plain"
  package static let fileExtensions = ["txt", "text"]

  package init() {}

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    let source = try SourceText(bytes)
    let blocks = SourceLines.ranges(in: source.utf8).compactMap { line in
      var text = VisibleText(source)
      text.append(line)
      return text.block(.paragraph)
    }
    return ParsedDocument(blocks: blocks)
  }
}
