internal import LanguageAssets

/// What the header of a termbase says.
struct TBXHeader {
  /// The title; nil when there is none.
  private(set) var title: String?
  /// Everything else, as elements that both versions can hold: `note`, `sourceDesc`,
  /// `publicationStmt`, `encodingDesc` and `revisionDesc`.
  private(set) var carried: [CarriedElement] = []

  /// Reads a `martifHeader` or `tbxHeader`.
  init(_ header: CarriedElement) {
    for part in header.children {
      if part.name == "fileDesc" {
        for piece in part.pieces { readDescription(piece) }
      } else {
        carry(part)
      }
    }
    carried = carried.filter { $0 != Self.ownSource }
  }

  /// What a file written here says about its source unless it was read from another one.
  static let ownSource = CarriedElement(
    "sourceDesc", pieces: [.element(CarriedElement("p", pieces: [.text("isogloss")]))])

  private mutating func readDescription(_ piece: CarriedElement.Piece) {
    switch piece {
    case .text(let text): carrySource([CarriedElement("p", pieces: [.text(text)])])
    case .element(let element) where element.name == "titleStmt":
      for child in element.children {
        if child.name == "title", title == nil {
          title = child.text.isEmpty ? nil : child.text
        } else if let marker = TBXMarker(parsing: child.text), marker.kind == .element,
          let element = EscapedElement.element(in: marker.value)
        {
          carried.append(element)
        } else {
          carried.append(child)
        }
      }
    case .element(let element) where element.name == "sourceDesc":
      carrySource(element.paragraphs)
    case .element(let element): carry(element)
    }
  }

  /// Version 3 has one description of the source, version 2 any number.
  private mutating func carrySource(_ paragraphs: [CarriedElement]) {
    if paragraphs.isEmpty { return }
    let pieces = paragraphs.map { CarriedElement.Piece.element($0) }
    if let index = carried.firstIndex(where: { $0.name == "sourceDesc" }) {
      carried[index].pieces += pieces
    } else {
      carried.append(CarriedElement("sourceDesc", pieces: pieces))
    }
  }

  private mutating func carry(_ element: CarriedElement) {
    var element = element
    if ["publicationStmt", "encodingDesc"].contains(element.name) {
      // The dialect is named anew.
      element.pieces = element.paragraphs.filter { $0["type"] != "XCSURI" }.map { .element($0) }
      if element.pieces.isEmpty { return }
    }
    carried.append(element)
  }
}

extension CarriedElement {
  /// The paragraphs of a description, text outside of any included.
  fileprivate var paragraphs: [CarriedElement] {
    pieces.compactMap { piece in
      switch piece {
      case .element(let element): return element
      case .text(let text):
        return text.trimmed.isEmpty ? nil : CarriedElement("p", pieces: [.text(text.trimmed)])
      }
    }
  }
}
