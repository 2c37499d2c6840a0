internal import LanguageAssets
internal import LibXML

/// The names that TMX 1.4b allows, by place (tmx14.dtd).
enum TMXVocabulary {
  /// The optional attributes of `header`.
  static let headerAttributes: Set = [
    "o-encoding", "creationdate", "creationid", "changedate", "changeid",
  ]
  /// The attributes of `tuv` besides `xml:lang`.
  static let variantAttributes: Set = [
    "o-encoding", "datatype", "usagecount", "lastusagedate", "creationtool", "creationtoolversion",
    "creationdate", "creationid", "changedate", "changeid", "o-tmf",
  ]
  /// The attributes of `tu` besides `tuid` and `srclang`.
  static let unitAttributes: Set = variantAttributes.union(["segtype"])
  /// The values of `segtype`.
  static let segmentTypes: Set = ["block", "paragraph", "sentence", "phrase"]

  /// The attributes of each inline element.
  static let codeAttributes: [String: Set<String>] = [
    "bpt": ["i", "x", "type"], "ept": ["i"], "it": ["pos", "x", "type"],
    "ph": ["x", "assoc", "type"], "hi": ["x", "type"], "sub": ["datatype", "type"], "ut": ["x"],
  ]

  /// The attributes that a `prop` (besides `type`) or a `note` may have.
  static func remarkAttributes(_ attributes: [InlineCode.Attribute]) -> [XMLAttribute] {
    attributes.filter { ["xml:lang", "o-encoding", "lang"].contains($0.name) }
      .map { XMLAttribute($0.name, $0.value) }
  }

  /// Splits attributes into those that an element may have and properties that keep the others,
  /// typed `x-` and the attribute's name.
  static func sorted(
    _ attributes: [InlineCode.Attribute], allowed: Set<String>
  ) -> (attributes: [XMLAttribute], properties: [UnitMetadata.Property]) {
    var kept: [XMLAttribute] = []
    var properties: [UnitMetadata.Property] = []
    for attribute in attributes {
      let isValid = attribute.name != "segtype" || segmentTypes.contains(attribute.value)
      if allowed.contains(attribute.name), isValid {
        kept.append(XMLAttribute(attribute.name, attribute.value))
      } else {
        properties.append(.init(type: "x-\(attribute.name)", value: attribute.value))
      }
    }
    return (kept, properties)
  }
}
