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
/// with a note that names it. What was carried along stands where the version allows it, and in
/// notes where not. Concepts without terms are left out, since TBX has no place for them.
package struct TBXWriter {
  /// The versions that can be written.
  package enum Version: Sendable, CaseIterable {
    /// ISO 30042:2008 (`martif`), which every tool tested reads.
    case v2
    /// ISO 30042:2019, data categories as attributes (DCA).
    case v3
    /// ISO 30042:2019, data categories as elements (DCT).
    case v3DCT
  }

  /// What stands in notes and categories of other tools' own.
  package enum Notes: Sendable {
    /// All that TBX-Basic has no category for, so that nothing is lost.
    case complete
    /// Nothing but remarks, for tools that show every note to translators.
    case none
    /// As ``none``, with the words that Weblate knows for terms that must not be used or stay.
    case weblate
  }

  private let version: Version
  private let grammar: TBXGrammar
  /// Writes the entries, and has what is written.
  private var entries: TBXEntryWriter

  /// The glossary as TBX.
  ///
  /// - Throws: ``AssetError`` when there is no term, because an empty TBX file is invalid.
  package static func bytes(
    of glossary: Glossary, version: Version = .v2, notes: Notes = .complete
  ) throws(AssetError) -> [UInt8] {
    guard glossary.termCount > 0 else {
      throw AssetError(
        "the glossary has no terms, and TBX does not allow an empty termbase",
        hint: "add a term first, or write CSV")
    }
    let grammar = TBXGrammar(version: version)
    var writer = TBXWriter(grammar, TBXIdentifiers(glossary, grammar), notes)
    writer.write(glossary)
    return writer.entries.xml.takeBytes()
  }

  private init(_ grammar: TBXGrammar, _ identifiers: TBXIdentifiers, _ notes: Notes) {
    self.grammar = grammar
    version = grammar.version
    entries = TBXEntryWriter(grammar, identifiers, notes)
  }

  private mutating func write(_ glossary: Glossary) {
    let isBasic = glossary.isBasic(grammar)
    openRoot(language: glossary.language?.canonical ?? "und", isBasic: isBasic)
    writeHeader(glossary, isBasic: isBasic)
    entries.xml.open("text")
    entries.xml.open("body")
    for concept in glossary.concepts where !concept.terms.isEmpty { entries.write(concept) }
    entries.xml.close()
    let objects = glossary.carried.filter {
      $0.name == "refObjectList" && grammar.allowsInHeader($0)
    }
    if !objects.isEmpty {
      entries.xml.open("back")
      for object in objects {
        guard var list = entries.identifiers.resolved(object) else { continue }
        if version != .v2 { list.name = "refObjectSec" }
        entries.xml.lines(list)
      }
      entries.xml.close()
    }
    for _ in 0..<2 { entries.xml.close() }
  }

  private mutating func openRoot(language: String, isBasic: Bool) {
    let language = XMLAttribute("xml:lang", language)
    switch version {
    case .v2:
      entries.xml.documentType("martif", system: "TBXcoreStructV02.dtd")
      entries.xml.open("martif", [XMLAttribute("type", isBasic ? "TBX-Basic" : "TBX"), language])
    case .v3, .v3DCT:
      entries.xml.open(
        "tbx",
        [
          XMLAttribute("type", isBasic ? "TBX-Basic" : "TBX-Isogloss"),
          XMLAttribute("style", version == .v3 ? "dca" : "dct"), language,
          XMLAttribute("xmlns", "urn:iso:std:iso:30042:ed-2"),
        ] + (version == .v3 ? [] : TBXModule.declarations))
    }
  }

  private mutating func writeHeader(_ glossary: Glossary, isBasic: Bool) {
    let parts = glossary.carried.filter { $0.name != "refObjectList" }
    let valid = parts.filter(grammar.allowsInHeader)
    entries.xml.open(version == .v2 ? "martifHeader" : "tbxHeader")
    entries.xml.open("fileDesc")
    let publication = valid.filter { $0.name == "publicationStmt" }.prefix(1)
    if version != .v2 { publication.forEach { entries.xml.lines($0) } }
    let remarks =
      valid.filter { $0.name == "note" }
      + glossary.carried.filter { !grammar.allowsInHeader($0) }
      .map { CarriedElement("note", pieces: [.text(TBXMarker.escaping($0).text)]) }
    if glossary.title != nil || !remarks.isEmpty {
      entries.xml.open("titleStmt")
      entries.xml.element("title", [], glossary.title ?? "")
      for remark in remarks { entries.xml.lines(remark) }
      entries.xml.close()
    }
    if version == .v2 { publication.forEach { entries.xml.lines($0) } }
    entries.xml.lines(valid.first { $0.name == "sourceDesc" } ?? TBXHeader.ownSource)
    entries.xml.close()
    var encoding = valid.first { $0.name == "encodingDesc" } ?? CarriedElement("encodingDesc")
    if version == .v2 {
      let dialect = isBasic ? "TBXBasicXCSV02.xcs" : "TBXXCSV02.xcs"
      encoding.pieces.insert(.element(CarriedElement("p", type: "XCSURI", dialect)), at: 0)
    }
    if !encoding.pieces.isEmpty { entries.xml.lines(encoding) }
    valid.filter { $0.name == "revisionDesc" }.prefix(1).forEach { entries.xml.lines($0) }
    entries.xml.close()
  }
}

extension Glossary {
  /// Whether all that is written as data categories is one of TBX-Basic's.
  fileprivate func isBasic(_ grammar: TBXGrammar) -> Bool {
    concepts.allSatisfy { concept in
      concept.carried.areBasic(in: .concept, grammar)
        && concept.carriedByLanguage.values.allSatisfy { $0.areBasic(in: .language, grammar) }
        && concept.terms.allSatisfy { $0.carried.areBasic(in: .term, grammar) }
    }
  }
}

extension [CarriedElement] {
  fileprivate func areBasic(in place: TBXGrammar.Place, _ grammar: TBXGrammar) -> Bool {
    allSatisfy { !grammar.allows($0, in: place) || TBXBasic.allows($0, in: place) }
  }
}
