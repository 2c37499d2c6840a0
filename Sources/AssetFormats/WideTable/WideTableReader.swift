package import LanguageAssets
internal import LanguageText

/// Reads a glossary from a table with one concept a row and columns for the languages, as memoQ,
/// Trados, MultiTerm, Phrase, Crowdin and people's own spreadsheets have it.
///
/// Synonyms stand in repeated columns, in rows with the same concept ID, or in one cell with `|`
/// between where a tool has no other place for them. The first term of a language without a status is preferred, the others are admitted.
/// Columns that no field holds are carried along.
package struct WideTableReader {
  private let columns: [WideColumn]
  private let synonymSeparator: Character?
  private var glossary = Glossary()
  private var warnings = AssetWarnings()
  private var indices: [String: Int] = [:]
  private var identifiers = XMLIdentifier()

  /// Whether a first row is the header of such a table: it has columns for two languages, or one and
  /// nothing beside it but what is known to be said about a term.
  ///
  /// Short words and values are language tags, too: `no,нет` is a pair of terms, and
  /// `panel,en,panel,preferred` a row of a table whose header is missing.
  static func isHeader(_ header: [DelimitedText.Cell], _ direction: GlossaryDirection?) -> Bool {
    let names = Set(header.map { $0.text.lowercased() })
    if names.contains("lang") || names.isSuperset(of: ["concept", "term", "status"]) {
      return false
    }
    let columns = header.map { WideColumn(header: $0.text, direction: direction) }
    let languages = Set(columns.compactMap(\.termLanguage))
    return languages.count > 1 || languages.count == 1 && columns.allSatisfy(\.isUnderstood)
  }

  /// Reads a glossary.
  ///
  /// - Parameters:
  ///   - source: UTF-8, or UTF-16 with byte order mark.
  ///   - direction: what columns named `source` and `target` mean; nil when not known.
  /// - Returns: the glossary, and what is wrong but was read all the same.
  /// - Throws: ``AssetError`` with line and column, and whatever the source throws.
  package static func read(
    _ source: ByteSource, direction: GlossaryDirection? = nil
  ) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    try read(DelimitedText(DecodedText.decode(source.readAll())).rows, direction: direction)
  }

  /// Reads the rows of a table, the header first.
  static func read(
    _ rows: [[DelimitedText.Cell]], direction: GlossaryDirection?,
    synonymSeparator: Character? = nil
  ) throws(AssetError) -> (glossary: Glossary, warnings: AssetWarnings) {
    guard let header = rows.first else {
      throw AssetError(line: 1, column: 1, "the table is empty", hint: "expected a header row")
    }
    let columns = header.map { WideColumn(header: $0.text, direction: direction) }
    guard columns.contains(where: { $0.termLanguage != nil }) else {
      throw AssetError(
        line: header.first?.line, column: header.first?.column,
        "no column of the header is named after a language",
        hint: "expected a column such as “en”, “Japanese” or “Term [ru]”")
    }
    if direction == nil, let cell = header.first(where: { $0.text.lowercased() == "term" }) {
      throw AssetError(
        line: cell.line, column: cell.column, "the language of the column “term” is not known",
        hint: "name the languages with --source and --target")
    }
    if rows.count > 1, repeatsLanguages(rows[1], columns) {
      throw AssetError(
        line: header.first?.line, column: header.first?.column,
        "the table has no header: the row below names the same languages",
        hint: "expected a header row: concept,lang,term,status or a column for each language")
    }
    let separator = synonymSeparator ?? (placesSynonyms(header, columns) ? nil : "|")
    var reader = WideTableReader(columns, separator)
    for row in rows.dropFirst() { try reader.read(row) }
    return (reader.glossary, reader.warnings)
  }

  /// Whether a table is of a tool that has a column, a row or no place at all for a synonym: memoQ, Crowdin, Phrase.
  private static func placesSynonyms(
    _ header: [DelimitedText.Cell], _ columns: [WideColumn]
  ) -> Bool {
    columns.contains { $0 == .previous(.flags) || $0 == .concept(.translatable) }
      || header.contains { $0.text.lowercased().hasPrefix("description [") }
  }

  private init(_ columns: [WideColumn], _ synonymSeparator: Character?) {
    self.columns = columns
    self.synonymSeparator = synonymSeparator
  }

  /// Whether a row has in all columns for terms the name of the column's language.
  private static func repeatsLanguages(
    _ row: [DelimitedText.Cell], _ columns: [WideColumn]
  ) -> Bool {
    zip(columns, row).allSatisfy { column, cell in
      guard let language = column.termLanguage else { return true }
      return LanguageName.tag(cell.text) == language
    }
  }

  private mutating func read(_ row: [DelimitedText.Cell]) throws(AssetError) {
    if let extra = row.dropFirst(columns.count).first(where: { !$0.text.isEmpty }) {
      throw AssetError(
        line: extra.line, column: extra.column,
        "the row has more cells than the header, \(columns.count)",
        hint: "a cell that holds the separator is written in quotes")
    }
    var draft = WideRow()
    for (column, cell) in zip(columns, row) where !cell.text.isEmpty {
      if let complaint = draft.take(cell.text, column, synonymSeparator) {
        warnings.add(complaint, line: cell.line, column: cell.column)
      }
    }
    guard !draft.terms.isEmpty else {
      return warnings.add(
        "a row without a term is left out", line: row.first?.line ?? 1, column: row.first?.column)
    }
    let index = conceptIndex(of: draft)
    draft.finish(in: glossary.concepts[index])
    glossary.concepts[index].take(draft)
  }

  private mutating func conceptIndex(of row: WideRow) -> Int {
    if let id = row.concept.id.isEmpty ? nil : row.concept.id {
      if let index = indices[id] { return index }
      indices[id] = glossary.concepts.count
      glossary.concepts.append(Concept(id: id))
    } else {
      let slugs = row.terms.lazy.map { XMLIdentifier.slug(of: $0.text) }
      let slug = slugs.first { !$0.isEmpty } ?? "term"
      var concept = Concept(id: identifiers.unique(for: slug))
      concept.isIdentifierImplied = true
      glossary.concepts.append(concept)
    }
    return glossary.concepts.count - 1
  }
}

