/// String resources of Android: the strings, plural forms and arrays of one language.
///
/// Source: Android developer documentation, “String resources”.
package struct AndroidStringsFormat: DocumentFormat {
  package static let name = "android-strings"
  package static let fileExtensions: [String] = []
  package static let generalFileExtensions = ["xml"]
  package static let escapes: [TextEscape] = [.androidString]

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
