extension HTMLFormat {
  /// The text of a part of a page, with its character references read; nil where a tag or a line end stands in it.
  ///
  /// - Complexity: O(n) in the length of the part.
  package static func text(of part: ArraySlice<UInt8>) -> String? {
    var text: [UInt8] = []
    var offset = part.startIndex
    while offset < part.endIndex {
      switch part[offset] {
      case UInt8(ascii: "<"), 0x0a, 0x0d: return nil
      case UInt8(ascii: "&"):
        guard let reference = CharacterReference(part[offset...]) else { fallthrough }
        text += Array(reference.text.utf8)
        offset = reference.end
      default:
        text.append(part[offset])
        offset += 1
      }
    }
    return String(validating: text, as: UTF8.self)
  }

  /// Whether a page has to write what is not ASCII as references: it does so, and does not say that it is in UTF-8.
  ///
  /// - Complexity: O(n) in the length of the page.
  package static func isOfReferences(_ page: [UInt8]) -> Bool {
    page.allSatisfy { $0 < 0x80 } && !saysUTF8(declaredCharset(of: page))
  }
}
