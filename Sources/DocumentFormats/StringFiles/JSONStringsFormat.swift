/// Strings of a user interface as JSON: the values of nested objects, in one language a file.
///
/// Keys that begin with `@` hold what is no text: notes for translators, the locale.
package struct JSONStringsFormat: DocumentFormat {
  package static let name = "json-strings"
  // Not `json`: most files of that name hold no text.
  package static let fileExtensions = ["arb"]

  package init() {}

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    let source = try SourceText(bytes)
    var reader = JSONStrings(source)
    let values = try reader.read()
    return ParsedDocument(
      blocks: values.compactMap { value in
        guard !value.path.contains(where: { $0.hasPrefix("@") }),
          var block = EscapedString(value.range, of: source).block
        else { return nil }
        Placeholders.mark(in: &block)
        return block
      })
  }
}
