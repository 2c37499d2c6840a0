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
      guard error.reason == .notText, let charset = Self.declaredCharset(of: bytes),
        !Self.saysUTF8(charset)
      else { throw error }
      throw DocumentError(
        .malformed("the page is in \(charset); save it as UTF-8"), at: error.offset)
    }
    let matter = FrontMatter(of: source)
    var document = HTMLBlockReader(MarkupSource(source, from: matter.end)).read()
    document.blocks = matter.blocks + document.blocks
    document.comments = matter.comments + document.comments
    return document
  }

  /// The encoding that a page declares at its beginning, as HTML or XML; nil where it declares none.
  package static func declaredCharset(of bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(1024).filter { $0 < 0x80 }, as: UTF8.self)
      .lowercased()
    guard let key = head.firstRange(of: "charset=") ?? head.firstRange(of: "encoding=") else {
      return nil
    }
    let name = head[key.upperBound...].drop { "\"' ".contains($0) }
      .prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return name.isEmpty ? nil : String(name)
  }

  /// Whether the name of an encoding is that of UTF-8.
  static func saysUTF8(_ charset: String?) -> Bool { ["utf-8", "utf8"].contains(charset) }
}
