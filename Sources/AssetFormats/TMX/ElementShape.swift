internal import LibXML

/// Everything about an element by which its place and its attributes are checked: a memory has
/// millions of elements and few shapes.
struct ElementShape {
  /// What the grammar says of the element.
  let rules: TMXGrammar.Element
  private let name: String
  private let parent: String?
  private let attributes: [String]

  /// Takes the shape of an element inside another; nil where what is right depends on more: on the
  /// values of attributes, or on what came before.
  init?(_ element: XMLElement, in parent: String?, _ rules: TMXGrammar.Element) {
    let name = element.localName
    let isListed = element.attributes.contains { attribute in
      rules.values.contains { $0.name == attribute.name }
    }
    guard !isListed, name != "prop", name != "note" else { return nil }
    self.rules = rules
    self.name = name
    self.parent = parent
    attributes = element.attributes.map(\.name)
  }

  /// Whether an element inside another has this shape.
  func fits(_ element: XMLElement, in parent: String?) -> Bool {
    guard element.localName == name, element.attributes.count == attributes.count,
      parent == self.parent
    else { return false }
    for (index, attribute) in element.attributes.enumerated()
    where attribute.name != attributes[index] { return false }
    return true
  }
}
