internal import LanguageAssets
internal import LibXML

/// An element as text on one line, for a note where TBX has no place for the element itself.
enum EscapedElement {
  /// The element as XML.
  static func text(of element: CarriedElement) -> String {
    var xml = XMLWriter()
    _ = xml.takeBytes()
    xml.inline(element)
    let text = String(decoding: xml.takeBytes(), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "&#10;")
  }

  /// The element that a text holds; nil when it holds none.
  static func element(in text: String) -> CarriedElement? {
    var cursor = ElementCursor(ByteSource(Array(text.utf8)))
    guard let start = try? cursor.nextChild(),
      let element = try? cursor.carried(start, namespace: start.namespace, in: ""),
      (try? cursor.finish()) != nil
    else { return nil }
    return element
  }
}

extension XMLWriter {
  /// Writes an element with all that is inside, with no line breaks of its own.
  mutating func inline(_ element: CarriedElement) {
    let attributes = element.attributes.map { XMLAttribute($0.name, $0.value) }
    guard !element.pieces.isEmpty else { return emptyInline(element.name, attributes) }
    beginInline(element.name, attributes)
    for piece in element.pieces {
      switch piece {
      case .text(let content): text(content)
      case .element(let child): inline(child)
      }
    }
    endInline(element.name)
  }

  /// Writes an element on a line of its own, groups with one line for each part.
  mutating func lines(_ element: CarriedElement) {
    let attributes = element.attributes.map { XMLAttribute($0.name, $0.value) }
    if TBXVocabulary.isBlock(element.name), !element.children.isEmpty {
      open(element.name, attributes)
      for child in element.children { lines(child) }
      close()
    } else if element.pieces.isEmpty {
      self.element(element.name, attributes)
    } else {
      beginLine(element.name, attributes)
      for piece in element.pieces {
        switch piece {
        case .text(let content): text(content)
        case .element(let child): inline(child)
        }
      }
      endLine(element.name)
    }
  }
}
