internal import LanguageAssets
internal import LanguageText
internal import LibXML

/// Writes the entries of a termbase as ``TBXWriter`` says.
struct TBXEntryWriter {
  /// What is written so far, also around the entries.
  var xml = XMLWriter()
  /// The identifiers of the file.
  var identifiers: TBXIdentifiers
  private let notes: TBXWriter.Notes
  private let version: TBXWriter.Version
  private let grammar: TBXGrammar

  /// Makes a writer of a version's grammar.
  init(_ grammar: TBXGrammar, _ identifiers: TBXIdentifiers, _ notes: TBXWriter.Notes) {
    self.grammar = grammar
    self.identifiers = identifiers
    self.notes = notes
    version = grammar.version
  }

  /// Writes an entry.
  mutating func write(_ concept: Concept) {
    let id = identifiers.takeNext()
    xml.open(version == .v2 ? "termEntry" : "conceptEntry", [XMLAttribute("id", id)])
    field(.subjectField, concept.subject, concept.carried, in: .concept)
    field(.definition, concept.definition, concept.carried, in: .concept)
    field(.note, concept.note, concept.carried, in: .concept)
    if id != concept.id { marker(.id, concept.id) }
    if notes == .weblate, concept.terms.contains(where: { $0.status == .doNotTranslate }) {
      put(CarriedElement("descrip", type: "Translation needed", "No"))
    }
    let languages = concept.languages
    for (language, text) in concept.definitions.sorted(by: { $0.key < $1.key })
    where !languages.contains(language) {
      marker(.definition, "\(language) \(text)")
    }
    rest(concept.carried, in: .concept)
    for language in languages { write(language, of: concept) }
    xml.close()
  }

  private mutating func write(_ language: LanguageTag, of concept: Concept) {
    xml.open(
      version == .v2 ? "langSet" : "langSec", [XMLAttribute("xml:lang", language.canonical)])
    let carried = concept.carriedByLanguage[language] ?? []
    field(.definition, concept.definitions[language], carried, in: .language)
    rest(carried, in: .language)
    for term in concept.terms where term.language == language { write(term) }
    xml.close()
  }

  private mutating func write(_ term: Term) {
    let id = term.id.map { _ in identifiers.takeNext() }
    let isNested = version == .v2 && term.carried.contains { $0.name == "termNoteGrp" }
    xml.open(
      version != .v2 ? "termSec" : isNested ? "ntig" : "tig",
      id.map { [XMLAttribute("id", $0)] } ?? [])
    if isNested { xml.open("termGrp") }
    let text = term.carried.first { $0.name == "term" && $0.text.collapsed == term.text }
    var escaped: CarriedElement?
    if let text, grammar.allowsTerm(text), let resolved = identifiers.resolved(text) {
      xml.lines(resolved)
    } else {
      xml.element("term", [], term.text)
      escaped = text
    }
    let notes = writeTermNotes(of: term)
    if isNested { xml.close() }
    field(.context, term.context, term.carried, in: .term)
    field(.note, term.note, term.carried, in: .term)
    if let id, id != term.id { marker(.id, term.id ?? "") }
    if let escaped { marker(.element, EscapedElement.text(of: escaped)) }
    writeMarkers(of: term)
    rest(term.carried.filter { !notes.contains($0) && $0.name != "term" }, in: .term)
    xml.close()
  }

  /// Writes the part of a term that must stand next to it; returns what was carried of that.
  private mutating func writeTermNotes(of term: Term) -> Set<CarriedElement> {
    let superseded = term.carried.first {
      $0["type"] == "administrativeStatus" && grammar.allows($0, in: .term)
    }
    if notes == .weblate {
      // Weblate 5.14 looks at the first status of an entry, and knows these words only.
      if !term.status.isApproved {
        let word = term.status == .forbidden ? "forbidden" : "obsolete"
        put(CarriedElement("termNote", type: "administrativeStatus", word))
      }
    } else if let superseded, term.status == .deprecated {
      put(superseded)
    } else if let status = TBXStatus.administrativeStatus(term.status) {
      put(CarriedElement("termNote", type: "administrativeStatus", status))
    }
    let listed = term.listed
    field(.partOfSpeech, listed.partOfSpeech, term.carried, in: .term)
    field(.grammaticalGender, listed.gender, term.carried, in: .term)
    field(.termLocation, listed.location, term.carried, in: .term)
    var written: Set<CarriedElement> = superseded.map { [$0] } ?? []
    for element in term.carried where element.name.hasPrefix("termNote") {
      guard TBXCategory(element).field == nil, !written.contains(element),
        grammar.allows(element, in: .term), let resolved = identifiers.resolved(element)
      else { continue }
      put(resolved)
      written.insert(element)
    }
    return written
  }

