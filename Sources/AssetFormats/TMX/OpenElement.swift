internal import LibXML

/// An element of a memory whose end tag has not come.
struct OpenElement {
  /// Its names.
  let tag: XMLTag
  /// What the grammar says of it; nil for an element that TMX does not have.
  let rules: TMXGrammar.Element?
  /// What it does in a memory.
  let role: Role
  /// Whether text inside belongs to a segment.
  let isInSegment: Bool
  /// Whether text inside is native code.
  let isInCode: Bool

  /// What an element does in a memory.
  enum Role {
    case root, header, unit, variant, segment, property, note
    /// An inline element that holds native code.
    case code
    /// One that holds translatable text.
    case inline
    case other

    /// The role of elements with a local name.
    init(_ name: String) {
      self =
        switch name {
        case "tmx": .root
        case "header": .header
        case "tu": .unit
        case "tuv": .variant
        case "seg": .segment
        case "prop": .property
        case "note": .note
        case "bpt", "ept", "it", "ph", "ut": .code
        case "hi", "sub": .inline
        default: .other
        }
    }
  }

  /// Makes an element inside another; nil for the root.
  init(_ tag: XMLTag, _ rules: TMXGrammar.Element?, _ role: Role, in parent: OpenElement?) {
    self.tag = tag
    self.rules = rules
    self.role = role
    isInSegment = role == .segment || parent?.isInSegment == true
    isInCode =
      switch role {
      case .segment, .inline: false
      case .code: true
      default: parent?.isInCode == true
      }
  }
}
