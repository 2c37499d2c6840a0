package import LanguageAssets
internal import LanguageText
internal import LibXML

/// Writes a termbase as MultiTerm XML (`mtf`), which MultiTerm and Trados import.
///
/// Entries are numbered from 1, since MultiTerm's are numbers; what is not a number stands in a
/// field `ID`. Forbidden terms keep their place, with `forbidden` in the field `Status`.
package struct MultiTermWriter {
  private var xml = XMLWriter()
  private var written = WrittenParts()

  /// The glossary as a file in UTF-8.
  package static func bytes(of glossary: Glossary) -> [UInt8] {
    var written = WrittenParts()
    return bytes(of: glossary, &written)
  }

  /// The file, noting what is in it.
  static func bytes(of glossary: Glossary, _ written: inout WrittenParts) -> [UInt8] {
    var writer = MultiTermWriter()
    writer.xml.open("mtf")
    for (index, concept) in glossary.concepts.enumerated() where !concept.terms.isEmpty {
      writer.write(concept, number: index + 1)
    }
    writer.xml.close()
    written = writer.written
    return writer.xml.takeBytes()
  }

  private mutating func write(_ concept: Concept, number: Int) {
    xml.open("conceptGrp")
    xml.element("concept", [], "\(number)")
    transactions(concept.carried)
    if concept.id != "\(number)" { field("ID", concept.id) }
    field("Subject", written.take(.subject, of: concept))
    field("Definition", written.take(.definition, of: concept))
    field("Note", written.take(.note, of: concept))
    others(concept.carried)
    for language in concept.languages {
      xml.open("languageGrp")
      xml.element(
        "language",
        [
          XMLAttribute("lang", language.canonical.uppercased()),
          XMLAttribute("type", LanguageName.english(language)),
        ])
      field("Definition", written.take(.definition, of: concept, in: language))
      others(concept.carriedByLanguage[language] ?? [])
      for term in concept.terms where term.language == language { write(term, of: concept) }
      xml.close()
    }
    xml.close()
  }

  private mutating func write(_ term: Term, of concept: Concept) {
    written.takeAll(of: term, in: concept)
    xml.open("termGrp")
    xml.element("term", [], term.text)
    transactions(term.carried)
    field("Status", term.status.rawValue)
    field("Part of Speech", term.partOfSpeech)
    field("Gender", term.gender)
    field("Location", term.location)
    field("Context", term.context)
    field("Note", term.note)
    field("Forms", FormList(forms: term.forms, removedForms: term.removedForms).description)
    field("Blockers", FormList(forms: term.blockers).description)
    field("Exact", term.isExact ? "true" : nil)
    others(term.carried)
    xml.close()
  }

  private mutating func field(_ type: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    xml.open("descripGrp")
    xml.element("descrip", [XMLAttribute("type", type)], value)
    xml.close()
  }

  /// MultiTerm's transaction has its kind as type and the person as text.
  private mutating func transactions(_ carried: [CarriedElement]) {
    for group in carried where group.name == "transacGrp" {
      written.carriedCount += 1
      let parts = group.children
      let type = parts.first { $0.name == "transac" }?.text ?? "modification"
      xml.open("transacGrp")
      let person = parts.first { $0.name == "transacNote" }?.text ?? ""
      xml.element("transac", [XMLAttribute("type", type)], person)
      if let date = parts.first(where: { $0.name == "date" }) { xml.element("date", [], date.text) }
      xml.close()
    }
  }

  /// The data categories that no field holds, with their types as the names of fields.
  private mutating func others(_ carried: [CarriedElement]) {
    for element in carried {
      let category = TBXCategory(element)
      guard category.field == nil, !TBXStatus.categories.contains(category.name),
        ["descrip", "admin", "termNote", "xref", "ref"].contains(element.name)
      else { continue }
      written.carriedCount += 1
      field(element["type"] ?? element.name, category.value)
    }
  }
}
