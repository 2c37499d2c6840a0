/// What an ``XMLReader`` meets next in a document.
package enum XMLEvent: Hashable, Sendable {
  /// A start tag, or the start of an empty element.
  case start(XMLElement)
  /// The end of the element with this name, as written.
  case end(name: String)
  /// Character data: entities and CDATA resolved, joined across comments, never empty.
  case text(String)
}

/// A start tag.
package struct XMLElement: Hashable, Sendable {
  /// The name as written, with its prefix.
  package let name: String
  /// The name without its prefix.
  package let localName: String
  /// The namespace that the element belongs to; nil when it is in none.
  package let namespace: String?
  /// The attributes in file order; namespace declarations are not among them.
  package let attributes: [XMLAttribute]
  /// Where the tag begins.
  package let position: XMLPosition

  /// Makes a start tag.
  package init(
    name: String, namespace: String? = nil, attributes: [XMLAttribute] = [], position: XMLPosition
  ) {
    self.name = name
    if let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) {
      localName = String(name[name.utf8.index(after: colon)...])
    } else {
      localName = name
    }
    self.namespace = namespace
    self.attributes = attributes
    self.position = position
  }

  /// Makes a start tag whose name was taken apart already.
  init(
    name: String, localName: String, namespace: String?, attributes: [XMLAttribute],
    position: XMLPosition
  ) {
    self.name = name
    self.localName = localName
    self.namespace = namespace
    self.attributes = attributes
    self.position = position
  }

  /// The value of the attribute with a name as written; nil when the element has none.
  package subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// An attribute of a start tag.
package struct XMLAttribute: Hashable, Sendable {
  /// The name as written, with its prefix.
  package let name: String
  /// The value with references resolved.
  package let value: String

  /// Makes an attribute.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A place in an XML file.
package struct XMLPosition: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column in code points, from 1.
  package let column: Int

  /// Makes a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
