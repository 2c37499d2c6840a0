internal import LibXML

/// Finds the root element of a document and says what a file of another kind is.
enum DocumentRoot {
  /// Reads up to the root element, which must have one of the given local names.
  ///
  /// - Throws: ``AssetError`` that names what the file really is.
  static func find(
    _ names: [String], of format: String, in cursor: inout ElementCursor
  ) throws -> XMLElement {
    guard let root = try cursor.nextChild() else {
      throw AssetError(line: 1, column: 1, "the file holds no element", hint: "expected \(format)")
    }
    if names.contains(root.localName) { return root }
    if names.contains(root.localName.lowercased()) {
      throw AssetError(
        line: root.position.line, column: root.position.column,
        "<\(root.name)> is written in capitals", hint: "the names of elements have small letters")
    }
    let expected = names.map { "<\($0)>" }.joined(separator: " or ")
    throw AssetError(
      line: root.position.line, column: root.position.column,
      "this is \(kind(of: root)), not \(format)", hint: "expected \(expected) as the root element")
  }

  private static func kind(of root: XMLElement) -> String {
    switch root.localName.lowercased() {
    case "html": "an HTML page"
    case "xliff": "an XLIFF file"
    case "tmx": "a TMX translation memory"
    case "martif", "tbx": "a TBX termbase"
    case "map", "tileset": "a map of the Tiled game editor"
    case "rss", "feed": "a news feed"
    case "ts": "a Qt translation file"
    case "svg": "an SVG picture"
    case "mtf": "a MultiTerm termbase"
    case "resources": "an Android resource file"
    default: "an XML file with the root element <\(root.name)>"
    }
  }
}
