internal import LanguageAssets
internal import LibXML

/// The names of TBX's elements and data categories, and how they are written.
enum TBXVocabulary {
  /// The element that carries each data category of the public dialects Min, Basic and Linguist.
  private static let carriers: [String: String] = [
    "administrativeStatus": "termNote", "partOfSpeech": "termNote", "subjectField": "descrip",
    "customerSubset": "admin", "externalCrossReference": "xref", "projectSubset": "admin",
    "source": "admin", "context": "descrip", "definition": "descrip", "crossReference": "ref",
    "grammaticalGender": "termNote", "geographicalUsage": "termNote", "termLocation": "termNote",
    "termType": "termNote", "transactionType": "transac", "responsibility": "transacNote",
    "xGraphic": "xref", "reading": "admin", "readingNote": "adminNote",
    "grammaticalNumber": "termNote", "register": "termNote", "transferComment": "termNote",
  ]

  /// The types that ill-made files leave out.
  private static func impliedType(of name: String) -> String? {
    switch name {
    case "transac": "transactionType"
    case "transacNote": "responsibility"
    default: nil
    }
  }

  /// The start of an element as it is kept: with the names of version 2, data categories as types.
  static func normalized(
    _ element: XMLElement, namespace: String?, in place: String
  ) -> CarriedElement {
    var result = CarriedElement(
      element.localName == "refObjectSec" ? "refObjectList" : element.localName)
    for attribute in element.attributes {
      // An empty reference says nothing.
      if attribute.name == "target", attribute.value.isEmpty { continue }
      result.attributes.append(.init(attribute.name, attribute.value))
    }
    if element.namespace != namespace, !element.name.hasPrefix("xml") {
      result.name = carrier(of: element.localName, in: place)
      result.attributes.removeAll { $0.name == "type" }
      result.attributes.insert(.init("type", element.localName), at: 0)
    } else if let type = impliedType(of: element.localName), (element["type"] ?? "").isEmpty {
      result.attributes.removeAll { $0.name == "type" }
      result.attributes.insert(.init("type", type), at: 0)
    } else if let index = result.attributes.firstIndex(where: { $0.name == "type" }), index > 0 {
      // First as in the other style, since the order of attributes says nothing.
      result.attributes.insert(result.attributes.remove(at: index), at: 0)
    }
    return result
  }

  private static func carrier(of category: String, in place: String) -> String {
    if let known = carriers[category] { return known }
    return switch place {
    case "termSec": "termNote"
    case "adminGrp": "adminNote"
    case "descripGrp": "descripNote"
    case "transacGrp": "transacNote"
    default: "descrip"
    }
  }

  /// Whether an element's content is elements on lines of their own.
  static func isBlock(_ name: String) -> Bool { blocks.contains(name) }

  private static let blocks: Set = [
    "descripGrp", "adminGrp", "termNoteGrp", "transacGrp", "termCompList", "termCompGrp",
    "refObjectList", "refObject", "itemSet", "itemGrp", "back", "revisionDesc", "change",
    "sourceDesc", "publicationStmt", "encodingDesc",
  ]
}