  private mutating func writeMarkers(of term: Term) {
    if [.forbidden, .proposed, .doNotTranslate].contains(term.status) {
      marker(.status, term.status.rawValue)
    }
    let forms = FormList(forms: term.forms, removedForms: term.removedForms)
    if !forms.description.isEmpty { marker(.forms, forms.description) }
    if !term.blockers.isEmpty { marker(.blockers, FormList(forms: term.blockers).description) }
    if term.isExact { marker(.exact, "true") }
    let listed = term.listed
    if listed.partOfSpeech == nil, let other = term.partOfSpeech { marker(.partOfSpeech, other) }
    if listed.gender == nil, let other = term.gender { marker(.gender, other) }
    if listed.location == nil, let other = term.location { marker(.location, other) }
  }

  /// Writes a field as the file said it, if that is still what the field says.
  private mutating func field(
    _ field: TBXField, _ value: String?, _ carried: [CarriedElement], in place: TBXGrammar.Place
  ) {
    guard let value, !value.isEmpty else { return }
    let occurrences = carried.map(TBXCategory.init).filter { $0.field == field }
    guard let first = occurrences.first else { return write(value, as: field) }
    guard field.value(of: occurrences) == value else {
      return write(first.replacing(value), as: field, value, in: place)
    }
    for occurrence in occurrences {
      write(occurrence.element, as: field, occurrence.value, in: place)
    }
  }

  private mutating func write(_ value: String, as field: TBXField) {
    put(field.element(field == .note ? TBXMarker.text(of: value) : value))
  }

  private mutating func write(
    _ element: CarriedElement, as field: TBXField, _ value: String, in place: TBXGrammar.Place
  ) {
    if grammar.allows(element, in: place), let resolved = identifiers.resolved(element) {
      return put(resolved)
    }
    if !value.isEmpty { write(value, as: field) }
    marker(.element, EscapedElement.text(of: element))
  }

  /// Writes what was carried along and belongs to no field.
  private mutating func rest(_ carried: [CarriedElement], in place: TBXGrammar.Place) {
    for element in carried {
      let category = TBXCategory(element)
      if let field = category.field, Self.fields(of: place).contains(field) { continue }
      if grammar.allows(element, in: place), !element.name.hasPrefix("termNote"),
        let resolved = identifiers.resolved(element)
      {
        put(resolved)
      } else {
        marker(.element, EscapedElement.text(of: element))
      }
    }
  }

  /// Writes an element of an entry in the style of the version.
  private mutating func put(_ element: CarriedElement) {
    xml.lines(version == .v3DCT ? TBXModule.named(element) : element)
  }

  private static func fields(of place: TBXGrammar.Place) -> Set<TBXField> {
    switch place {
    case .concept: [.subjectField, .definition, .note]
    case .language: [.definition]
    case .term: [.partOfSpeech, .grammaticalGender, .termLocation, .context, .note]
    }
  }

  private mutating func marker(_ kind: TBXMarker.Kind, _ value: String) {
    if notes != .complete { return }
    xml.element("note", [], TBXMarker(kind, value).text)
  }
}

extension Concept {
  /// The languages of the terms, in order of first appearance.
  var languages: [LanguageTag] {
    var seen: Set<LanguageTag> = []
    return terms.map(\.language).filter { seen.insert($0).inserted }
  }
}

extension Term {
  /// The values that TBX-Basic's picklists have; nil for others.
  fileprivate var listed: (partOfSpeech: String?, gender: String?, location: String?) {
    (
      partOfSpeech.flatMap { TBXBasic.partsOfSpeech.contains($0) ? $0 : nil },
      gender.flatMap { TBXBasic.genders.contains($0) ? $0 : nil },
      location.flatMap { TBXBasic.locations.contains($0) ? $0 : nil }
    )
  }
}
