/// Documents in AsciiDoc, as Asciidoctor and Antora read it.
///
/// Source: Eclipse Foundation, “AsciiDoc Language Documentation”. Attributes are not resolved, files
/// are not included; every branch of a condition is read.
package struct AsciiDocFormat: DocumentFormat {
  package static let name = "asciidoc"
  package static let fileExtensions = ["adoc", "asciidoc", "asc"]

  package init() {}

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    AsciiDocReader(try SourceText(bytes)).read()
  }
}
