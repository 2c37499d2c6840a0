/// The content model of TMX 1.4 (tmx14.dtd), by element.
enum TMXGrammar {
  /// What an element may hold and say; behind a reference, since every open element has its own.
  final class Element: Sendable {
    /// The attributes that must be there, in the order of their names.
    let required: [String]
    /// The attributes that may be there.
    let optional: Set<String>
    /// The elements inside; empty for none.
    let children: Set<String>
    /// Whether text may stand inside.
    let hasText: Bool
    /// The attributes that have a fixed list of values, in the order of their names.
    let values: [(name: String, allowed: Set<String>)]

    init(
      required: [String] = [], optional: Set<String> = [], children: Set<String> = [],
      hasText: Bool = false, values: [String: Set<String>] = [:]
    ) {
      self.required = required.sorted()
      self.optional = optional
      self.children = children
      self.hasText = hasText
      self.values = values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
  }

  /// The elements by name.
  static let elements: [String: Element] = [
    "tmx": Element(required: ["version"], children: ["header", "body"]),
    "header": Element(
      required: [
        "creationtool", "creationtoolversion", "segtype", "o-tmf", "adminlang", "srclang",
        "datatype",
      ], optional: TMXVocabulary.headerAttributes, children: ["note", "prop", "ude"],
      values: ["segtype": TMXVocabulary.segmentTypes]),
    "body": Element(children: ["tu"]),
    "note": Element(optional: ["o-encoding", "xml:lang", "lang"], hasText: true),
    "prop": Element(
      required: ["type"], optional: ["xml:lang", "o-encoding", "lang"], hasText: true),
    "ude": Element(required: ["name"], optional: ["base"], children: ["map"]),
    "map": Element(required: ["unicode"], optional: ["code", "ent", "subst"]),
    "tu": Element(
      optional: TMXVocabulary.unitAttributes.union(["tuid", "srclang"]),
      children: ["note", "prop", "tuv"], values: ["segtype": TMXVocabulary.segmentTypes]),
    "tuv": Element(
      required: ["xml:lang"], optional: TMXVocabulary.variantAttributes.union(["lang"]),
      children: ["note", "prop", "seg"]),
    "seg": Element(children: ["bpt", "ept", "ph", "it", "hi", "ut"], hasText: true),
    "bpt": Element(required: ["i"], optional: ["x", "type"], children: ["sub"], hasText: true),
    "ept": Element(required: ["i"], children: ["sub"], hasText: true),
    "it": Element(
      required: ["pos"], optional: ["x", "type"], children: ["sub"], hasText: true,
      values: ["pos": ["begin", "end"]]),
    "ph": Element(
      optional: ["x", "assoc", "type"], children: ["sub"], hasText: true,
      values: ["assoc": ["p", "f", "b"]]),
    "hi": Element(
      optional: ["x", "type"], children: ["bpt", "ept", "it", "ph", "hi", "ut"], hasText: true),
    "ut": Element(optional: ["x"], children: ["sub"], hasText: true),
    "sub": Element(
      optional: ["datatype", "type"], children: ["bpt", "ept", "it", "ph", "hi", "ut"],
      hasText: true),
  ]
}
