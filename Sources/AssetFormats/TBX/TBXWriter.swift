package import LanguageAssets
internal import LanguageText
internal import LibXML

/// Writes a termbase as TBX-Basic: one element a line, in a stable order, so that a diff shows
/// what changed.
///
/// Terms of one language stand together, languages in order of first appearance. Status, part of
/// speech, gender, location, definition, subject and context are TBX-Basic data categories; what
/// it has none for stands in notes (``TBXMarker``): `forbidden` as `deprecatedTerm-admn-sts`,
/// `doNotTranslate` as `preferredTerm-admn-sts`, `proposed` without administrative status, each
/// with a note that names it. Concepts without terms are left out, since TBX has no place for them.
package struct TBXWriter {
  /// The versions that can be written.
  package enum Version: Sendable, CaseIterable {
    /// ISO 30042:2008 (`martif`), which every tool tested reads.
    case v2
    /// ISO 30042:2019, data categories as attributes.
    case v3
  }

  private var xml = XMLWriter()
  private let names: Names
  private var identifiers = XMLIdentifier()

  /// The glossary as TBX.
  ///
  /// - Throws: ``AssetError`` when there is no term, because an empty TBX file is invalid.
  package static func bytes(
    of glossary: Glossary, version: Version = .v2
  ) throws(AssetError) -> [UInt8] {
    guard glossary.termCount > 0 else {
      throw AssetError(
        "the glossary has no terms, and TBX does not allow an empty termbase",
        hint: "add a term first, or write CSV")
    }
    var writer = TBXWriter(version)
    writer.write(glossary)
    return writer.xml.takeBytes()
  }

  private init(_ version: Version) {
    names = version == .v2 ? .v2 : .v3
  }

  private mutating func write(_ glossary: Glossary) {
    openRoot(language: glossary.language?.canonical ?? "und")
    xml.open(names.header)
    xml.open("fileDesc")
    if let title = glossary.title {
      xml.open("titleStmt")
      xml.element("title", [], title)
      xml.close()
    }
    xml.open("sourceDesc")
    xml.element("p", [], "isogloss")
    xml.close()
    xml.close()
    if names == .v2 {
      xml.open("encodingDesc")
      xml.element("p", [XMLAttribute("type", "XCSURI")], "TBXBasicXCSV02.xcs")
      xml.close()
    }
    xml.close()
    xml.open("text")
    xml.open("body")
    for concept in glossary.concepts where !concept.terms.isEmpty { write(concept) }
    for _ in 0..<3 { xml.close() }
  }

  private mutating func openRoot(language: String) {
    let language = XMLAttribute("xml:lang", language)
    switch names {
    case .v2:
      xml.documentType("martif", system: "TBXcoreStructV02.dtd")
      xml.open("martif", [XMLAttribute("type", "TBX-Basic"), language])
    case .v3:
      xml.open(
        "tbx",
        [
          XMLAttribute("type", "TBX-Basic"), XMLAttribute("style", "dca"), language,
          XMLAttribute("xmlns", "urn:iso:std:iso:30042:ed-2"),
        ])
    }
  }

  private mutating func write(_ concept: Concept) {
    let id = identifiers.unique(for: concept.id)
    xml.open(names.concept, [XMLAttribute("id", id)])
    category("descrip", "subjectField", concept.subject)
    category("descrip", "definition", concept.definition)
    if let note = concept.note { remark(note) }
    if id != concept.id { marker(.id, concept.id) }
    let languages = concept.languages
    for (language, text) in concept.definitions.sorted(by: { $0.key < $1.key })
    where !languages.contains(language) {
      marker(.definition, "\(language) \(text)")
    }
    for language in languages {
      xml.open(names.language, [XMLAttribute("xml:lang", language.canonical)])
      category("descrip", "definition", concept.definitions[language])
      for term in concept.terms where term.language == language { write(term) }
      xml.close()
    }
    xml.close()
  }

  private mutating func write(_ term: Term) {
    xml.open(names.term)
    xml.element("term", [], term.text)
    category("termNote", "administrativeStatus", TBXStatus.administrativeStatus(term.status))
    let partOfSpeech = Picklist.split(term.partOfSpeech, Picklist.partsOfSpeech)
    category("termNote", "partOfSpeech", partOfSpeech.listed)
    let gender = Picklist.split(term.gender, Picklist.genders)
    category("termNote", "grammaticalGender", gender.listed)
    let location = Picklist.split(term.location, Picklist.locations)
    category("termNote", "termLocation", location.listed)
    category("descrip", "context", term.context)
    if let note = term.note { remark(note) }
    if [.forbidden, .proposed, .doNotTranslate].contains(term.status) {
      marker(.status, term.status.rawValue)
    }
    let forms = FormList(forms: term.forms, removedForms: term.removedForms)
    if !forms.description.isEmpty { marker(.forms, forms.description) }
    if !term.blockers.isEmpty { marker(.blockers, FormList(forms: term.blockers).description) }
    if term.isExact { marker(.exact, "true") }
    if let other = partOfSpeech.unlisted { marker(.partOfSpeech, other) }
    if let other = gender.unlisted { marker(.gender, other) }
    if let other = location.unlisted { marker(.location, other) }
    xml.close()
  }

  private mutating func category(_ element: String, _ type: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    xml.element(element, [XMLAttribute("type", type)], value)
  }

  private mutating func remark(_ text: String) {
    if !text.isEmpty { xml.element("note", [], TBXMarker.text(of: text)) }
  }

  private mutating func marker(_ kind: TBXMarker.Kind, _ value: String) {
    xml.element("note", [], TBXMarker(kind, value).text)
  }
}

extension TBXWriter {
  /// The element names of a version.
  private enum Names {
    case v2
    case v3

    var header: String { self == .v2 ? "martifHeader" : "tbxHeader" }
    var concept: String { self == .v2 ? "termEntry" : "conceptEntry" }
    var language: String { self == .v2 ? "langSet" : "langSec" }
    var term: String { self == .v2 ? "tig" : "termSec" }
  }

  /// The values that TBX-Basic allows in its closed data categories.
  private enum Picklist {
    static let partsOfSpeech: Set = ["adjective", "adverb", "noun", "other", "verb"]
    static let genders: Set = ["feminine", "masculine", "neuter", "other"]
    static let locations: Set = [
      "checkBox", "comboBox", "comboBoxElement", "dialogBox", "groupBox", "informativeMessage",
      "interactiveMessage", "menuItem", "progressBar", "pushButton", "radioButton", "slider",
      "spinBox", "tab", "tableText", "textBox", "toolTip", "user-definedType",
    ]

    /// The value if the list has it, else the value as one outside the list.
    static func split(_ value: String?, _ list: Set<String>) -> (listed: String?, unlisted: String?)
    {
      guard let value, !value.isEmpty else { return (nil, nil) }
      return list.contains(value) ? (value, nil) : (nil, value)
    }
  }
}

extension Concept {
  /// The languages of the terms, in order of first appearance.
  fileprivate var languages: [LanguageTag] {
    var seen: Set<LanguageTag> = []
    return terms.map(\.language).filter { seen.insert($0).inserted }
  }
}
