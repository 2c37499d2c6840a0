internal import LanguageAssets
internal import LibXML

/// The modules that the dialect TBX-Basic takes its data categories from, where these are elements
/// of their own (ISO 30042:2019, style DCT; Min.rng, Basic.rng).
enum TBXModule {
  /// The namespaces with their prefixes, for the root element.
  static let declarations = [
    XMLAttribute("xmlns:min", "http://www.tbxinfo.net/ns/min"),
    XMLAttribute("xmlns:basic", "http://www.tbxinfo.net/ns/basic"),
  ]

  private static let minimal: Set = [
    "administrativeStatus", "customerSubset", "externalCrossReference", "partOfSpeech",
    "subjectField",
  ]

  /// The element with its data category, and those of the elements inside, as the name.
  static func named(_ element: CarriedElement) -> CarriedElement {
    var result = element
    result.pieces = element.pieces.map { piece in
      guard case .element(let child) = piece else { return piece }
      return .element(named(child))
    }
    guard isCategory(element), let category = element["type"] else { return result }
    result.name = "\(minimal.contains(category) ? "min" : "basic"):\(category)"
    result.attributes.removeAll { $0.name == "type" }
    return result
  }

  /// Whether a module has an element for an element's category, in its place and as it is: text
  /// alone, and a target where the category is a reference.
  static func allows(_ element: CarriedElement, in place: TBXGrammar.Place) -> Bool {
    guard isCategory(element) else {
      return element.children.allSatisfy { allows($0, in: place) }
    }
    let isReference = ["ref", "xref", "transacNote"].contains(element.name)
    return TBXBasic.allows(element, in: place) && element.children.isEmpty
      && element.attributes.allSatisfy {
        $0.name == "type" || isReference && $0.name == "target"
      }
  }

  /// Whether an element is a data category rather than a group, a date, a note or markup in text.
  private static func isCategory(_ element: CarriedElement) -> Bool {
    carriers.contains(element.name)
  }

  private static let carriers: Set = [
    "admin", "adminNote", "descrip", "descripNote", "ref", "termNote", "transac", "transacNote",
    "xref",
  ]
}
