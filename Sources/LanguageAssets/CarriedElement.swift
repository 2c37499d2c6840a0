/// A piece of a termbase file that Isogloss has no field for, kept as it was read so that it can
/// be written again.
///
/// The names are those of TBX version 2 with data categories as attributes (`descrip`, `admin`,
/// `transacGrp` …), whatever file it came from.
package struct CarriedElement: Hashable, Sendable {
  /// A name and a value.
  package struct Attribute: Hashable, Sendable {
    /// The name as written, such as `type` or `xml:lang`.
    package var name: String
    /// The value.
    package var value: String

    /// Makes an attribute.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Text or an element.
  package enum Piece: Hashable, Sendable {
    /// Character data.
    case text(String)
    /// An element inside.
    case element(CarriedElement)
  }

  /// The name, without prefix.
  package var name: String
  /// The attributes, in file order.
  package var attributes: [Attribute]
  /// The content, in file order; white space between elements is left out.
  package var pieces: [Piece]

  /// Makes an element.
  package init(_ name: String, _ attributes: [Attribute] = [], pieces: [Piece] = []) {
    self.name = name
    self.attributes = attributes
    self.pieces = pieces
  }

  /// Makes an element that holds a data category and its text.
  package init(_ name: String, type: String, _ text: String) {
    self.init(name, [Attribute("type", type)], pieces: text.isEmpty ? [] : [.text(text)])
  }

  /// The value of the attribute with a name; nil when there is none.
  package subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The elements directly inside, in order.
  package var children: [CarriedElement] {
    pieces.compactMap { piece in
      if case .element(let element) = piece { return element }
      return nil
    }
  }

  /// The text, that of elements inside included.
  package var text: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }
}
