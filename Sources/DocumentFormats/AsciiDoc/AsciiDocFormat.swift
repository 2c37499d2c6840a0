/// Documents in AsciiDoc, as Asciidoctor and Antora read it.
///
/// Source: Eclipse Foundation, “AsciiDoc Language Documentation”. Attributes are not resolved, files
/// are not included; every branch of a condition is read. Front matter, which site generators allow, is read as in
/// Markdown.
package struct AsciiDocFormat: DocumentFormat {
  package static let name = "asciidoc"
  package static let fileExtensions = ["adoc", "asciidoc", "asc"]

  package init() {}

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    let source = try SourceText(bytes)
    let matter = FrontMatter(of: source)
    var document = AsciiDocReader(source, from: matter.end).read()
    document.blocks = matter.blocks + document.blocks
    document.comments = matter.comments + document.comments
    return document
  }
}
