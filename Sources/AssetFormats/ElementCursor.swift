internal import LibXML

/// Walks through an XML document element by element, for readers that descend recursively.
struct ElementCursor: ~Copyable {
  private var reader: XMLReader

  /// Makes a cursor before the root element.
  init(_ source: ByteSource) {
    reader = XMLReader { try source.next() }
  }

  /// The faults in the XML itself that were read past so far.
  var warnings: [XMLWarning] { reader.warnings }

  /// The line that was read last, from 1.
  var line: Int { reader.position.line }

  /// Takes the next event.
  ///
  /// - Parameter skipping: what character data is passed over.
  /// - Returns: the event; nil at the end of the document.
  /// - Throws: ``AssetError`` for what is not XML, and whatever the source throws.
  mutating func next(skipping: XMLReader.Skipping = .nothing) throws -> XMLEvent? {
    do {
      return try reader.next(skipping: skipping)
    } catch let error as XMLError {
      throw AssetError(error)
    }
  }

  /// Returns the next child of the element that is open; nil when the element ends.
  ///
  /// A child must be read to its end, by ``text()``, ``skip()`` or this method, before the next.
  mutating func nextChild() throws -> XMLElement? {
    guard case .start(let element) = try next(skipping: .text) else { return nil }
    return element
  }

  /// Reads the open element to its end and returns its text, that of its descendants included.
  mutating func text() throws -> String {
    var text = ""
    var depth = 1
    while depth > 0, let event = try next() {
      switch event {
      case .start: depth += 1
      case .end: depth -= 1
      case .text(let part): text += part
      }
    }
    return text
  }

  /// Reads the open element to its end.
  mutating func skip() throws {
    do {
      try reader.skipElement()
    } catch let error as XMLError {
      throw AssetError(error)
    }
  }

  /// Reads what follows the root element, where only faults can be.
  mutating func finish() throws {
    while try next(skipping: .text) != nil {}
  }
}

extension AssetError {
  /// The error of a file that is no XML.
  fileprivate init(_ error: XMLError) {
    self.init(
      line: error.position.line, column: error.position.column, error.reason, hint: error.hint)
  }
}

extension XMLElement {
  /// The value of `xml:lang`, else of `lang`, which old versions of TMX and careless writers use.
  var languageAttribute: String? { self["xml:lang"] ?? self["lang"] }
}
