internal import LibXML

/// Everything about an element by which its place and its attributes are checked: a memory has
/// millions of elements and few shapes.
struct ElementShape {
  /// What the grammar says of the element.
  let rules: TMXGrammar.Element
  /// What the element does.
  let role: OpenElement.Role
  private let tag: XMLTag
  private let parent: XMLTag?
  private let attributes: [String]

  /// Takes the shape of an element inside another; nil where what is right depends on the values of
  /// attributes.
  init?(
    _ element: XMLElement, in parent: XMLTag?, _ rules: TMXGrammar.Element,
    _ role: OpenElement.Role
  ) {
    let isListed = element.attributes.contains { attribute in
      rules.values.contains { $0.name == attribute.name }
    }
    if isListed { return nil }
    self.rules = rules
    self.role = role
    tag = element.tag
    self.parent = parent
    attributes = element.attributes.map(\.name)
  }

  /// Whether an element inside another has this shape.
  func fits(_ element: XMLElement, in parent: XMLTag?) -> Bool {
    guard element.tag === tag, parent === self.parent,
      element.attributes.count == attributes.count
    else { return false }
    for index in attributes.indices
    where element.attributes[index].name != attributes[index] { return false }
    return true
  }
}
