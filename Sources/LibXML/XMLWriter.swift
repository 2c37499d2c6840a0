/// Writes XML into a buffer that can be drained while writing.
///
/// Elements opened with ``open(_:_:)``, ``beginLine(_:_:)`` or ``element(_:_:_:)`` stand on lines
/// of their own, indented by two spaces a level, so that a change of one value changes one line. Nothing is
/// added inside an element's text.
package struct XMLWriter: Sendable {
  /// What was written and not yet taken, as UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// How many characters were left out because XML 1.0 cannot hold them, such as U+000B.
  package private(set) var droppedCharacters = 0
  private var openNames: [String] = []
  /// Where the content of the element begins whose start tag was written last.
  private var contentStart = 0

  /// Makes a writer and writes the XML declaration.
  package init() {
    raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  /// Hands over what was written so far and empties the buffer.
  package mutating func takeBytes() -> [UInt8] {
    defer {
      bytes.removeAll(keepingCapacity: true)
      contentStart = -1
    }
    return bytes
  }

  /// Writes a document type declaration with a system identifier.
  package mutating func documentType(_ name: String, system: String) {
    raw("<!DOCTYPE \(name) SYSTEM \"\(system)\">\n")
  }

  /// Writes a start tag on a line of its own; ``close()`` ends the element.
  package mutating func open(_ name: String, _ attributes: [XMLAttribute] = []) {
    indent()
    startTag(name, attributes, closing: ">\n")
    openNames.append(name)
  }

  /// Writes the end tag of the innermost open element; does nothing when none is open.
  package mutating func close() {
    guard let name = openNames.popLast() else { return }
    indent()
    endTag(name)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes an element with text on one line, or without content when the text is empty.
  package mutating func element(
    _ name: String, _ attributes: [XMLAttribute] = [], _ content: String = ""
  ) {
    indent()
    if content.isEmpty {
      emptyInline(name, attributes)
    } else {
      beginInline(name, attributes)
      text(content)
      endInline(name, collapsing: true)
    }
    raw("\n")
  }

  /// Begins an element on a line of its own whose content is text and inline elements.
  package mutating func beginLine(_ name: String, _ attributes: [XMLAttribute] = []) {
    indent()
    beginInline(name, attributes)
  }

  /// Ends the element that ``beginLine(_:_:)`` began.
  package mutating func endLine(_ name: String) {
    endInline(name)
    raw("\n")
  }

  /// Begins an element inside the text of another one, with nothing around it.
  package mutating func beginInline(_ name: String, _ attributes: [XMLAttribute] = []) {
    startTag(name, attributes, closing: ">")
  }

  /// Ends the element that ``beginInline(_:_:)`` began.
  ///
  /// - Parameters:
  ///   - name: the name of the element.
  ///   - collapsing: whether an element of which nothing was written, since XML cannot hold its
  ///     characters, becomes an empty one, as it would when it was read and written again.
  package mutating func endInline(_ name: String, collapsing: Bool = false) {
    if collapsing, bytes.count == contentStart {
      bytes.removeLast()
      return raw("/>")
    }
    endTag(name)
  }

  /// Writes an element without content inside the text of another one.
  package mutating func emptyInline(_ name: String, _ attributes: [XMLAttribute] = []) {
    startTag(name, attributes, closing: "/>")
  }

  /// Writes character data, escaped.
  package mutating func text(_ text: String) { escaped(text, isAttribute: false) }

  private mutating func indent() {
    for _ in 0..<2 * openNames.count { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func startTag(_ name: String, _ attributes: [XMLAttribute], closing: String) {
    bytes.append(UInt8(ascii: "<"))
    raw(name)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      raw(attribute.name)
      bytes.append(UInt8(ascii: "="))
      bytes.append(UInt8(ascii: "\""))
      escaped(attribute.value, isAttribute: true)
      bytes.append(UInt8(ascii: "\""))
    }
    raw(closing)
    contentStart = bytes.count
  }

  private mutating func endTag(_ name: String) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    raw(name)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func raw(_ text: String) {
    // Most are names, too short for a copy in one piece to be worth its beginning.
    guard text.utf8.count <= 15 else { return bytes.append(contentsOf: text.utf8) }
    let source = text.utf8.span
    for index in 0..<source.count { bytes.append(source[index]) }
  }

  private mutating func escaped(_ text: String, isAttribute: Bool) {
    // Most text needs nothing, and is faster to append whole.
    if Self.isPlain(text) { return raw(text) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\r"): raw("&#13;")
      case UInt8(ascii: "\"") where isAttribute: raw("&quot;")
      case UInt8(ascii: "\t") where isAttribute: raw("&#9;")
      case UInt8(ascii: "\n") where isAttribute: raw("&#10;")
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), 0x20...: bytes.append(byte)
      default: droppedCharacters += 1
      }
      if byte == 0xBE || byte == 0xBF { dropNoncharacter() }
    }
  }

  /// Whether all bytes of a text stand for themselves wherever they are, and begin no character to
  /// be left out.
  private static func isPlain(_ text: String) -> Bool {
    let source = text.utf8.span
    for index in 0..<source.count {
      switch source[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0xEF:
        return false
      case let byte where byte < 0x20: return false
      default: continue
      }
    }
    return true
  }

  /// Takes back U+FFFE or U+FFFF if one was just written, the only characters besides controls
  /// that a string can hold and XML 1.0 cannot (production 2, Char).
  private mutating func dropNoncharacter() {
    guard bytes.count >= 3, bytes[bytes.count - 2] == 0xBF, bytes[bytes.count - 3] == 0xEF else {
      return
    }
    bytes.removeLast(3)
    droppedCharacters += 1
  }
}
