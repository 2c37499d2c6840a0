/// A tag of HTML, without checking that it is a valid one.
struct HTMLTag {
  /// The name in lower case; empty for a comment or declaration.
  let name: String
  /// Whether the tag closes an element.
  let isClosing: Bool

  private let text: [UInt8]

  /// Reads a tag from its `<` to its `>`.
  init(_ text: String) {
    self.text = Array(text.utf8)
    let body = self.text.dropFirst()
    isClosing = body.first == UInt8(ascii: "/")
    let letters = body.dropFirst(isClosing ? 1 : 0).prefix {
      $0.isASCIIWord || $0 == UInt8(ascii: "-")
    }
    name = String(decoding: letters, as: UTF8.self).lowercased()
  }

  /// Where the value of an attribute stands in the tag, without its quotes; nil without one.
  func attribute(_ attribute: String) -> Range<Int>? {
    let key = Array((attribute + "=").utf8)
    var position = name.utf8.count + 1
    var quote: UInt8?
    while position + key.count < text.count {
      let byte = text[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if text[position - 1].isSpace, text[position...].starts(with: key) {
        return value(at: position + key.count)
      }
      position += 1
    }
    return nil
  }

  /// The alternative text of a picture as a block; nil without one.
  func alternativeText(at offset: Int, in source: SourceText) -> TextBlock? {
    guard let value = attribute("alt") else { return nil }
    var text = VisibleText(source)
    text.append(value.lowerBound + offset..<value.upperBound + offset)
    return text.block(.caption)
  }

  private func value(at start: Int) -> Range<Int>? {
    guard start < text.count else { return nil }
    let quote = text[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let end = text[start...].firstIndex { $0.isSpace || $0 == UInt8(ascii: ">") } ?? text.count
      return start..<end
    }
    return text[(start + 1)...].firstIndex(of: quote).map { start + 1..<$0 }
  }
}
