/// The content of a TMX `seg`: text and inline codes.
package struct SegmentContent: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Text or an inline code.
  package enum Piece: Hashable, Sendable {
    /// Translatable text.
    case text(String)
    /// Markup of the original document.
    case code(InlineCode)
  }

  /// The pieces in order; no two texts stand side by side.
  package var pieces: [Piece]

  /// Makes content of pieces.
  package init(pieces: [Piece]) { self.pieces = pieces }

  /// Makes content of plain text.
  package init(_ text: String) { pieces = text.isEmpty ? [] : [.text(text)] }

  /// Makes content of plain text.
  package init(stringLiteral value: String) { self.init(value) }

  /// The translatable text without codes: native code inside `bpt`, `ept`, `ph`, `it` and `ut` is
  /// left out, text inside `hi` and `sub` is kept (TMX 1.4b §3.5).
  package var plainText: String { pieces.map(\.plainText).joined() }
}

extension SegmentContent.Piece {
  fileprivate var plainText: String {
    switch self {
    case .text(let text): text
    case .code(let code): code.plainText
    }
  }
}

/// An inline element of a TMX segment.
package struct InlineCode: Hashable, Sendable {
  /// A name and a value.
  package struct Attribute: Hashable, Sendable {
    /// The name as written, with its prefix.
    package var name: String
    /// The value with references resolved.
    package var value: String

    /// Makes an attribute.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The element's name: `bpt`, `ept`, `ph`, `it`, `hi`, `ut`, `sub`, or a foreign one as written.
  package var name: String
  /// The attributes in file order.
  package var attributes: [Attribute]
  /// The content: native code, or translatable text for `hi` and `sub`.
  package var pieces: [SegmentContent.Piece]

  /// Makes an inline element.
  package init(name: String, attributes: [Attribute] = [], pieces: [SegmentContent.Piece] = []) {
    self.name = name
    self.attributes = attributes
    self.pieces = pieces
  }

  fileprivate var plainText: String {
    let holdsNativeCode = ["bpt", "ept", "ph", "it", "ut"].contains(name)
    return pieces.map { piece in
      if holdsNativeCode, case .text = piece { return "" }
      return piece.plainText
    }.joined()
  }
}
