/// Plural rules of Apple's string tables (`.stringsdict`).
package struct StringsDictFormat: DocumentFormat {
  package static let name = "stringsdict"
  package static let fileExtensions = ["stringsdict"]
  package static let escapes: [TextEscape] = [.references]

  package init() {}

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    let source = try XMLSource.read(bytes, root: "plist")
    var reader = XMLStringReader(source, elements: ["key", "string"]) { _ in true }
    var document = reader.read(hasEscapes: false)
    let elements = zip(reader.names, document.blocks)
    (document.blocks, document.blockKeys) = ([], [])
    Self.append(elements, to: &document)
    return document
  }

  /// Adds the texts among the elements of a table, with their keys: that of the entry, which stands
  /// before its format, the variable and the plural form.
  private static func append(
    _ elements: some Sequence<(String, TextBlock)>, to document: inout ParsedDocument
  ) {
    var (entry, variable, key) = ("", "", "")
    var isOpen = false
    for (name, block) in elements {
      if name == "key" {
        // A key behind a key is inside of its dictionary.
        if isOpen { variable = key }
        if block.text == "NSStringLocalizedFormatKey" { (entry, variable) = (variable, "") }
        key = block.text
        isOpen = true
        continue
      }
      isOpen = false
      guard !technicalKeys.contains(key) else { continue }
      document.append(block, key: [entry, variable, key].filter { !$0.isEmpty })
    }
  }

  /// The keys of what kind a rule and its number have.
  private static let technicalKeys: Set<String> = [
    "NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey",
  ]
}
