package import LanguageAssets
internal import LanguageText
internal import LibXML

/// Reads the glossary module of XLIFF 2 (`gls:glossary` in units), which lists terms of the source
/// language with their translations.
///
/// The module has no status, so that of the terms is implied. An entry with the identifier of another one and a number,
/// as ``XLIFFGlossaryWriter`` writes synonyms, and a translation of it is of the same concept.
package enum XLIFFGlossaryReader {
  /// Reads the glossaries of all units as one; the same term with the same definition is one concept, unless its entries
  /// have identifiers and no translation in common.
  ///
  /// - Throws: ``AssetError`` with line and column, and whatever the source throws.
  package static func read(
    _ source: ByteSource
  ) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    var cursor = ElementCursor(source)
    let root = try DocumentRoot.find(["xliff"], of: "an XLIFF file", in: &cursor)
    guard let language = (root["srcLang"]).flatMap(LanguageTag.init) else {
      throw AssetError(
        line: root.position.line, column: root.position.column,
        "<xliff> has no srcLang, so this is not XLIFF 2",
        hint: "only XLIFF 2 has a glossary module")
    }
    var entries = Entries(source: language, target: root["trgLang"].flatMap(LanguageTag.init))
    while let event = try cursor.next() {
      guard case .start(let element) = event, element.localName == "glossEntry" else { continue }
      entries.add(
        try cursor.carried(element, namespace: element.namespace, in: ""), at: element.position)
    }
    guard !entries.glossary.concepts.isEmpty else {
      throw AssetError(
        line: root.position.line, column: root.position.column, "the file has no glossary",
        hint: "terms stand in <gls:glossary> inside a <unit>")
    }
    return (entries.glossary, entries.warnings)
  }

  private struct Entries {
    let source: LanguageTag
    let target: LanguageTag?
    var glossary: Glossary
    var warnings = AssetWarnings()
    private var identifiers = XMLIdentifier()
    private var indices: [String: [Int]] = [:]
    /// The concepts by the identifiers of their entries.
    private var entries: [String: Int] = [:]

    init(source: LanguageTag, target: LanguageTag?) {
      self.source = source
      self.target = target
      glossary = Glossary(language: source)
    }

    mutating func add(_ entry: CarriedElement, at position: XMLPosition) {
      let text = { (element: CarriedElement) in element.text.collapsed }
      guard let term = entry.children.first(where: { $0.name == "term" }), !text(term).isEmpty
      else {
        return warnings.add(
          "a <glossEntry> without <term> is left out", line: position.line,
          column: position.column)
      }
      let definition = entry.children.first { $0.name == "definition" }.map(text)
      let translations = entry.children.filter { $0.name == "translation" }
      let texts = Set(translations.map(text))
      let index =
        synonymIndex(entry["id"] ?? "", definition, texts)
        ?? conceptIndex(text(term), definition, texts, id: entry["id"])
      let known = glossary.concepts[index].terms.filter { $0.language == source }
      var name = Term(
        text(term), language: source, status: known.isEmpty ? .preferred : .admitted)
      name.isStatusImplied = true
      name.carried = origin(of: term)
      if !known.contains(where: { $0.text == name.text }) {
        glossary.concepts[index].terms.append(name)
      }
      for translation in translations {
        guard let target else {
          warnings.add(
            "a <translation> is left out, because <xliff> has no trgLang", line: position.line,
            column: position.column)
          continue
        }
        let others = glossary.concepts[index].terms.filter { $0.language == target }
        if others.contains(where: { $0.text == text(translation) }) { continue }
        var term = Term(
          text(translation), language: target, status: others.isEmpty ? .preferred : .admitted)
        term.isStatusImplied = true
        term.carried = origin(of: translation)
        glossary.concepts[index].terms.append(term)
      }
    }

    private func origin(of element: CarriedElement) -> [CarriedElement] {
      guard let origin = element["source"], !origin.isEmpty else { return [] }
      return [CarriedElement("admin", type: "source", origin)]
    }

    /// The concept of the entry that an identifier names before its number; nil when there is none such.
    private func synonymIndex(
      _ id: String, _ definition: String?, _ translations: Set<String>
    ) -> Int? {
      guard let dot = id.lastIndex(of: "."), Int(id[dot...].dropFirst()) != nil,
        let index = entries[String(id[..<dot])],
        glossary.concepts[index].definition == definition, shares(index, translations)
      else { return nil }
      return index
    }

    private func shares(_ index: Int, _ translations: Set<String>) -> Bool {
      glossary.concepts[index].terms.contains {
        $0.language == target && translations.contains($0.text)
      }
    }

    private mutating func conceptIndex(
      _ term: String, _ definition: String?, _ translations: Set<String>, id: String?
    ) -> Int {
      let key = "\(term)\u{0}\(definition ?? "")"
      // Entries with identifiers of their own and nothing else in common are two concepts with one name.
      let known = (indices[key] ?? []).first { index in
        id == nil || translations.isEmpty || glossary.concepts[index].isIdentifierImplied
          || shares(index, translations)
      }
      if let known { return known }
      let slug = XMLIdentifier.slug(of: term)
      let base = id ?? (slug.isEmpty ? "term" : slug)
      indices[key, default: []].append(glossary.concepts.count)
      var concept = Concept(id: identifiers.unique(for: base), definition: definition)
      concept.isIdentifierImplied = id == nil
      if let id { entries[id] = glossary.concepts.count }
      glossary.concepts.append(concept)
      return glossary.concepts.count - 1
    }
  }
}
