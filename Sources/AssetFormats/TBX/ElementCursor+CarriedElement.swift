internal import LanguageAssets
internal import LibXML

extension ElementCursor {
  /// Reads the open element to its end, with all that is inside.
  ///
  /// Data categories written as elements of another namespace than the file's own (the DCT style of
  /// TBX version 3) become elements with a `type`. Layout white space is left out.
  ///
  /// - Parameters:
  ///   - element: the start tag.
  ///   - namespace: the namespace of the file's own elements; nil when they have none.
  ///   - place: the name of the element around it, which decides about unknown categories.
  /// - Returns: the element.
  /// - Throws: ``AssetError`` for what is not XML, and whatever the source throws.
  mutating func carried(
    _ element: XMLElement, namespace: String?, in place: String
  ) throws -> CarriedElement {
    var result = TBXVocabulary.normalized(element, namespace: namespace, in: place)
    var hasText = false
    while let event = try next() {
      switch event {
      case .text(let text):
        if !hasText { hasText = text.utf8.contains { $0 > 0x20 } }
        result.pieces.append(.text(text))
        continue
      case .start(let child):
        result.pieces.append(
          .element(try carried(child, namespace: namespace, in: result.name)))
        continue
      case .end: break
      }
      break
    }
    if result.pieces.count == 1, case .text(let text) = result.pieces[0] {
      result.pieces = hasText ? [.text(text.unwrapped)] : []
    } else if !hasText {
      result.pieces.removeAll { piece in
        if case .text = piece { return true }
        return false
      }
    }
    return result
  }
}
