package import LanguageAssets
internal import LanguageText
internal import LibXML

/// Reads a termbase that MultiTerm exported as XML (`mtf`).
///
/// The names of its fields are the termbase's own: those that are known by name (definition,
/// subject, note, status, part of speech, gender, context …) become fields, the others are carried
/// along.
package struct MultiTermReader: ~Copyable {
  private var cursor: ElementCursor
  private var glossary = Glossary()
  private var warnings = AssetWarnings()

  /// Reads a termbase.
  ///
  /// - Throws: ``AssetError`` with line and column, and whatever the source throws.
  package static func read(
    _ source: ByteSource
  ) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    var reader = MultiTermReader(cursor: ElementCursor(source))
    _ = try DocumentRoot.find(["mtf"], of: "a MultiTerm termbase", in: &reader.cursor)
    while let child = try reader.cursor.nextChild() {
      if child.localName == "conceptGrp" {
        try reader.readConcept(child)
      } else {
        reader.warnings.add(
          "<\(child.name)> is not read here", line: child.position.line,
          column: child.position.column)
        try reader.cursor.skip()
      }
    }
    try reader.cursor.finish()
    return (reader.glossary, reader.warnings)
  }

  private init(cursor: consuming ElementCursor) { self.cursor = cursor }

  private mutating func readConcept(_ element: XMLElement) throws {
    var draft = ConceptDraft(id: "")
    while let child = try cursor.nextChild() {
      switch child.localName {
      case "concept": draft.concept.id = try cursor.text().collapsed
      case "system": try cursor.skip()
      case "languageGrp": try readLanguage(child, into: &draft)
      default:
        let category = MultiTermField.category(try carried(child), in: .concept)
        // The number of an entry is MultiTerm's own; the field keeps the identifier of others.
        if category.name == "id", !category.value.isEmpty {
          draft.concept.id = category.value
        } else {
          draft.apply(category)
        }
      }
    }
    if draft.concept.terms.isEmpty {
      warnings.add(
        "an entry without a term", line: element.position.line, column: element.position.column)
    }
    draft.finish()
    if draft.concept.id.isEmpty { draft.concept.id = "\(glossary.concepts.count + 1)" }
    glossary.concepts.append(draft.concept)
  }

  private mutating func readLanguage(_ element: XMLElement, into draft: inout ConceptDraft) throws {
    var language: LanguageTag = "und"
    while let child = try cursor.nextChild() {
      switch child.localName {
      case "language":
        language = tag(of: child)
        try cursor.skip()
      case "termGrp": try readTerm(language, into: &draft)
      default: draft.apply(MultiTermField.category(try carried(child), in: .language), in: language)
      }
    }
  }

  /// MultiTerm's `lang` is a locale such as `EN-US`, its `type` the name of the termbase's index.
  private mutating func tag(of element: XMLElement) -> LanguageTag {
    let name = element["type"] ?? ""
    if let tag = element["lang"].flatMap(LanguageTag.init) ?? LanguageName.tag(name) { return tag }
    warnings.add(
      "“\(element["lang"] ?? name)” is no language that is known; read as “und”, undetermined",
      line: element.position.line, column: element.position.column)
    return "und"
  }

  private mutating func readTerm(
    _ language: LanguageTag, into draft: inout ConceptDraft
  ) throws {
    var term = TermDraft(language: language, id: nil)
    while let child = try cursor.nextChild() {
      if child.localName == "term" {
        term.add(CarriedElement("term", pieces: [.text(try cursor.text())]))
        continue
      }
      let category = MultiTermField.category(try carried(child), in: .term)
      if TBXStatus.isUnknown(category) {
        warnings.add(
          "“\(category.value)” is no status that is known; it is carried along",
          line: child.position.line, column: child.position.column)
      }
      if !term.apply(category) { draft.apply(category, in: language) }
    }
    term.finish()
    draft.add(term)
  }

  private mutating func carried(_ element: XMLElement) throws -> CarriedElement {
    try cursor.carried(element, namespace: element.namespace, in: "")
  }
}
