package import LanguageAssets
internal import LanguageText
internal import LibXML

/// Reads a termbase from TBX.
///
/// Accepts version 2 (`martif`, with `tig` and `ntig`) and 3 (`tbx`, data categories as attributes
/// or as elements), any dialect, and what real tools write: `lang` for `xml:lang`, categories in
/// other case or place, the status words of ``TBXStatus``, entries without or with repeated ids.
/// A term without status is preferred when no other term of its language is, and comes first;
/// otherwise admitted. Line breaks before indentation are layout, and read as one space. What no
/// field holds is carried along.
package struct TBXReader: ~Copyable {
  private var cursor: ElementCursor
  private var glossary = Glossary()
  private var warnings = AssetWarnings()
  private var identifiers: Set<String> = []
  private var namespace: String?
  /// The tags parsed so far: a termbase repeats few languages in many entries.
  private var languages: [String: LanguageTag] = [:]
  private var renamed = RenamedIdentifiers()

  /// Reads a termbase.
  ///
  /// - Throws: ``AssetError`` with the line and column where the file is broken or is no TBX, and
  ///   whatever the source throws.
  package static func read(
    _ source: ByteSource
  ) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    var reader = TBXReader(cursor: ElementCursor(source))
    try reader.read()
    return (reader.glossary, reader.warnings)
  }

  private init(cursor: consuming ElementCursor) { self.cursor = cursor }

  private mutating func read() throws {
    let root = try DocumentRoot.find(["martif", "tbx"], of: "a TBX termbase", in: &cursor)
    namespace = root.namespace
    if let language = root.languageAttribute.flatMap(LanguageTag.init), language != "und" {
      glossary.language = language
    }
    try readChildren()
    try cursor.finish()
    renamed.restore(in: &glossary)
    for warning in cursor.warnings {
      warnings.add(warning.reason, line: warning.position.line, column: warning.position.column)
    }
  }

  /// Reads down to the entries.
  private mutating func readChildren() throws {
    while let child = try cursor.nextChild() {
      switch child.localName {
      case "text", "body": try readChildren()
      case "martifHeader", "tbxHeader": readHeader(try carried(child, in: ""))
      case "back": glossary.carried += try carried(child, in: "").children
      case "termEntry", "conceptEntry": try readConcept(child)
      default:
        warn("<\(child.name)> has no place here; it is carried along", at: child)
        glossary.carried.append(try carried(child, in: ""))
      }
    }
  }

  private mutating func readHeader(_ header: CarriedElement) {
    let parts = TBXHeader(header)
    glossary.title = parts.title
    glossary.carried = parts.carried + glossary.carried
  }

  private mutating func readConcept(_ element: XMLElement) throws {
    // An XML identifier has no white space, and one of nothing else is none.
    var draft = ConceptDraft(id: element["id"]?.trimmed ?? "")
    draft.concept.carried += attributes(of: element, besides: ["id"])
    while let child = try cursor.nextChild() {
      if ["langSet", "langSec"].contains(child.localName) {
        try readLanguage(child, into: &draft)
      } else {
        draft.apply(TBXCategory(try carried(child, in: element.localName)))
      }
    }
    if draft.concept.terms.isEmpty { warn("an entry without a term", at: element) }
    draft.finish()
    renamed.note(element["id"], is: draft.concept.id)
    draft.concept.id = unique(draft, at: element)
    glossary.concepts.append(draft.concept)
  }

  private mutating func readLanguage(
    _ element: XMLElement, into draft: inout ConceptDraft
  ) throws {
    let language = try language(of: element)
    let isLost = language == "und" && element.languageAttribute?.lowercased() != "und"
    let said = attributes(of: element, besides: isLost ? [] : ["xml:lang", "lang"])
    if !said.isEmpty { draft.concept.carriedByLanguage[language, default: []] += said }
    while let child = try cursor.nextChild() {
      if ["tig", "ntig", "termSec"].contains(child.localName) {
        var term = TermDraft(language: language, id: child["id"])
        for element in attributes(of: child, besides: ["id"]) {
          _ = term.apply(TBXCategory(element))
        }
        try readTerm(into: &term, &draft)
        if term.term.text.isEmpty { warn("an entry has an empty term", at: child) }
        term.finish()
        renamed.note(term.writtenID, is: term.term.id)
        draft.add(term)
      } else {
        draft.apply(TBXCategory(try carried(child, in: element.localName)), in: language)
      }
    }
  }

  /// Reads a `tig`, `ntig`, `termGrp` or `termSec` to its end.
  private mutating func readTerm(into term: inout TermDraft, _ concept: inout ConceptDraft) throws {
    while let child = try cursor.nextChild() {
      switch child.localName {
      case "term": term.add(try carried(child, in: "termSec"))
      case "termGrp":
        for element in attributes(of: child) { _ = term.apply(TBXCategory(element)) }
        try readTerm(into: &term, &concept)
      default:
        let category = TBXCategory(try carried(child, in: "termSec"))
        if TBXStatus.isUnknown(category) {
          warn("“\(category.value)” is no status that is known; it is carried along", at: child)
        }
        if !term.apply(category) { concept.apply(category, in: term.term.language) }
      }
    }
  }

  /// Reads an element to its end.
  private mutating func carried(_ element: XMLElement, in place: String) throws -> CarriedElement {
    try cursor.carried(element, namespace: namespace, in: place)
  }

  /// Attributes that no field holds, as an element that holds nothing else.
  private func attributes(
    of element: XMLElement, besides known: [String] = []
  ) -> [CarriedElement] {
    if element.attributes.allSatisfy({ known.contains($0.name) }) { return [] }
    let others = element.attributes.filter { !known.contains($0.name) }
    return [CarriedElement(element.localName, others.map { .init($0.name, $0.value) })]
  }

  private mutating func language(of element: XMLElement) throws -> LanguageTag {
    guard let text = element.languageAttribute else {
      throw AssetError(
        line: element.position.line, column: element.position.column,
        "this <\(element.name)> does not say its language", hint: "expected xml:lang=\"…\"")
    }
    if let known = languages[text] { return known }
    if let tag = LanguageTag(text) {
      if languages.count < 1000 { languages[text] = tag }
      return tag
    }
    warn("“\(text)” is no language tag; read as “und”, undetermined", at: element)
    return "und"
  }

  /// The entry's identifier, else one made of its first term, and in any case no other entry's.
  private mutating func unique(_ draft: ConceptDraft, at element: XMLElement) -> String {
    var base = draft.concept.id
    if base.isEmpty {
      let slugs = draft.concept.terms.map { XMLIdentifier.slug(of: $0.text) }
      base = slugs.first { !$0.isEmpty } ?? "concept-\(glossary.concepts.count + 1)"
    } else if identifiers.contains(base) {
      warn("two entries have the id “\(base)”", at: element)
    }
    var id = base
    var number = 2
    while !identifiers.insert(id).inserted {
      id = "\(base)-\(number)"
      number += 1
    }
    return id
  }

  private mutating func warn(_ message: String, at element: XMLElement) {
    warnings.add(message, line: element.position.line, column: element.position.column)
  }
}
