internal import LanguageAssets

/// The identifiers of a file that is being written: valid, no two alike, and what refers to them.
struct TBXIdentifiers {
  private var names = XMLIdentifier()
  /// The identifier that stands for one in the glossary, for references.
  private var targets: [String: String] = [:]
  /// The identifiers of concepts and terms in the order in which they are written.
  private var assigned: [String] = []
  private var next = 0

  /// Gives every concept, term and reference object of a glossary its identifier.
  init(_ glossary: Glossary, _ grammar: TBXGrammar) {
    for concept in glossary.concepts where !concept.terms.isEmpty {
      assign(concept.id)
      for term in concept.termsByLanguage { if let id = term.id { assign(id) } }
    }
    for element in glossary.carried where grammar.allowsInHeader(element) {
      assignObjects(in: element)
    }
  }

  /// The identifier of the next concept or term.
  mutating func takeNext() -> String {
    defer { next += 1 }
    return next < assigned.count ? assigned[next] : names.unique(for: "c")
  }

  /// The element with identifiers and references as they are in this file; nil when one of them is
  /// taken, no identifier or leads nowhere.
  mutating func resolved(_ element: CarriedElement) -> CarriedElement? {
    var result = element
    for index in result.attributes.indices {
      let value = result.attributes[index].value
      switch result.attributes[index].name {
      case "target" where element.name != "xref":
        guard let target = targets[value] else { return nil }
        result.attributes[index].value = target
      case "id" where element.name == "refObject":
        result.attributes[index].value = takeNext()
        if result.attributes[index].value != value {
          let original = CarriedElement("item", type: RenamedIdentifiers.itemType, value)
          result.pieces.insert(.element(original), at: 0)
        }
      case "id": if names.unique(for: value) != value { return nil }
      default: break
      }
    }
    for index in result.pieces.indices {
      guard case .element(let child) = result.pieces[index] else { continue }
      guard let resolved = resolved(child) else { return nil }
      result.pieces[index] = .element(resolved)
    }
    return result
  }

  private mutating func assign(_ id: String) {
    let name = names.unique(for: id)
    assigned.append(name)
    if targets[id] == nil { targets[id] = name }
  }

  private mutating func assignObjects(in element: CarriedElement) {
    if element.name == "refObject", let id = element["id"] { assign(id) }
    for child in element.children { assignObjects(in: child) }
  }
}

extension Concept {
  /// The terms as TBX lists them: those of one language together, in order of first appearance.
  var termsByLanguage: [Term] {
    languages.flatMap { language in terms.filter { $0.language == language } }
  }
}
