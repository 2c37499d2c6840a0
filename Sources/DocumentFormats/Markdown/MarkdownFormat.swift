/// Markdown as GitHub reads it, with front matter and the extensions of the common site generators.
package struct MarkdownFormat: DocumentFormat {
  package static let name = "markdown"
  package static let fileExtensions = ["md", "markdown", "mdown", "mkd", "mdx", "rmd", "qmd"]
  package static let escapes: [TextEscape] = [
    .none, .backslashedMarkup, .doubledApostrophes, .backslashes,
  ]

  /// Whether lines that are far enough from the margin are code, which they never are in MDX: there they stand
  /// inside components.
  private let hasIndentedCode: Bool

  package init() { hasIndentedCode = true }

  /// Makes a reader for a file.
  package init(forPath path: String) {
    hasIndentedCode = !path.lowercased().hasSuffix(".mdx")
  }

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    let source = try SourceText(bytes)
    let matter = FrontMatter(of: source)
    let extensions = MarkdownExtensions(of: source, from: matter.end)
    var builder = MarkdownBlockBuilder(source, from: matter.end, extensions: extensions)
    try MD4CParser.read(extensions.plain, into: &builder, hasIndentedCode: hasIndentedCode)
    var document = builder.finish()
    document.blocks = matter.blocks + document.blocks
    document.comments = (matter.comments + document.comments + extensions.comments).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    return document
  }
}
