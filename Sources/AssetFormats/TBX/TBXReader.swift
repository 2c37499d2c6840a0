package import LanguageAssets
internal import LanguageText
internal import LibXML

/// Reads a termbase from TBX.
///
/// Accepts version 2 (`martif`, with `tig` and `ntig`) and 3 (`tbx`, data categories as attributes
/// or as elements), any dialect, and what real tools write: `lang` for `xml:lang`, categories in
/// other case or place, the status words of ``TBXStatus``, entries without or with repeated ids.
/// A term without status is preferred when no other term of its language is, and comes first;
/// otherwise admitted. Line breaks before indentation are layout, and read as one space.
package struct TBXReader: ~Copyable {
  private var cursor: ElementCursor
  private var glossary = Glossary()
  private var warnings = AssetWarnings()
  private var identifiers: Set<String> = []
  /// Data categories that have no place in a ``Glossary``, with their number.
  private var unreadCategories: [String: Int] = [:]

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
    if let language = root.languageAttribute.flatMap(LanguageTag.init), language != "und" {
      glossary.language = language
    }
    try readChildren()
    try cursor.finish()
    for warning in cursor.warnings { warnings.add(warning.reason, line: warning.position.line) }
    if !unreadCategories.isEmpty {
      let list = unreadCategories.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
      warnings.add("not kept: \(list.joined(separator: ", "))", line: 1)
    }
  }

  /// Reads down to the entries.
  private mutating func readChildren() throws {
    while let child = try cursor.nextChild() {
      switch child.localName {
      case "title": glossary.title = try cursor.text().unwrapped
      case "text", "body", "martifHeader", "tbxHeader", "fileDesc", "titleStmt":
        try readChildren()
      case "termEntry", "conceptEntry": try readConcept(child)
      default: try cursor.skip()
      }
    }
  }

  private mutating func readConcept(_ element: XMLElement) throws {
    var draft = ConceptDraft(id: element["id"] ?? "")
    while let child = try cursor.nextChild() {
      if ["langSet", "langSec"].contains(child.localName) {
        try readLanguage(child, into: &draft)
      } else {
        for category in try categories(child) { apply(category, to: &draft) }
      }
    }
    let line = element.position.line
    if draft.concept.terms.isEmpty { warnings.add("an entry without a term", line: line) }
    draft.settleStatuses()
    draft.concept.id = unique(draft, line: line)
    glossary.concepts.append(draft.concept)
  }

  private mutating func readLanguage(
    _ element: XMLElement, into draft: inout ConceptDraft
  ) throws {
    let language = try language(of: element)
    while let child = try cursor.nextChild() {
      if ["tig", "ntig", "termSec"].contains(child.localName) {
        var term = TermDraft(language: language)
        try readTerm(into: &term, &draft)
        if term.term.text.isEmpty {
          warnings.add("an entry has an empty term", line: child.position.line)
        }
        draft.add(term)
      } else {
        for category in try categories(child) { apply(category, in: language, to: &draft) }
      }
    }
  }

  /// Reads a `tig`, `ntig`, `termGrp` or `termSec` to its end.
  private mutating func readTerm(into term: inout TermDraft, _ concept: inout ConceptDraft) throws {
    while let child = try cursor.nextChild() {
      switch child.localName {
      case "term": term.add(text: try cursor.text().collapsed)
      case "termGrp": try readTerm(into: &term, &concept)
      default:
        for category in try categories(child) where !term.apply(category) {
          apply(category, in: term.term.language, to: &concept)
        }
      }
    }
  }

  private mutating func apply(
    _ category: TBXCategory, in language: LanguageTag? = nil, to draft: inout ConceptDraft
  ) {
    if !draft.apply(category, in: language) { unreadCategories[category.name, default: 0] += 1 }
  }

  /// Reads an element beside a term, or a group of such, to its end.
  private mutating func categories(_ element: XMLElement) throws -> [TBXCategory] {
    switch element.localName {
    case "transacGrp", "transac", "ref", "xref", "termCompList", "date":
      try cursor.skip()
      return []
    case "descripGrp", "adminGrp", "termNoteGrp":
      guard let first = try cursor.nextChild() else { return [] }
      let main = try categories(first)
      // The rest says where the first comes from, who said so and when.
      while try cursor.nextChild() != nil { try cursor.skip() }
      return main
    case "descrip", "termNote", "admin":
      return [TBXCategory(name: element["type"] ?? "", value: try cursor.text().unwrapped)]
    default:
      return [TBXCategory(name: element.localName, value: try cursor.text().unwrapped)]
    }
  }

  private mutating func language(of element: XMLElement) throws -> LanguageTag {
    guard let text = element.languageAttribute else {
      throw AssetError(
        line: element.position.line, column: element.position.column,
        "this <\(element.name)> does not say its language", hint: "expected xml:lang=\"…\"")
    }
    if let tag = LanguageTag(text) { return tag }
    warnings.add(
      "“\(text)” is no language tag; read as “und”, undetermined", line: element.position.line)
    return "und"
  }

  /// The entry's identifier, else one made of its first term, and in any case no other entry's.
  private mutating func unique(_ draft: ConceptDraft, line: Int) -> String {
    var base = draft.concept.id
    if base.isEmpty {
      let slugs = draft.concept.terms.map { XMLIdentifier.slug(of: $0.text) }
      base = slugs.first { !$0.isEmpty } ?? "concept-\(glossary.concepts.count + 1)"
    } else if identifiers.contains(base) {
      warnings.add("two entries have the id “\(base)”", line: line)
    }
    var id = base
    var number = 2
    while !identifiers.insert(id).inserted {
      id = "\(base)-\(number)"
      number += 1
    }
    return id
  }
}
