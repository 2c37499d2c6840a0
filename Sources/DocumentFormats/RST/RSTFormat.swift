/// Documents in reStructuredText, with the roles and directives of Sphinx.
///
/// Source: docutils, “reStructuredText Markup Specification”. Tables give cells line by line.
package struct RSTFormat: DocumentFormat {
  package static let name = "rst"
  package static let fileExtensions = ["rst", "rest"]

  package init() {}

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    RSTReader(try SourceText(bytes)).read()
  }
}
