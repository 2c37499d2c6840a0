/// Pages of HTML, read as browsers read them: broken markup is repaired, never refused.
///
/// Front matter, which makers of sites such as Jekyll and Hugo take out, is read as that of Markdown is.
package struct HTMLFormat: DocumentFormat {
  package static let name = "html"
  package static let fileExtensions = ["html", "htm", "xhtml"]
  package static let escapes: [TextEscape] = [.references, .referencesInAttributes]

  package init() {}

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    let source: SourceText
    do throws(DocumentError) {
      source = try SourceText(bytes)
    } catch {
      guard error.reason == .notText, let charset = Self.charset(of: bytes) else { throw error }
      throw DocumentError(
        .malformed("the page is in \(charset); save it as UTF-8"), at: error.offset)
    }
    let matter = FrontMatter(of: source)
    var document = HTMLBlockReader(MarkupSource(source, from: matter.end)).read()
    document.blocks = matter.blocks + document.blocks
    document.comments = matter.comments + document.comments
    return document
  }

  /// The encoding that a page declares, unless it is UTF-8.
  private static func charset(of bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(1024).filter { $0 < 0x80 }, as: UTF8.self)
    guard let key = head.lowercased().firstRange(of: "charset=") else { return nil }
    let name = head.lowercased()[key.upperBound...].drop { "\"' ".contains($0) }
      .prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return name.isEmpty || ["utf-8", "utf8"].contains(String(name)) ? nil : String(name)
  }
}