/// A row of the table while it is read.
private struct WideRow {
  var concept = Concept(id: "")
  var terms: [Term] = []
  private var statuses: [TermStatus?] = []
  private var rowStatus: TermStatus?
  private var isKept = false
  private var rowPartOfSpeech: String?
  private var isCaseSensitive = false
  private var pending: [LanguageTag: [(WideColumn.Detail, String)]] = [:]
  private var last: LanguageTag?

  /// Takes over a cell; returns what is wrong with it, if anything.
  mutating func take(
    _ text: String, _ column: WideColumn, _ synonymSeparator: Character?
  ) -> String? {
    switch column {
    case .term(let language):
      last = language
      let parts = synonymSeparator.map { text.parts(at: $0) } ?? [Substring(text)]
      for part in parts.map(\.trimmed) where !part.isEmpty {
        terms.append(Term(part, language: language))
        statuses.append(nil)
        for (detail, value) in pending.removeValue(forKey: language) ?? [] {
          _ = describe(terms.count - 1, detail, value)
        }
      }
    case .concept(let detail): return describeConcept(detail, text)
    case .previous(let detail):
      guard let last, let index = terms.lastIndex(where: { $0.language == last }) else {
        return nil
      }
      return describe(index, detail, text)
    case .language(let language, .definition): concept.definitions[language] = text
    case .language(let language, let detail):
      if let index = terms.lastIndex(where: { $0.language == language }) {
        return describe(index, detail, text)
      }
      pending[language, default: []].append((detail, text))
    case .other(let name, let language): carry(name, text, language)
    }
    return nil
  }

  private mutating func describeConcept(_ detail: WideColumn.Detail, _ text: String) -> String? {
    switch detail {
    case .id: concept.id = text
    case .subject: concept.subject = text
    case .definition: concept.definition = text
    case .note: concept.note = text
    case .status:
      rowStatus = StatusWord.status(text)
      return rowStatus == nil ? "“\(text)” is no status" : nil
    case .partOfSpeech: rowPartOfSpeech = text
    case .translatable:
      guard let isTranslatable = StatusWord.flag(text) else { return "“\(text)” is no yes or no" }
      isKept = !isTranslatable
    case .caseSensitive:
      guard let flag = StatusWord.flag(text) else { return "“\(text)” is no yes or no" }
      isCaseSensitive = flag
    case .context, .gender, .flags:
      concept.carried.append(CarriedElement("descrip", type: detail.rawValue, text))
    }
    return nil
  }

