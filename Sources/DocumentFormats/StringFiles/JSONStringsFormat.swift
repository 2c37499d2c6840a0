/// Strings of a user interface as JSON: the values of nested objects, in one language a file.
///
/// Keys that begin with `@` hold what is no text: notes for translators, the locale. Beside a
/// `message`, as Chrome and Docusaurus have it, so do `description` and `placeholders`.
package struct JSONStringsFormat: DocumentFormat {
  package static let name = "json-strings"
  package static let fileExtensions = ["arb"]
  package static let generalFileExtensions = ["json"]
  package static let escapes: [TextEscape] = [.backslashes]

  package static func reads(path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".arb")
      || name.hasSuffix(".json") && LocalizationPath.holdsTranslations(path)
  }

  package init() {}

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    let source = try SourceText(bytes)
    var reader = JSONStrings(source)
    let values = try reader.read()
    let messages = Set(values.filter { $0.path.last == "message" }.map { $0.path.dropLast() })
    let depth = Self.isBelowLanguage(values) ? 1 : 0
    var document = ParsedDocument(blocks: [], comments: reader.comments)
    for value in values {
      guard !value.path.contains(where: { $0.hasPrefix("@") }),
        !Self.isNote(value.path, messages),
        var block = EscapedString(value.range, of: source).block,
        !AddressParts.isOne(block.text, at: value.path)
      else { continue }
      block.readAsInterfaceString()
      document.append(block, key: Array(value.path.dropFirst(depth)))
    }
    return document
  }

  /// Whether all values stand below one key that names the language.
  private static func isBelowLanguage(_ values: [JSONStrings.Value]) -> Bool {
    guard let name = values.first?.path.first, LocalizationPath.isLanguage(name) else {
      return false
    }
    return values.allSatisfy { $0.path.first == name && $0.path.count > 1 }
  }

  /// Whether a value belongs to a message without being it.
  private static func isNote(_ path: [String], _ messages: Set<ArraySlice<String>>) -> Bool {
    guard let place = path.lastIndex(where: { $0 == "description" || $0 == "placeholders" }) else {
      return false
    }
    return messages.contains(path[..<place])
  }
}
