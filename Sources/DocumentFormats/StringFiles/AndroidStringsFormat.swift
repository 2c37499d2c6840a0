/// String resources of Android: the strings, plural forms and arrays of one language.
///
/// Source: Android developer documentation, “String resources”.
package struct AndroidStringsFormat: DocumentFormat {
  package static let name = "android-strings"
  package static let fileExtensions: [String] = []
  package static let generalFileExtensions = ["xml"]

  package static func reads(path: String) -> Bool {
    path.lowercased().hasSuffix(".xml") && LocalizationPath.holdsAndroidResources(path)
  }

  package init() {}

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    let source = try XMLSource.read(bytes, root: "resources")
    var reader = XMLStringReader(source, elements: ["string", "item"]) { tag in
      tag.attribute("translatable").map { source.string($0) } != "false"
    }
    return reader.read(hasEscapes: true)
  }
}

/// Plural rules of Apple's string tables (`.stringsdict`).
package struct StringsDictFormat: DocumentFormat {
  package static let name = "stringsdict"
  package static let fileExtensions = ["stringsdict"]

  package init() {}

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    let source = try XMLSource.read(bytes, root: "plist")
    var reader = XMLStringReader(source, elements: ["key", "string"]) { _ in true }
    var document = reader.read(hasEscapes: false)
    document.blocks =
      zip(reader.names, document.blocks).reduce(
        into: (key: "", texts: [TextBlock]())
      ) { read, next in
        if next.0 == "key" {
          read.key = next.1.text
        } else if !Self.technicalKeys.contains(read.key) {
          read.texts.append(next.1)
        }
      }.texts
    return document
  }

  /// The keys of what kind a rule and its number have.
  private static let technicalKeys: Set<String> = [
    "NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey",
  ]
}
