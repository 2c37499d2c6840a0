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
  /// The names of the element.
  package let tag: XMLTag
  /// The attributes in file order; namespace declarations are not among them.
  package let attributes: [XMLAttribute]
  /// Where the tag begins.
  package let position: XMLPosition

  /// Makes a start tag.
  package init(tag: XMLTag, attributes: [XMLAttribute] = [], position: XMLPosition) {
    self.tag = tag
    self.attributes = attributes
    self.position = position
  }

  /// The name as written, with its prefix.
  package var name: String { tag.name }
  /// The name without its prefix.
  package var localName: String { tag.localName }
  /// The namespace that the element belongs to; nil when it is in none.
  package var namespace: String? { tag.namespace }

  /// The value of the attribute with a name as written; nil when the element has none.
  package subscript(_ name: String) -> String? {
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }
}

/// The names of an element.
///
/// A class, since a document has many elements and few names: a reader makes one value for all
/// elements of a name, which may be told apart by identity.
package final class XMLTag: Hashable, Sendable {
  /// The name as written, with its prefix.
  package let name: String
  /// The name without its prefix.
  package let localName: String
  /// The namespace that elements of the name belong to; nil when it is none.
  package let namespace: String?

  /// Makes names.
  package init(name: String, localName: String, namespace: String? = nil) {
    self.name = name
    self.localName = localName
    self.namespace = namespace
  }

  package static func == (left: XMLTag, right: XMLTag) -> Bool {
    left === right || left.name == right.name && left.namespace == right.namespace
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
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