  private mutating func describe(
    _ index: Int, _ detail: WideColumn.Detail, _ text: String
  ) -> String? {
    switch detail {
    case .note: terms[index].note = text
    case .context: terms[index].context = text
    case .partOfSpeech: terms[index].partOfSpeech = text
    case .gender: terms[index].gender = Term.gender(named: text)
    case .id: terms[index].id = text
    case .status:
      statuses[index] = StatusWord.status(text)
      if statuses[index] == nil { return "“\(text)” is no status" }
    case .flags: takeFlags(text, index)
    case .subject, .definition, .translatable, .caseSensitive:
      carry(detail.rawValue, text, terms[index].language)
    }
    return nil
  }

  /// memoQ's matching: how case and endings count, and whether the term is forbidden.
  private mutating func takeFlags(_ text: String, _ index: Int) {
    let flags = text.split { ";,".contains($0) }.map { $0.trimmed.lowercased() }
    if flags.contains("forbidden") { statuses[index] = .forbidden }
    if flags.contains("exact"), flags.contains("casesense") { terms[index].isExact = true }
    let usual: Set = ["forbidden", "casepermissive", "caseinsense", "casesense", "halfprefix"]
    let others = flags.filter { !usual.contains($0) && !($0 == "exact" && terms[index].isExact) }
    guard !others.isEmpty else { return }
    terms[index].carried.append(CarriedElement("termNote", type: "Term_Info", text))
  }

  private mutating func carry(_ name: String, _ text: String, _ language: LanguageTag?) {
    if name.isEmpty { return }
    let element = CarriedElement("descrip", type: name, text)
    if let language {
      concept.carriedByLanguage[language, default: []].append(element)
    } else {
      concept.carried.append(element)
    }
  }

  /// Settles the statuses, and what was said before its term.
  ///
  /// A concept that has a preferred term in rows above gets no second one unless a row says so.
  mutating func finish(in known: Concept) {
    for (language, details) in pending {
      for (detail, text) in details { carry(detail.rawValue, text, language) }
    }
    if isCaseSensitive, !terms.isEmpty { terms[0].isExact = true }
    for index in terms.indices {
      let before = (known.terms + terms[..<index]).filter {
        $0.language == terms[index].language
      }
      let implied: TermStatus =
        before.contains { $0.status == .preferred } ? .admitted : .preferred
      // That a name is kept is said of the one that is translated.
      let isSource = terms[index].language == terms[0].language
      let named = statuses[index] ?? (isKept && isSource ? .doNotTranslate : rowStatus)
      terms[index].status = named ?? (isKept ? .doNotTranslate : implied)
      terms[index].isStatusImplied = named == nil
      if terms[index].partOfSpeech == nil { terms[index].partOfSpeech = rowPartOfSpeech }
    }
  }
}

extension Concept {
  /// Adds what a row says.
  fileprivate mutating func take(_ row: WideRow) {
    subject = subject ?? row.concept.subject
    definition = definition ?? row.concept.definition
    note = note ?? row.concept.note
    definitions.merge(row.concept.definitions) { first, _ in first }
    carried += row.concept.carried.filter { !carried.contains($0) }
    for (language, elements) in row.concept.carriedByLanguage {
      let known = carriedByLanguage[language] ?? []
      carriedByLanguage[language] = known + elements.filter { !known.contains($0) }
    }
    for term in row.terms {
      let isKnown = terms.contains { $0.language == term.language && $0.text == term.text }
      if !isKnown { terms.append(term) }
    }
  }
}

extension String {
  /// What stands between separators; most cells have none, which their bytes tell sooner than their characters.
  fileprivate func parts(at separator: Character) -> [Substring] {
    guard let byte = separator.asciiValue, !utf8.contains(byte) else {
      return split(separator: separator)
    }
    return [Substring(self)]
  }
}
